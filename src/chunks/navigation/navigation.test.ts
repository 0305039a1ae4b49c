import { clearCookies } from '../../../test/clear-cookies';
import enhance from '.';

jest.useFakeTimers();

const MENUS = `
  <nav><ul>
    <li><a class="bsro-navigation__first-tap" href="/tires/?x=1">Tires</a>
      <details><summary>More in Tires</summary><ul>
        <li><a href="/tires/all/">All tires</a></li><li><a href="/tires/size/">By size</a></li>
      </ul></details></li>
    <li><a href="/offers/">Offers</a></li>
    <li><a href="/stores/">Stores</a><details><summary>My store</summary><p><a href="/mine/">Mine</a></p></details></li>
  </ul></nav>`;

const query = Object.assign(new EventTarget(), { matches: false });
Object.assign(window, { matchMedia: () => query });

const start = (html = MENUS) => {
  document.body.innerHTML = `<header>${html}</header>`;
  const element = document.querySelector('header');
  if (!element) throw new Error('no element');
  return { element, undo: enhance({ attributes: {}, element, cms: [] }) };
};

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const getByName = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('a,summary')].find(
    ({ textContent }) => textContent === text,
  );
  if (!found) throw new Error(`no ${text}`);
  return found;
};

const getDataLayer = (): unknown => Reflect.get(window, 'adobeDataLayer');

/**
 * Presses a control like a finger or a mouse; returns whether the browser would follow the link.
 */
const press = (control: HTMLElement, pointerType: string, detail = 1): boolean => {
  let follows = true;
  window.addEventListener(
    'click',
    (event) => {
      follows = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  control.dispatchEvent(
    Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }),
  );
  control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  return follows;
};

beforeEach(() => {
  document.body.className = '';
  Reflect.deleteProperty(window, 'adobeDataLayer');
  delete document.documentElement.dataset['switches'];
  query.matches = false;
  clearCookies();
});

test('opens the menu on the first tap and follows the link on the second [NAV-2/first-tap] [NAV-2/second-tap]', () => {
  const { undo } = start();
  expect(press(getByName('Tires'), 'touch')).toBe(false);
  expect(find('details').hasAttribute('open')).toBe(true);
  expect(getDataLayer()).toBeUndefined();
  expect(press(getByName('Tires'), 'touch')).toBe(true);
  expect(getDataLayer()).toMatchObject([
    {
      event: 'cta_click',
      eventInfo: { area: 'navigation', label: 'Tires', destination: '/tires/' },
    },
  ]);
  undo();
});

test.each([
  ['a mouse', 'Tires', 'mouse', 1],
  ['a key after a finger', 'Tires', 'touch', 0],
  ['a finger on a link without the class', 'Stores', 'touch', 1],
  ['a finger on a link without a menu', 'Offers', 'touch', 1],
])('follows the link at once for %s [NAV-2]', (_who, label, pointer, detail) => {
  const { undo } = start();
  expect(press(getByName(label), pointer, detail)).toBe(true);
  expect(document.querySelector('details[open]')).toBeNull();
  undo();
});

const HEADER =
  '<div class="bsro-account-menu"></div><div class="bsro-account-menu"></div><div class="bsro-cart-icon"></div>';
const setMountState = (index: number, state: string) => {
  const part = document.querySelectorAll<HTMLElement>('.bsro-account-menu,.bsro-cart-icon')[index];
  if (part) part.dataset['mount'] = state;
};
const getBodyClasses = () => document.body.className;

test('polls every half second until the account menu and the cart are ready, then reveals the navigation [NAV-4/reveal] [NAV-4/nav-ready]', () => {
  const { undo } = start(HEADER);
  setMountState(0, 'waiting');
  setMountState(1, 'mounted');
  setMountState(2, 'loading');
  jest.advanceTimersByTime(60_000);
  expect(getBodyClasses()).toBe('');
  setMountState(2, 'mounted');
  jest.advanceTimersByTime(499);
  expect(getBodyClasses()).toBe('');
  jest.advanceTimersByTime(1);
  expect(getBodyClasses()).toBe('nav-reveal');
  jest.advanceTimersByTime(1_499);
  expect(getBodyClasses()).toBe('nav-reveal');
  jest.advanceTimersByTime(1);
  expect(getBodyClasses()).toBe('nav-reveal nav-ready');
  undo();
  expect(getBodyClasses()).toBe('');
});

