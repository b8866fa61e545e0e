# Two-way cluster-robust variance by R's sandwich, for tests/analysis/test_cluster_robust.py.
#
#     apt-get install r-base-core r-cran-sandwich r-cran-jsonlite
#     Rscript make_golden.R
#
# Writes two_way.json, whose ratings are invented here.

library(sandwich)
library(jsonlite)

set.seed(4)
evaluators <- sprintf("e%d", 1:6)
speakers <- sprintf("s%02d", 1:9)
taste <- rnorm(6, sd = 1)
voice <- rnorm(9, sd = 1.5)
invent <- function(times, shift) {
  evaluator <- rep(1:6, times)
  speaker <- sample(9, length(evaluator), replace = TRUE)
  latent <- shift * (taste[evaluator] + voice[speaker]) + rnorm(length(evaluator), sd = 2)
  list(
    values = round(pmin(pmax(5.5 + latent, 1), 10)),
    evaluators = evaluators[evaluator],
    speakers = speakers[speaker]
  )
}
a <- invent(c(4, 6, 5, 9, 3, 7), 1)
b <- invent(c(8, 3, 6, 6, 5, 4), -1)

# A is the difference of the means of two samples of placement values, so far as its variance
# goes; the intercept of influences times their number has it.
wins <- outer(a$values, b$values, function(x, y) (x > y) + 0.5 * (x == y))
influence <- c(
  (rowMeans(wins) - mean(wins)) / length(a$values),
  (colMeans(wins) - mean(wins)) / length(b$values)
)
trials <- data.frame(
  y = influence * length(influence),
  evaluator = c(a$evaluators, b$evaluators),
  speaker = c(a$speakers, b$speakers)
)
model <- lm(y ~ 1, trials)
variance <- function(clusters) {
  of <- vcovCL(model, clusters, type = "HC0", cadjust = FALSE, multi0 = FALSE, data = trials)
  of[1, 1]
}
write_json(
  list(
    made_by = paste("R", getRversion(), "with sandwich", packageVersion("sandwich")),
    a = a,
    b = b,
    sandwich_evaluators = variance(~evaluator),
    sandwich_two_way = variance(~ evaluator + speaker)
  ),
  "two_way.json",
  auto_unbox = TRUE, digits = 17
)
