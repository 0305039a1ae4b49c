/** What a tooltip must not cover: controls, forms, and the page's heading. */
const OBSTACLES = 'a[href],button,input,select,textarea,summary,form,h1';

/**
 * Placements of the tooltip in order of preference: beside the menu, below it, or in the first gap
 * below the header.
 */
const PLACES = ['beside', 'below', 'clear'] as const;

/** CSS property: the distance from the top of the menu to the line below which the tooltip is placed. */
const OFFSET_PROPERTY = '--bsro-tooltip-offset';

const isOverlapping = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const isVisible = (control: Element): boolean =>
  typeof control.checkVisibility !== 'function' ||
  control.checkVisibility({ visibilityProperty: true });

/**
 * Returns the boxes that the tooltip covers; undefined if the window or the drawer cuts the tooltip off.
 * @param edge the left edge of the window or the drawer
 */
const findCovered = (
  tooltip: HTMLElement,
  obstacles: readonly DOMRect[],
  edge: number,
): readonly DOMRect[] | undefined => {
  const box = tooltip.getBoundingClientRect();
  if (box.left < edge || box.top < 0) return undefined;
  return obstacles.filter((obstacle) => isOverlapping(box, obstacle));
};

/** Places a menu's tooltip where it covers the fewest obstacles (TIP-1). */
export const placeTooltip = (tooltip: HTMLElement, menu: Element): void => {
  const { top } = menu.getBoundingClientRect();
  const setLine = (line: number): void =>
    tooltip.style.setProperty(OFFSET_PROPERTY, `${line - top}px`);
  const headerLine = menu.closest('header')?.getBoundingClientRect().bottom ?? top;
  // A drawer covers the rest of the page.
  const drawer = menu.closest('[popover]');
  const edge = drawer?.getBoundingClientRect().left ?? 0;
  const obstacles = [...(drawer ?? document).querySelectorAll(OBSTACLES)]
    .filter((element) => !tooltip.contains(element) && isVisible(element))
    .map((element) => element.getBoundingClientRect());
  setLine(headerLine);
  let best = { place: 'below', count: Number.POSITIVE_INFINITY };
  for (const place of PLACES) {
    tooltip.dataset['place'] = place;
    const count = findCovered(tooltip, obstacles, edge)?.length ?? Number.POSITIVE_INFINITY;
    if (count < best.count) best = { place, count };
    if (count === 0) return;
  }
  // There is no room directly below the header, but there may be room further down, between two obstacles.
  for (const _ of obstacles) {
    const covered = findCovered(tooltip, obstacles, edge);
    if (!covered || tooltip.getBoundingClientRect().bottom > innerHeight) break;
    if (covered.length === 0) return;
    setLine(Math.min(...covered.map(({ bottom }) => bottom)));
  }
  setLine(headerLine);
  tooltip.dataset['place'] = best.place;
};
