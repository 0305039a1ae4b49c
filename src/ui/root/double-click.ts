const CONTROLS = 'a, button, input, label, select, summary, textarea';

/** Returns the control that a click on an element activates. */
const findControl = (target: EventTarget | null): Element | null => {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
};

/** Checks whether a control is part of a placeholder or a dialog. */
const isOurs = (control: Element | null): boolean =>
  control?.closest('[data-mount], .bsro-dialog') != null;

let pressed: { control: Element | null; isOurs: boolean } = { control: null, isOurs: false };

/**
 * Ignores the second click of a double click if the first one has brought another control under the pointer, such as
 * the button that books what the visitor hasn't reviewed yet, or a link behind a dialog that has closed.
 */
addEventListener(
  'click',
  (event) => {
    const control = findControl(event.target);
    const isSame = control === pressed.control;
    if (event.detail > 1 && control && !isSame && (isOurs(control) || pressed.isOurs)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    pressed = { control, isOurs: isOurs(control) };
  },
  true,
);
