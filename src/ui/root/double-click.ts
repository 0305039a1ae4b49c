const CONTROLS = 'a, button, input, label, select, summary, textarea';

/** Returns the control that a click on an element activates. */
const findControl = (target: EventTarget | null): Element | null => {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
};

/** Checks whether a control is part of a placeholder, a root outside of one, or a dialog. */
const isOurs = (control: Element | null): boolean =>
  control?.closest('[data-mount], [data-bsro-root], .bsro-dialog') != null;

let pressed: { control: Element | null; isOurs: boolean } = { control: null, isOurs: false };

/** Checks whether an event of a double click is on another control than the first click, and either is ours. */
const isSecond = (event: MouseEvent, control: Element | null): boolean =>
  event.detail > 1 && control !== pressed.control && (pressed.isOurs || isOurs(control));

// The second press would take the focus from where the first click has moved it, such as the next step's heading.
addEventListener(
  'mousedown',
  (event) => {
    if (isSecond(event, findControl(event.target))) event.preventDefault();
  },
  true,
);

/**
 * Ignores the second click of a double click if the first one has brought another control under the pointer, such as
 * the button that books what the visitor hasn't reviewed yet, or a link behind a dialog that has closed.
 */
addEventListener(
  'click',
  (event) => {
    const control = findControl(event.target);
    if (control && isSecond(event, control)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    pressed = { control, isOurs: isOurs(control) };
  },
  true,
);
