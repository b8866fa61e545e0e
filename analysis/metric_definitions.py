"""What each score metric is: its label, unit and definition, printed beside the number."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Definition:
    """How a metric is called, counted and defined."""

    label: str
    unit: str
    """Empty for a plain number."""
    text: str


_PAV = "calibration by pooling adjacent violators, ties pooled first"

DEFINITIONS: dict[str, Definition] = {
    "eer": Definition(
        "EER",
        "share",
        "mean of miss and false-alarm rate where the two step curves are closest; may exceed 0.5",
    ),
    "eer_rocch": Definition(
        "ROCCH-EER", "share", "equal error rate of the convex hull; at most 0.5"
    ),
    "min_dcf_0.5": Definition(
        "min DCF, prior 0.5", "", "least cost over thresholds; 1 is deciding blindly"
    ),
    "min_dcf_0.05": Definition("min DCF, prior 0.05", "", "the same for a rarer target"),
    "min_dcf_0.01": Definition("min DCF, prior 0.01", "", "the same for a rarer target"),
    "cllr": Definition(
        "Cllr", "bits", "cost of the scores taken as natural log-likelihood ratios as they are"
    ),
    "min_cllr": Definition("min Cllr", "bits", f"cost after {_PAV}"),
    "calibration_loss": Definition("calibration loss", "bits", "Cllr less min Cllr"),
    "zebra_expected_bits": Definition(
        "ZEBRA expected",
        "bits",
        "disclosure averaged over priors, of the fit inside min Cllr; at most 0.721",
    ),
    "zebra_expected_laplace_bits": Definition(
        "ZEBRA expected, Laplace", "bits", "the same, of the fit of the worst case"
    ),
    "zebra_worst_log10": Definition(
        "ZEBRA worst case", "log10", f"largest |LLR|, {_PAV}, Laplace's rule at both ends"
    ),
    "eps_max_pav": Definition(
        "eps max, PAV", "nats", "the same number in nats: largest |LLR| of all trials"
    ),
    "eps_max_gaussian": Definition(
        "eps max, Gaussian", "nats", "largest |LLR| with a normal distribution for each class"
    ),
    "eps_max_student_t": Definition(
        "eps max, Student t", "nats", "largest |LLR| with a t distribution for each class"
    ),
    "eps_max_rank": Definition(
        "eps max, rank", "nats", "largest |LLR| of similarity ranks, beta-binomial distribution"
    ),
    "eps_max_rank_histogram": Definition(
        "eps max, rank histogram", "nats", "the same of the histogram, one added to each rank"
    ),
    "linkability": Definition(
        "linkability", "", "D_sys with equal priors, from 0 to 1, over the edges of its bins"
    ),
}