test.each([
  ['failed', 'failed'],
  ['mounted', 'off'],
  ['off', 'mounted'],
])(
  'reveals the navigation when the account menu is %s and the cart is %s [NAV-4/reveal]',
  (menu, cart) => {
    const { undo } = start(HEADER);
    setMountState(0, menu);
    setMountState(2, cart);
    jest.advanceTimersByTime(2_000);
    expect(getBodyClasses()).toBe('nav-reveal nav-ready');
    undo();
  },
);

test('reveals the navigation of a page without an account menu or a cart, and stops when it is unmounted [NAV-4/reveal]', () => {
  const { undo } = start();
  jest.advanceTimersByTime(500);
  expect(getBodyClasses()).toBe('nav-reveal');
  undo();
  jest.advanceTimersByTime(5_000);
  expect(getBodyClasses()).toBe('');
});

const PARTS = `
  <template data-while="bsro-ui-pinnacle"><p id="new">New</p></template>
  <p id="old" data-unless="bsro-ui-pinnacle">Old</p>
  <p id="other" data-while="somebody-elses">Other</p>`;

test('inserts the markup for an active switch, removes the markup that it replaces, and restores both when it is unmounted [NAV-5]', () => {
  document.documentElement.dataset['switches'] = 'bsro-ui-pinnacle:v1';
  const { undo, element } = start(PARTS);
  const before = PARTS.replace(/\s+/g, '');
  expect(document.querySelector('#new')).not.toBeNull();
  expect(document.querySelector('#old')).toBeNull();
  expect(document.querySelector('#other')).not.toBeNull();
  undo();
  expect(element.innerHTML.replace(/\s+/g, '')).toBe(before);
});

test('keeps the CMS markup of a switch that is off [NAV-5]', () => {
  const { undo, element } = start(PARTS);
  expect(element.innerHTML).toBe(PARTS);
  undo();
});

test('removes the markup of a switch that a cookie turns off [NAV-5/global-nav]', () => {
  document.cookie = 'bsro-ui-global-nav=off; path=/';
  const { undo } = start(
    '<p data-while="bsro-ui-global-nav">New</p><template data-unless="bsro-ui-global-nav"><b>Old</b></template>',
  );
  expect(document.querySelector('p')).toBeNull();
  expect(document.querySelector('b')).not.toBeNull();
  undo();
});

const pressKey = (name: string): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  );
const getFocusedText = () => document.activeElement?.textContent;

test('moves the focus through the bar with the arrow keys, Home, and End [NAV-3]', async () => {
  const { undo } = start();
  getByName('Tires').focus();
  const visited = [
    'ArrowRight',
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'Home',
    'End',
    'ArrowLeft',
    'Home',
    'ArrowUp',
  ].map((name) => {
    pressKey(name);
    return getFocusedText();
  });
  expect(visited).toEqual([
    'More in Tires',
    'Offers',
    'Stores',
    'My store',
    'My store',
    'Tires',
    'My store',
    'Stores',
    'Tires',
    'Tires',
  ]);
  undo();
});

test('moves the focus into an open menu with the arrow key, and keeps the focus in the menu [NAV-3]', async () => {
  const { undo } = start();
  find('details').setAttribute('open', '');
  getByName('More in Tires').focus();
  const visited = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'End'].map((name) => {
    pressKey(name);
    return getFocusedText();
  });
  expect(visited).toEqual(['All tires', 'By size', 'By size', 'All tires', 'By size']);
  undo();
});

