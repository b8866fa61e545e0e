"""Plans of clustering sessions: which panels each evaluator sorts by speaker."""

from sessions.panel_plan.planner import plan_panels
from sessions.panel_plan.practice import plan_practice
from sessions.panels import Panel, PanelDesign, PanelSession, PanelUtterance

__all__ = ["Panel", "PanelDesign", "PanelSession", "PanelUtterance", "plan_panels", "plan_practice"]
