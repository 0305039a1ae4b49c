/** A part of the account menu: the one of a visitor, or of a driver. */
export interface MenuPart {
  /** Its elements, in their order. */
  readonly nodes: readonly HTMLElement[];
  /** Shows the current state of the profile and of the dialogs. */
  readonly update: () => void;
  /** Removes its listeners. */
  readonly destroy: () => void;
}
