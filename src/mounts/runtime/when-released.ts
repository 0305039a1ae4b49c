import { hasBegun, isFillingIn } from '../../browser/visitor-input';
import type { AnyPlaceholder } from '../schema/placeholder';

/** Milliseconds between two checks of whether a visitor still uses an element. */
const POLL_INTERVAL = 100;

type Kind = Pick<AnyPlaceholder, 'kind' | 'keepsPlaceholders' | 'keepsBegunForm'>;

/** Checks whether a visitor presses something that belongs to this placeholder, not to one inside it. */
const isPressed = (element: HTMLElement): boolean => {
  if (!element.matches(':active')) return false;
  const pressed = [...element.querySelectorAll(':active')].pop();
  return pressed?.closest('[data-mount]') === element;
};

/**
 * Checks whether a visitor uses a placeholder's nodes, so that they can't be replaced now: a click on a replaced node
 * would be lost, and so would what is typed into a field that React replaces. A root that keeps the CMS's nodes moves
 * the placeholders in them, too.
 */
export const isInUse = (
  element: HTMLElement,
  { kind, keepsPlaceholders, keepsBegunForm }: Kind,
): boolean =>
  (keepsBegunForm && hasBegun(element)) ||
  (keepsPlaceholders
    ? element.matches(':active') || isFillingIn(element, true)
    : isPressed(element) || (kind === 'react' && isFillingIn(element)));

/** Waits until a visitor no longer uses a placeholder's nodes. */
export const whenReleased = async (element: HTMLElement, placeholder: Kind): Promise<void> => {
  while (isInUse(element, placeholder)) {
    await new Promise((next) => {
      setTimeout(next, POLL_INTERVAL);
    });
  }
};
