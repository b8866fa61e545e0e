# Makes the data and the expected values beside this file: Rscript make_golden.R
# Needs R with car (Debian: r-base-core, r-cran-car).
library(car)
options(contrasts = c("contr.sum", "contr.poly"), digits = 17)

exact <- function(table) {
  numbers <- sapply(table, is.numeric)
  table[numbers] <- lapply(table[numbers], function(x) ifelse(is.na(x), "", sprintf("%.17g", x)))
  table
}

keep <- function(table, name) {
  write.csv(exact(table), name, row.names = FALSE, quote = FALSE)
}

# Invented: value by system, language and gender, with all kinds of effects.
invent <- function(cells, per_cell, seed) {
  set.seed(seed)
  rows <- cells[rep(seq_len(nrow(cells)), per_cell), ]
  mean <- 0.1 * (rows$system == "B1") + 0.07 * (rows$language == "native") -
    0.08 * (rows$gender == "m") * (rows$system == "B2")
  rows$value <- mean + rnorm(nrow(rows), sd = 0.15 + 0.05 * (rows$language == "native"))
  rows
}

analyse <- function(data, name) {
  keep(data, paste0(name, ".csv"))
  table <- Anova(lm(value ~ system * language * gender, data), type = 2)
  error <- table["Residuals", "Sum Sq"]
  effect <- ifelse(rownames(table) == "Residuals", NA, table[, "Sum Sq"])
  keep(data.frame(
    effect = rownames(table),
    sum_of_squares = table[, "Sum Sq"],
    degrees_of_freedom = table[, "Df"],
    f = table[, "F value"],
    p = table[, "Pr(>F)"],
    partial_eta_squared = effect / (effect + error)
  ), paste0(name, "_anova.csv"))
}

# Welch's t-tests of all pairs of cells that differ in one factor, adjusted together.
compare <- function(data, factors, name) {
  cell <- interaction(data[factors], sep = ":", lex.order = TRUE)
  pairs <- combn(levels(droplevels(cell)), 2)
  differ <- apply(pairs, 2, function(pair) {
    sum(strsplit(pair[1], ":")[[1]] != strsplit(pair[2], ":")[[1]])
  })
  rows <- apply(pairs[, differ == 1, drop = FALSE], 2, function(pair) {
    test <- t.test(data$value[cell == pair[1]], data$value[cell == pair[2]])
    data.frame(
      a = pair[1], b = pair[2], t = test$statistic, degrees_of_freedom = test$parameter,
      p = test$p.value, difference = -diff(test$estimate), low = test$conf.int[1],
      high = test$conf.int[2]
    )
  })
  rows <- do.call(rbind, rows)
  rows$p_holm <- p.adjust(rows$p, "holm")
  keep(rows, name)
}

two <- expand.grid(system = c("B1", "B2"), language = c("native", "other"), gender = c("f", "m"))
three <- expand.grid(
  system = c("B1", "B2", "S1"), language = c("native", "other"), gender = c("f", "m")
)
balanced <- invent(two, rep(9, 8), 1)
unbalanced <- invent(two, c(8, 6, 12, 11, 7, 8, 10, 12), 2)
three_systems <- invent(three, c(3, 5, 4, 6, 2, 7, 5, 4, 3, 6, 8, 4), 3)
analyse(balanced, "balanced")
analyse(unbalanced, "unbalanced")
analyse(three_systems, "three_systems")
compare(unbalanced, "language", "unbalanced_language_t.csv")
compare(unbalanced, c("system", "language", "gender"), "unbalanced_cells_t.csv")
compare(three_systems, c("system", "gender"), "three_systems_t.csv")
