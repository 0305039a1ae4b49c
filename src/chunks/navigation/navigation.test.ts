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
const named = (text: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('a,summary')].find(
    ({ textContent }) => textContent === text,
  );
  if (!found) throw new Error(`no ${text}`);
  return found;
};

const layer = (): unknown => Reflect.get(window, 'adobeDataLayer');

/** Presses a control as a finger or a mouse does; tells whether the browser would follow it. */
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

test('NAV-2 a first tap opens the menu, the second leads on', () => {
  const { undo } = start();
  expect(press(named('Tires'), 'touch')).toBe(false);
  expect(find('details').hasAttribute('open')).toBe(true);
  expect(layer()).toBeUndefined();
  expect(press(named('Tires'), 'touch')).toBe(true);
  expect(layer()).toMatchObject([
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
])('NAV-2 %s follows the link at once', (_who, label, pointer, detail) => {
  const { undo } = start();
  expect(press(named(label), pointer, detail)).toBe(true);
  expect(document.querySelector('details[open]')).toBeNull();
  undo();
});

const HEADER =
  '<div class="account-menu"></div><div class="account-menu"></div><div class="bsro-cart-icon"></div>';
const mount = (index: number, state: string) => {
  const place = document.querySelectorAll<HTMLElement>('.account-menu,.bsro-cart-icon')[index];
  if (place) place.dataset['mount'] = state;
};
const classes = () => document.body.className;

test('NAV-4 the reveal waits for account menu and cart, looked for every half second', () => {
  const { undo } = start(HEADER);
  mount(0, 'waiting');
  mount(1, 'mounted');
  mount(2, 'loading');
  jest.advanceTimersByTime(60_000);
  expect(classes()).toBe('');
  mount(2, 'mounted');
  jest.advanceTimersByTime(499);
  expect(classes()).toBe('');
  jest.advanceTimersByTime(1);
  expect(classes()).toBe('nav-reveal');
  jest.advanceTimersByTime(1_499);
  expect(classes()).toBe('nav-reveal');
  jest.advanceTimersByTime(1);
  expect(classes()).toBe('nav-reveal nav-ready');
  undo();
  expect(classes()).toBe('');
});

test.each([
  ['failed', 'failed'],
  ['mounted', 'off'],
  ['off', 'mounted'],
])('NAV-4 what has ended as %s and %s keeps nothing waiting', (menu, cart) => {
  const { undo } = start(HEADER);
  mount(0, menu);
  mount(2, cart);
  jest.advanceTimersByTime(2_000);
  expect(classes()).toBe('nav-reveal nav-ready');
  undo();
});

test('NAV-4 a page without them is revealed too, and nothing follows an end', () => {
  const { undo } = start();
  jest.advanceTimersByTime(500);
  expect(classes()).toBe('nav-reveal');
  undo();
  jest.advanceTimersByTime(5_000);
  expect(classes()).toBe('');
});

const PARTS = `
  <template data-while="bsro-ui-pinnacle"><p id="new">New</p></template>
  <p id="old" data-unless="bsro-ui-pinnacle">Old</p>
  <p id="other" data-while="somebody-elses">Other</p>`;

test('NAV-5 a switch that is on puts its part in and the other out, and all comes back', () => {
  document.documentElement.dataset['switches'] = 'bsro-ui-pinnacle:v1';
  const { undo, element } = start(PARTS);
  const before = PARTS.replace(/\s+/g, '');
  expect(document.querySelector('#new')).not.toBeNull();
  expect(document.querySelector('#old')).toBeNull();
  expect(document.querySelector('#other')).not.toBeNull();
  undo();
  expect(element.innerHTML.replace(/\s+/g, '')).toBe(before);
});

test('NAV-5 a switch that is off leaves what the CMS printed for it', () => {
  const { undo, element } = start(PARTS);
  expect(element.innerHTML).toBe(PARTS);
  undo();
});

test('NAV-5 a cookie that says off takes out what the CMS printed for on', () => {
  document.cookie = 'bsro-ui-global-nav=off; path=/';
  const { undo } = start(
    '<p data-while="bsro-ui-global-nav">New</p><template data-unless="bsro-ui-global-nav"><b>Old</b></template>',
  );
  expect(document.querySelector('p')).toBeNull();
  expect(document.querySelector('b')).not.toBeNull();
  undo();
});

/** Starts with the part that comes with the first use. */
const startAwake = async () => {
  const started = start();
  press(find('nav'), 'mouse');
  await jest.advanceTimersByTimeAsync(0);
  return started;
};

const key = (name: string): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  );
const focused = () => document.activeElement?.textContent;

test('NAV-3 arrows, Home and End go through the links and buttons of the bar', async () => {
  const { undo } = await startAwake();
  named('Tires').focus();
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
    key(name);
    return focused();
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

test('NAV-3 from the button of an open menu the arrow goes into it, and stays inside', async () => {
  const { undo } = await startAwake();
  find('details').setAttribute('open', '');
  named('More in Tires').focus();
  const visited = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Home', 'End'].map((name) => {
    key(name);
    return focused();
  });
  expect(visited).toEqual(['All tires', 'By size', 'By size', 'All tires', 'By size']);
  undo();
});

test('NAV-3 Escape closes the menu, keeps the drawer and returns to the button', async () => {
  const { undo } = await startAwake();
  find('details').setAttribute('open', '');
  named('By size').focus();
  expect(key('Escape')).toBe(false);
  expect(find('details').hasAttribute('open')).toBe(false);
  expect(focused()).toBe('More in Tires');
  expect(key('Escape')).toBe(true);
  undo();
});

test('NAV-3 keys that are not of the pattern, or with a modifier, are left alone', async () => {
  const { undo } = await startAwake();
  named('Tires').focus();
  expect(key('a')).toBe(true);
  expect(key('Tab')).toBe(true);
  const shortcut = new KeyboardEvent('keydown', {
    key: 'ArrowLeft',
    altKey: true,
    bubbles: true,
    cancelable: true,
  });
  expect(document.activeElement?.dispatchEvent(shortcut)).toBe(true);
  undo();
});

test('NAV-1 a menu over the page closes when it is left by key or by a press elsewhere', async () => {
  const { undo } = await startAwake();
  const menu = find('details');
  menu.setAttribute('open', '');
  named('By size').focus();
  named('All tires').focus();
  expect(menu.hasAttribute('open')).toBe(true);
  named('Offers').focus();
  expect(menu.hasAttribute('open')).toBe(false);
  menu.setAttribute('open', '');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(menu.hasAttribute('open')).toBe(false);
  undo();
});

test('NAV-1 on a phone an open menu stays open, until the window is wider', async () => {
  query.matches = true;
  const { undo } = await startAwake();
  const menu = find('details');
  menu.setAttribute('open', '');
  named('Offers').focus();
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

test('ANLT-1 NAV-1 an opened menu is told once, by its words', async () => {
  const { undo } = await startAwake();
  find('details').setAttribute('open', '');
  await jest.advanceTimersByTimeAsync(0);
  find('details').dispatchEvent(new Event('toggle'));
  const told = layer();
  expect(Array.isArray(told) && told.at(-1)).toMatchObject({
    event: 'ui_interaction',
    eventInfo: { component: 'navigation', action: 'open menu', subject: 'More in Tires' },
  });
  undo();
});

test('NAV-3 after an end the keys are the browser’s again', async () => {
  const { undo } = await startAwake();
  undo();
  named('Tires').focus();
  expect(key('ArrowRight')).toBe(true);
});
