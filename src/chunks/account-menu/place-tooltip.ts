const CONTROLS = 'a[href],button,input,select,textarea,summary';

/** Placements of the tooltip in order of preference: beside the menu, below it, or below the header. */
const PLACES = ['beside', 'below', 'clear'] as const;

/** CSS property with the distance from the menu to the lower edge of the header. */
const OFFSET = '--bsro-tooltip-offset';

const doOverlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const isVisible = (control: Element): boolean =>
  typeof control.checkVisibility !== 'function' ||
  control.checkVisibility({ visibilityProperty: true });

/** Counts the controls of the page that the tooltip covers; infinite if the window cuts it off. */
const countCovered = (tooltip: HTMLElement): number => {
  const box = tooltip.getBoundingClientRect();
  if (box.left < 0 || box.top < 0) return Number.POSITIVE_INFINITY;
  return [...document.querySelectorAll(CONTROLS)].filter(
    (control) =>
      !tooltip.contains(control) &&
      doOverlap(box, control.getBoundingClientRect()) &&
      isVisible(control),
  ).length;
};

/** Places a menu's tooltip where it covers the fewest controls of the page (TIP-1). */
export const placeTooltip = (tooltip: HTMLElement, menu: Element): void => {
  const header = menu.closest('header')?.getBoundingClientRect();
  const top = menu.getBoundingClientRect().top;
  tooltip.style.setProperty(OFFSET, `${(header?.bottom ?? top) - top}px`);
  let best = { place: '', covered: Number.POSITIVE_INFINITY };
  for (const place of PLACES) {
    tooltip.dataset['place'] = place;
    const covered = countCovered(tooltip);
    if (covered < best.covered) best = { place, covered };
    if (covered === 0) return;
  }
  tooltip.dataset['place'] = best.place || 'below';
};
