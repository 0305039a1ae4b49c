/** The menu of a visitor or of a driver. */
export interface Menu {
  /** The menu's elements, in order. */
  readonly nodes: readonly HTMLElement[];
  /** Shows the current state of the profile and of the dialogs. */
  readonly update: () => void;
  /** Removes the menu's listeners. */
  readonly destroy: () => void;
}
