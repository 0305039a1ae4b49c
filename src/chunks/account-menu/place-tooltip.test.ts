import { placeTooltip } from './place-tooltip';

/** Left, top, right, and bottom, in pixels. */
type Box = readonly [number, number, number, number];

const setBox = (element: Element | null, box: () => Box): void => {
  if (!element) throw new Error('no element');
  element.getBoundingClientRect = () => {
    const [left, top, right, bottom] = box();
    return new DOMRect(left, top, right - left, bottom - top);
  };
};

/**
 * Renders a tooltip at a menu in the top right corner. The tooltip is 300 px wide, or begins at
 * `besideFrom` if it is beside the menu.
 * @param tagName name of the element of each control
 */
const renderTooltip = (
  controls: readonly Box[],
  besideFrom = 600,
  tagName: 'button' | 'form' | 'h1' = 'button',
): HTMLElement => {
  document.body.innerHTML =
    '<header><div class="menu"><a href="/sign-in">Sign In</a><div class="tip"><button>Close</button></div></div></header>';
  const menu = document.querySelector('.menu');
  const tooltip = document.querySelector<HTMLElement>('.tip');
  if (!menu || !tooltip) throw new Error('no markup');
  for (const box of controls) {
    const control = document.body.appendChild(document.createElement(tagName));
    setBox(control, () => box);
  }
  setBox(document.querySelector('header'), () => [0, 0, 1280, 180]);
  setBox(menu, () => [1000, 10, 1280, 50]);
  setBox(menu.querySelector('a'), () => [1200, 10, 1280, 50]);
  setBox(tooltip.querySelector('button'), () => getTooltipBox());
  const getTooltipBox = (): Box => {
    const offset = Number.parseFloat(tooltip.style.getPropertyValue('--bsro-tooltip-offset'));
    const top = tooltip.dataset['place'] === 'clear' ? 10 + offset : 60;
    return tooltip.dataset['place'] === 'beside'
      ? [besideFrom, 10, 990, 60]
      : [980, top, 1280, top + 100];
  };
  setBox(tooltip, getTooltipBox);
  placeTooltip(tooltip, menu);
  return tooltip;
};

const SCHEDULE: Box = [1000, 70, 1200, 110];
const STORE: Box = [500, 10, 700, 50];
const CARD: Box = [900, 200, 1280, 240];
/** Reaches the bottom of the window. */
const PAGE: Box = [900, 200, 1280, 768];

test.each([
  ['beside the menu if there is room', [SCHEDULE, CARD], 'beside'],
  ['below the menu if only the place beside it is taken', [STORE, CARD], 'below'],
  ['below the header if controls of the header are in the way', [STORE, SCHEDULE], 'clear'],
  [
    'where it covers the fewest controls if it has to cover one',
    [STORE, STORE, SCHEDULE, PAGE],
    'below',
  ],
] as const)('places the tooltip %s [TIP-1]', (_what, controls, place) => {
  expect(renderTooltip(controls).dataset['place']).toBe(place);
});

test('places the tooltip in the drawer of its menu, whatever the drawer covers [TIP-1]', () => {
  const tooltip = renderTooltip([STORE, SCHEDULE]);
  const menu = document.querySelector('.menu');
  const drawer = document.querySelector('header');
  if (!menu || !drawer) throw new Error('no markup');
  drawer.setAttribute('popover', '');
  setBox(drawer, () => [900, 0, 1280, 768]);
  placeTooltip(tooltip, menu);
  expect(tooltip.dataset['place']).toBe('below');
});

describe('if there is no room beside the menu, below it, or below the header', () => {
  /** Followed by a gap from 260 to 400 px, above the form. */
  const HEADING: Box = [900, 190, 1280, 260];
  const FORM: Box = [900, 400, 1280, 600];
  const getTop = (tooltip: HTMLElement): number => tooltip.getBoundingClientRect().top;

  test('places the tooltip between two parts of the page [TIP-1]', () => {
    const tooltip = renderTooltip([STORE, SCHEDULE, HEADING, FORM]);
    expect([tooltip.dataset['place'], getTop(tooltip)]).toEqual(['clear', 260]);
  });

  test('skips a gap that is too small [TIP-1]', () => {
    const tooltip = renderTooltip([STORE, SCHEDULE, HEADING, [900, 300, 1280, 600]]);
    expect([tooltip.dataset['place'], getTop(tooltip)]).toEqual(['clear', 600]);
  });

  test('places the tooltip beside the menu if the window has no gap that is large enough [TIP-1]', () => {
    const tooltip = renderTooltip([STORE, SCHEDULE, HEADING, [900, 300, 1280, innerHeight - 50]]);
    expect([tooltip.dataset['place'], getTop(tooltip)]).toEqual(['beside', 10]);
  });

  test.each(['h1', 'form'] as const)("doesn't cover the page's %s [TIP-1]", (tagName) => {
    const tooltip = renderTooltip([STORE, SCHEDULE, HEADING, FORM], 600, tagName);
    expect(getTop(tooltip)).toBe(260);
  });
});

test('never places the tooltip where the window would cut it off [TIP-1]', () => {
  expect(renderTooltip([SCHEDULE, PAGE], -1).dataset['place']).toBe('below');
});

test('ignores hidden controls [TIP-1]', () => {
  Element.prototype.checkVisibility = () => false;
  try {
    expect(renderTooltip([STORE, SCHEDULE, CARD]).dataset['place']).toBe('beside');
  } finally {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  }
});
