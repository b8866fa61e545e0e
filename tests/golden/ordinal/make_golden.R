# Cumulative link mixed models by R's ordinal package, for tests/analysis/test_ordinal_model.py.
#
#     apt-get install r-base-core r-cran-ordinal r-cran-jsonlite
#     Rscript make_golden.R
#
# Writes ratings.csv, invented here, and clmm.json.

library(ordinal)
library(jsonlite)

set.seed(20)
evaluators <- 12
stimuli <- 15
ratings <- expand.grid(
  evaluator = sprintf("e%02d", 1:evaluators),
  stimulus = sprintf("s%02d", 1:stimuli),
  turn = 1:3
)
ratings$system <- sample(c("original", "B1", "B2"), nrow(ratings), replace = TRUE)
ratings <- ratings[runif(nrow(ratings)) < 0.8, ]
loss <- c(original = 0, B1 = 1.2, B2 = 0.3)[ratings$system]
latent <- -loss + rnorm(evaluators, sd = 1)[as.integer(ratings$evaluator)] +
  rnorm(stimuli, sd = 0.6)[as.integer(ratings$stimulus)] + rlogis(nrow(ratings))
ratings$rating <- as.integer(cut(latent, c(-Inf, -2.5, -1.2, -0.2, 0.9, 2, Inf)))
ratings <- ratings[, c("evaluator", "stimulus", "system", "rating")]
write.csv(ratings, "ratings.csv", row.names = FALSE, quote = FALSE)

fitted <- function(model) {
  of <- coef(summary(model))
  list(
    log_likelihood = as.numeric(logLik(model)),
    thresholds = unname(model$alpha),
    effects = as.list(model$beta),
    standard_errors = as.list(of[names(model$beta), "Std. Error"]),
    p = as.list(of[names(model$beta), "Pr(>|z|)"]),
    deviations = as.list(sapply(VarCorr(model), function(v) sqrt(v[1, 1])))
  )
}

ratings$system <- relevel(factor(ratings$system), ref = "original")
ratings$rating <- factor(ratings$rating, ordered = TRUE)
two <- clmm(
  rating ~ system + (1 | evaluator) + (1 | stimulus),
  data = ratings, Hess = TRUE, control = list(gradTol = 1e-9)
)
one <- clmm(
  rating ~ system + (1 | evaluator),
  data = ratings, Hess = TRUE, control = list(gradTol = 1e-9)
)
content <- list(
  made_by = paste("R", getRversion(), "ordinal", packageVersion("ordinal")),
  evaluators_and_stimuli = fitted(two),
  evaluators = fitted(one)
)
write_json(content, "clmm.json", digits = NA, auto_unbox = TRUE, pretty = TRUE)