test.each(['before', 'after'])(
  'closes the drawer when the focus leaves it %s the keyboard support loads [NAV-3]',
  async (time) => {
    const { undo } = start(`${MENUS}<a href="/main/">Main</a>`);
    const drawer = find('nav');
    drawer.setAttribute('popover', '');
    drawer.hidePopover = jest.fn();
    getByName('Offers').focus();
    if (time === 'after') await jest.advanceTimersByTimeAsync(0);
    getByName('Stores').focus();
    expect(drawer.hidePopover).not.toHaveBeenCalled();
    getByName('Main').focus();
    await jest.advanceTimersByTimeAsync(0);
    expect(drawer.hidePopover).toHaveBeenCalledTimes(1);
    undo();
  },
);

test('keeps the drawer open if nothing has the focus [NAV-3]', async () => {
  const { undo } = start();
  const drawer = find('nav');
  drawer.setAttribute('popover', '');
  drawer.hidePopover = jest.fn();
  press(drawer, 'touch');
  await jest.advanceTimersByTimeAsync(0);
  expect(drawer.hidePopover).not.toHaveBeenCalled();
  undo();
});

test('closes the menu on Escape, keeps the drawer open, and focuses the button [NAV-3]', async () => {
  const { undo } = start();
  find('details').setAttribute('open', '');
  getByName('By size').focus();
  expect(pressKey('Escape')).toBe(false);
  expect(find('details').hasAttribute('open')).toBe(false);
  expect(getFocusedText()).toBe('More in Tires');
  expect(pressKey('Escape')).toBe(true);
  undo();
});

test('ignores other keys and keys with a modifier [NAV-3]', async () => {
  const { undo } = start();
  getByName('Tires').focus();
  expect(pressKey('a')).toBe(true);
  expect(pressKey('Tab')).toBe(true);
  const shortcut = new KeyboardEvent('keydown', {
    key: 'ArrowLeft',
    altKey: true,
    bubbles: true,
    cancelable: true,
  });
  expect(document.activeElement?.dispatchEvent(shortcut)).toBe(true);
  undo();
});

test('closes a menu when the focus leaves it or the visitor clicks outside [NAV-1]', async () => {
  const { undo } = start();
  const menu = find('details');
  menu.setAttribute('open', '');
  getByName('By size').focus();
  getByName('All tires').focus();
  expect(menu.hasAttribute('open')).toBe(true);
  getByName('Offers').focus();
  expect(menu.hasAttribute('open')).toBe(false);
  menu.setAttribute('open', '');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(menu.hasAttribute('open')).toBe(false);
  undo();
});

test('keeps a menu open on a phone until the window gets wider [NAV-1/mobile-nav]', async () => {
  query.matches = true;
  const { undo } = start();
  const menu = find('details');
  menu.setAttribute('open', '');
  getByName('Offers').focus();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(menu.hasAttribute('open')).toBe(true);
  const hidePopover = jest.fn();
  find('nav').setAttribute('popover', '');
  Object.assign(find('nav'), { hidePopover });
  query.dispatchEvent(Object.assign(new Event('change'), { matches: false }));
  expect(menu.hasAttribute('open')).toBe(false);
  expect(hidePopover).toHaveBeenCalledTimes(1);
  undo();
});

test('tracks an opened menu once, by its label [ANLT-1/interaction] [NAV-1]', async () => {
  const { undo } = start();
  find('details').setAttribute('open', '');
  await jest.advanceTimersByTimeAsync(0);
  find('details').dispatchEvent(new Event('toggle'));
  const entries = getDataLayer();
  expect(Array.isArray(entries) && entries.at(-1)).toMatchObject({
    event: 'ui_interaction',
    eventInfo: { component: 'navigation', action: 'open menu', subject: 'More in Tires' },
  });
  undo();
});

test('leaves the keys to the browser after it is unmounted [NAV-3]', async () => {
  const { undo } = start();
  undo();
  getByName('Tires').focus();
  expect(pressKey('ArrowRight')).toBe(true);
});
