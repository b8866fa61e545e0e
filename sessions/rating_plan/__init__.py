"""Rating plans: exact, balanced and blind, of any size."""

from sessions.rating_plan.planner import extend_plan, plan_ratings
from sessions.rating_plan.shortages import ShortageError

__all__ = ["ShortageError", "extend_plan", "plan_ratings"]
