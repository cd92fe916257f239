/** All that a visitor can type in, choose, or focus. Not each of them has a value, a check, or a selection. */
const controls = 'a, button, input, select, summary, textarea';
type Control = HTMLInputElement;

/** Remembers what a visitor typed, chose, and focused in an element. It outlives the element's nodes. */
export class VisitorState {
  /** The element's last nodes. Even those that were removed have their values and selections. */
  nodes: ChildNode[] = [];
  #controls: Control[] = [];
  #focused: Element | null = null;
  readonly #element: HTMLElement;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Remembers the state as it is, unless the nodes are already gone. */
  remember() {
    if (!this.#element.firstChild) return;
    this.nodes = [...this.#element.childNodes];
    this.#controls = controlsIn(this.#element);
    this.#focused = document.activeElement;
  }

  /** Gives the remembered state to the nodes that have replaced those that had it. */
  putBack() {
    for (const control of this.#controls) {
      const twin = this.twinOf(control);
      if (!twin) continue;
      if (twin.value !== control.value) twin.value = control.value;
      if (twin.checked !== control.checked) twin.checked = control.checked;
      if (control !== this.#focused || control === document.activeElement) continue;
      twin.focus({ preventScroll: true });
      const { selectionStart, selectionEnd, selectionDirection } = control;
      // Fields of some types, such as an email address, have no selection.
      if (selectionStart === null || selectionStart === undefined) continue;
      twin.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    }
  }

  /** Returns the control that has replaced another one, or that control if it is still there. */
  twinOf(control: Element): Control | undefined {
    const wanted = control as Control;
    if (this.#element.contains(wanted)) return wanted;
    const alike = (other: Control) => isAlike(other, wanted);
    const rank = this.#controls.filter(alike).indexOf(wanted);
    return controlsIn(this.#element).filter(alike)[rank];
  }
}

function controlsIn(element: HTMLElement): Control[] {
  return [...element.querySelectorAll<Control>(controls)];
}

/** Compares what neither a visitor nor a program changes: React makes new ids. An extension's own controls differ. */
function isAlike(one: Control, other: Control): boolean {
  return (
    one.localName === other.localName &&
    (one.name || one.className) === (other.name || other.className)
  );
}
