# Statistics of ratings by R, for tests/analysis.
#
#     apt-get install r-base-core r-cran-sandwich r-cran-jsonlite
#     Rscript make_golden.R
#
# Writes two_way.json and by_r.json; all data are invented here.

library(sandwich)
library(jsonlite)

with_packages <- paste("R", getRversion(), "with sandwich", packageVersion("sandwich"))
keep <- function(content, name) {
  write_json(c(made_by = with_packages, content), name, auto_unbox = TRUE, digits = 17, na = "null")
}

# Two-way cluster-robust variance of A, and what is read from it.

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

# The chance that two trials share a cluster, both samples weighing the same.
weights <- rep(0.5 / c(length(a$values), length(b$values)), c(length(a$values), length(b$values)))
shared <- function(cluster) sum(tapply(weights, cluster, sum)^2, na.rm = TRUE)
of_evaluators <- shared(trials$evaluator)
of_speakers <- shared(trials$speaker)
of_both <- shared(interaction(trials$evaluator, trials$speaker))

size <- as.numeric(wilcox.test(a$values, b$values, exact = FALSE)$statistic) / length(wins)
log_odds <- qlogis(size)
margin <- qlogis(0.56)

estimate <- function(v, freedom) {
  error <- sqrt(v) / (size * (1 - size))
  bounds <- function(level) plogis(log_odds + c(-1, 1) * qt(1 - level, freedom) * error)
  # A sample of freedom + 1 values with this mean and standard error has the same t-tests.
  detectable <- power.t.test(
    n = freedom + 1, sd = sqrt(freedom + 1) * error, power = 0.8, type = "one.sample", tol = 1e-13
  )
  list(
    standard_error = sqrt(v),
    degrees_of_freedom = freedom,
    p = 2 * pt(-abs(log_odds) / error, freedom),
    interval = bounds(0.025),
    equivalence_p = max(
      pt((log_odds + margin) / error, freedom, lower.tail = FALSE),
      pt((log_odds - margin) / error, freedom)
    ),
    equivalence_interval = bounds(0.05),
    minimum_detectable = plogis(detectable$delta) - 0.5
  )
}
one_way <- variance(~evaluator) / (1 - of_evaluators)
two_way <- variance(~ evaluator + speaker) / (1 - of_evaluators - of_speakers + of_both)
freedom <- two_way^2 / (
  one_way^2 / (1 / of_evaluators - 1) + (two_way - one_way)^2 / (1 / of_speakers - 1)
)
keep(
  list(
    a = a,
    b = b,
    sandwich_evaluators = variance(~evaluator),
    sandwich_two_way = variance(~ evaluator + speaker),
    effect_size = size,
    one_way = estimate(one_way, 1 / of_evaluators - 1),
    two_way = estimate(two_way, freedom)
  ),
  "two_way.json"
)

# Holm's adjustment; the within-subject standard deviation of trials judged twice, which is that
# of the residuals of an analysis of variance by trial; how far expanded percentiles reach out.

p <- c(0.012, 0.2, 0.003, 0.012, NA, 0.049, 0.0004, 0.7, 0.03)
first <- sample(10, 40, replace = TRUE)
again <- pmin(pmax(first + sample(-3:3, 40, replace = TRUE), 1), 10)
twice <- data.frame(score = c(first, again), trial = factor(rep(1:40, 2)))
residuals <- summary(aov(score ~ trial, twice))[[1]]["Residuals", "Mean Sq"]
clusters <- c(6, 7.5, 12, 47)
keep(
  list(
    holm = list(p = p, adjusted = p.adjust(p, "holm")),
    within_subject = list(first = first, again = again, deviation = sqrt(residuals)),
    expanded_levels = list(
      clusters = clusters,
      low = pnorm(qt(0.025, clusters - 1) * sqrt(clusters / (clusters - 1)))
    )
  ),
  "by_r.json"
)
