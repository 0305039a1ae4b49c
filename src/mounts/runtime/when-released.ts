import { isFillingIn } from '../../browser/visitor-input';
import type { Declared, Mount } from './registry';

/** Milliseconds between two checks of whether a press has ended. */
const PRESS_POLL_INTERVAL = 100;

/** Checks whether a visitor presses something that belongs to this placeholder, not to one inside it. */
const isPressed = (element: HTMLElement): boolean => {
  if (!element.matches(':active')) return false;
  const pressed = [...element.querySelectorAll(':active')].pop();
  return pressed?.closest('[data-mount]') === element;
};

/**
 * Waits until a press in an element ends, because a click on a replaced node would be lost; and if React will replace
 * the fields, until the visitor has left them. A root that keeps the CMS's nodes moves the placeholders in them, too.
 */
export const whenReleased = async (
  { element }: Mount,
  { kind, keepsPlaceholders }: Declared,
): Promise<void> => {
  const isInUse = (): boolean =>
    keepsPlaceholders
      ? element.matches(':active') || isFillingIn(element, true)
      : isPressed(element) || (kind === 'react' && isFillingIn(element));
  while (isInUse()) {
    await new Promise((next) => {
      setTimeout(next, PRESS_POLL_INTERVAL);
    });
  }
};
