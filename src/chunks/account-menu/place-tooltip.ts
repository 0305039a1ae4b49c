/** What a tooltip must not cover: controls, forms, and the page's heading. */
const OBSTACLES = 'a[href],button,input,select,textarea,summary,form,h1';

/** Placements of the tooltip in order of preference: beside the menu, below it, or below the header. */
const PLACES = ['beside', 'below', 'clear'] as const;

/** CSS properties: the distance from the top of the menu to the header's end, and the arrow's from the menu's end. */
const OFFSET_PROPERTY = '--bsro-tooltip-offset';
const ARROW_PROPERTY = '--bsro-tooltip-arrow';

const isOverlapping = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

const isVisible = (control: Element): boolean =>
  typeof control.checkVisibility !== 'function' ||
  control.checkVisibility({ visibilityProperty: true });

/** Returns the box of an obstacle; a heading's is that of its text, because its own is as wide as the page. */
const getBox = (obstacle: Element): DOMRect => {
  if (obstacle.localName !== 'h1') return obstacle.getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(obstacle);
  return text.getBoundingClientRect();
};

/**
 * Places a menu's tooltip where it points at the menu's first button and covers no obstacle (TIP-1).
 * @returns whether there is such a place
 */
export const placeTooltip = (tooltip: HTMLElement, menu: Element): boolean => {
  const { top, right } = menu.getBoundingClientRect();
  const target = menu.querySelector('button')?.getBoundingClientRect();
  const headerLine = menu.closest('header')?.getBoundingClientRect().bottom ?? top;
  tooltip.style.setProperty(OFFSET_PROPERTY, `${headerLine - top}px`);
  if (target) {
    tooltip.style.setProperty(ARROW_PROPERTY, `${right - (target.left + target.right) / 2}px`);
  }
  // A drawer covers the rest of the page.
  const drawer = menu.closest('[popover]');
  const edge = drawer?.getBoundingClientRect().left ?? 0;
  const obstacles = [...(drawer ?? document).querySelectorAll(OBSTACLES)]
    .filter((element) => !tooltip.contains(element) && isVisible(element))
    .map(getBox);
  return PLACES.some((place) => {
    tooltip.dataset['place'] = place;
    const box = tooltip.getBoundingClientRect();
    return (
      box.left >= edge &&
      box.top >= 0 &&
      !obstacles.some((obstacle) => isOverlapping(box, obstacle))
    );
  });
};
