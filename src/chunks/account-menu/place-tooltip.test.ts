import { placeTooltip } from './place-tooltip';

// jsdom has no layout; the box of a heading's text is that of the heading here.
Range.prototype.getBoundingClientRect = function getBox() {
  const { startContainer } = this;
  return startContainer instanceof Element ? startContainer.getBoundingClientRect() : new DOMRect();
};

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
): { tooltip: HTMLElement; isPlaced: boolean } => {
  document.body.innerHTML =
    '<header><div class="menu"><button>Sign In</button><div class="tip"><button>Close</button></div></div></header>';
  const menu = document.querySelector('.menu');
  const tooltip = document.querySelector<HTMLElement>('.tip');
  if (!menu || !tooltip) throw new Error('no markup');
  for (const box of controls) {
    const control = document.body.appendChild(document.createElement(tagName));
    setBox(control, () => box);
  }
  setBox(document.querySelector('header'), () => [0, 0, 1280, 180]);
  setBox(menu, () => [1000, 10, 1280, 50]);
  setBox(menu.querySelector('button'), () => [1000, 10, 1080, 50]);
  setBox(tooltip.querySelector('button'), () => getTooltipBox());
  const getTooltipBox = (): Box => {
    const offset = Number.parseFloat(tooltip.style.getPropertyValue('--bsro-tooltip-offset'));
    const top = tooltip.dataset['place'] === 'clear' ? 10 + offset : 60;
    return tooltip.dataset['place'] === 'beside'
      ? [besideFrom, 10, 990, 60]
      : [980, top, 1280, top + 100];
  };
  setBox(tooltip, getTooltipBox);
  return { tooltip, isPlaced: placeTooltip(tooltip, menu) };
};

const SCHEDULE: Box = [1000, 70, 1200, 110];
const STORE: Box = [500, 10, 700, 50];
const CARD: Box = [900, 300, 1280, 340];
const HERO: Box = [900, 200, 1280, 240];

test.each([
  ['beside the menu if there is room', [SCHEDULE, HERO], 'beside'],
  ['below the menu if only the place beside it is taken', [STORE, HERO], 'below'],
  ['below the header if controls of the header are in the way', [STORE, SCHEDULE, CARD], 'clear'],
] as const)('places the tooltip %s [TIP-1]', (_what, controls, place) => {
  const { tooltip, isPlaced } = renderTooltip(controls);
  expect([isPlaced, tooltip.dataset['place']]).toEqual([true, place]);
});

test.each(['button', 'form', 'h1'] as const)(
  'has no place for the tooltip if it would cover a %s everywhere [TIP-1]',
  (tagName) => {
    expect(renderTooltip([STORE, SCHEDULE, HERO], 600, tagName).isPlaced).toBe(false);
  },
);

test('points the arrow at the first button of the menu [TIP-1]', () => {
  const { tooltip } = renderTooltip([]);
  expect(tooltip.style.getPropertyValue('--bsro-tooltip-arrow')).toBe('240px');
});

test('places the tooltip in the drawer of its menu, whatever the drawer covers [TIP-1]', () => {
  const { tooltip } = renderTooltip([STORE, SCHEDULE, HERO]);
  const menu = document.querySelector('.menu');
  const drawer = document.querySelector('header');
  if (!menu || !drawer) throw new Error('no markup');
  drawer.setAttribute('popover', '');
  setBox(drawer, () => [900, 0, 1280, 768]);
  expect(placeTooltip(tooltip, menu)).toBe(true);
  expect(tooltip.dataset['place']).toBe('below');
});

test('never places the tooltip where the window would cut it off [TIP-1]', () => {
  const { tooltip, isPlaced } = renderTooltip([SCHEDULE, CARD], -1);
  expect([isPlaced, tooltip.dataset['place']]).toEqual([true, 'clear']);
});

test('ignores hidden controls [TIP-1]', () => {
  Element.prototype.checkVisibility = () => false;
  try {
    expect(renderTooltip([STORE, SCHEDULE, HERO]).tooltip.dataset['place']).toBe('beside');
  } finally {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  }
});
