"""What a screen reader makes of a window: the accessibility tree, and nothing else of the app."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtGui import QAccessible, QAccessibleInterface

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QWidget

Role = QAccessible.Role
CONTROLS = {
    Role.Button,
    Role.ButtonMenu,
    Role.CheckBox,
    Role.ComboBox,
    Role.EditableText,
    Role.List,
    Role.RadioButton,
    Role.Slider,
}


@dataclass(frozen=True)
class Node:
    """One thing in the tree."""

    role: Role
    name: str
    description: str
    value: str
    enabled: bool
    checked: bool
    interface: QAccessibleInterface


class ScreenReader:
    """Reads a window and acts in it as assistive technology does.

    Parameters
    ----------
    window : QWidget
        Its root in the tree is all that is taken from it.
    wait_for : callable
        Waits until a condition is true.
    """

    def __init__(self, window: QWidget, wait_for: Callable[[Callable[[], object]], None]) -> None:
        self._root = QAccessible.queryAccessibleInterface(window)
        self._wait_for = wait_for

    def nodes(self, *roles: Role) -> list[Node]:
        """Return what is shown, of these roles or of all."""
        return [node for node in _shown(self._root) if not roles or node.role in roles]

    def texts(self) -> list[str]:
        """Return all that can be heard."""
        return [text for node in self.nodes() for text in (node.name, node.description, node.value)]

    def has(self, role: Role, beginning: str) -> bool:
        """Whether something of this role, ready for use, has a name that begins so."""
        return any(node.enabled and node.name.startswith(beginning) for node in self.nodes(role))

    def find(self, role: Role, beginning: str) -> Node:
        """Return what has this role and a name that begins so, once it is ready for use."""
        self._wait_for(lambda: self.has(role, beginning))
        return next(
            node for node in self.nodes(role) if node.enabled and node.name.startswith(beginning)
        )

    def press(self, beginning: str) -> None:
        """Press a button, and wait until it has been let go."""
        button = self.find(Role.Button, beginning)
        # The interface may go with its page; only of the button itself can that be told safely.
        pressed = button.interface.object()
        _act(button, "Press")
        self._wait_for(lambda: not (shiboken6.isValid(pressed) and pressed.isDown()))

    def choose(self, role: Role, beginning: str) -> None:
        """Choose one of several."""
        _act(self.find(role, beginning), "Toggle")

    def write(self, beginning: str, text: str) -> None:
        """Write into a field in place of what stands there."""
        field = self.find(Role.EditableText, beginning).interface
        editable = field.editableTextInterface()
        editable.replaceText(0, field.textInterface().characterCount(), text)


def _shown(interface: QAccessibleInterface) -> Iterator[Node]:
    state = interface.state()
    if state.invisible and interface.role() != Role.ListItem:
        return
    yield Node(
        interface.role(),
        interface.text(QAccessible.Text.Name),
        interface.text(QAccessible.Text.Description),
        interface.text(QAccessible.Text.Value),
        not state.disabled,
        bool(state.checked),
        interface,
    )
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            yield from _shown(child)


def _act(node: Node, action: str) -> None:
    actions = node.interface.actionInterface()
    assert action in actions.actionNames(), (node.name, actions.actionNames())
    actions.doAction(action)
