const CONTROLS = 'a[href],button,input,select,textarea,summary';

/**
 * Where the tooltip may stand, the best first: beside the menu, below it, or below the page's
 * header, which it is no part of then.
 */
const PLACES = ['beside', 'below', 'clear'] as const;

/** The distance to the lower edge of the header, for the place below it. */
const OFFSET = '--bsro-tooltip-offset';

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const isSeen = (control: Element): boolean =>
  typeof control.checkVisibility !== 'function' ||
  control.checkVisibility({ visibilityProperty: true });

/** How many of the page's controls it covers; more than any number where it is cut off itself. */
const coveredBy = (tooltip: HTMLElement): number => {
  const box = tooltip.getBoundingClientRect();
  if (box.left < 0 || box.top < 0) return Number.POSITIVE_INFINITY;
  return [...document.querySelectorAll(CONTROLS)].filter(
    (control) =>
      !tooltip.contains(control) &&
      overlap(box, control.getBoundingClientRect()) &&
      isSeen(control),
  ).length;
};

/** Puts the tooltip of a menu where it covers the fewest of the page's controls (TIP-1). */
export const placeTooltip = (tooltip: HTMLElement, menu: Element): void => {
  const header = menu.closest('header')?.getBoundingClientRect();
  const top = menu.getBoundingClientRect().top;
  tooltip.style.setProperty(OFFSET, `${(header?.bottom ?? top) - top}px`);
  let best = { place: '', covered: Number.POSITIVE_INFINITY };
  for (const place of PLACES) {
    tooltip.dataset['place'] = place;
    const covered = coveredBy(tooltip);
    if (covered < best.covered) best = { place, covered };
    if (covered === 0) return;
  }
  tooltip.dataset['place'] = best.place || 'below';
};
