import { act, screen, waitFor } from '@testing-library/react';
import { createCartItem, createCartRecord } from '../../../test/carts';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, listFailures, ok } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import { mountIn } from '../../../test/mount-root';
import { returnToPage } from '../../../test/page-transitions';
import { writeJsonCookie } from '../../browser/cookies';
import { writeStored } from '../../browser/storage';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { cartToggled } from '../../store/cart/cart-slice';
import { openCartDialog } from '../cart/cart-dialog';
import { goTo } from '../../browser/navigation';
import CartIcon from '.';

let mockStore: AppStore;
jest.mock('../../store', () => ({
  ...jest.requireActual<object>('../../store'),
  getReduxStore: () => mockStore,
}));

jest.mock('../cart/cart-dialog', () => ({ openCartDialog: jest.fn() }));
jest.mock('../../browser/navigation', () => ({ goTo: jest.fn() }));

const createStoreResponse = (eCommActiveFlag: string) => ok({ storeNumber: '7', eCommActiveFlag });
const createCart = (items: readonly object[]) => ok(createCartRecord({ items }));

beforeEach(() => {
  document.documentElement.dataset['siteName'] = 'fcac';
  document.documentElement.dataset['switches'] = '';
  clearCookies();
  localStorage.clear();
  writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { storeNumber: '7' } });
});

let undo: () => void = () => {};

const mount = async (
  replies: { store?: FakeResponse; cart?: FakeResponse } = {},
  taxFlag = false,
  hasFocus = false,
) => {
  const calls = fakeServices(({ url }) =>
    url.pathname.includes('cart/get')
      ? (replies.cart ?? createCart([]))
      : (replies.store ?? createStoreResponse('Y')),
  );
  const link = document.createElement('a');
  link.href = '/content/bsro/fcac/en/cart.html';
  link.textContent = "The CMS's cart";
  mockStore = createReduxStore();
  const element = document.body.appendChild(document.createElement('div'));
  element.append(link);
  if (hasFocus) link.focus();
  undo = await mountIn(CartIcon, element, { taxFlag });
  return { calls, element, link };
};

afterEach(() => {
  undo();
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

const findCmsLink = () => screen.queryByRole('link', { name: "The CMS's cart" });
const findIcon = () => screen.findByRole('link', { name: /^My Cart/ });

test("keeps the CMS's link while my store loads [CART-4]", async () => {
  await mount({ store: 'hang' });
  expect(findCmsLink()).toBeVisible();
});

test("replaces the CMS's link when my store is known, and uses its URL [CART-4]", async () => {
  await mount();
  expect(await findIcon()).toHaveAttribute('href', '/content/bsro/fcac/en/cart.html');
  expect(findCmsLink()).toBeNull();
});

test('hides the icon with the tax flag and sends no request [CART-4/tax-flag]', async () => {
  const { calls, element } = await mount({}, true);
  expect(element).toBeEmptyDOMElement();
  expect(calls).toEqual([]);
});

test("hides the icon if my store doesn't sell online [CART-4/store]", async () => {
  const { element } = await mount({ store: createStoreResponse('N') });
  await waitFor(() => expect(element).toBeEmptyDOMElement());
});

test('hides the icon for a visitor without a store [CART-4/store]', async () => {
  clearCookies();
  const { calls, element } = await mount();
  expect(element).toBeEmptyDOMElement();
  expect(calls).toEqual([]);
});

test.each(listFailures())(
  "keeps the CMS's link when %s [CART-4/store] [HTTP-5]",
  async (_name, reply) => {
    const { calls } = await mount({ store: reply });
    await waitFor(() => expect(calls).toHaveLength(1));
    await new Promise(process.nextTick);
    expect(findCmsLink()).toBeVisible();
  },
);

test.each([
  ['no cart', undefined, [], /^My Cart\s*0 items$/],
  ['an empty cart', 'g-1', [], /^My Cart\s*0 items$/],
])('shows the count 0 with %s [CART-4/counter]', async (_name, guid, items, name) => {
  if (guid) writeStored('cart', guid);
  await mount({ cart: createCart(items) });
  expect(await screen.findByRole('link', { name })).toHaveTextContent('0');
});

test('shows the count 1 in a bubble in version 2 when the cart has items [CART-4/v2] [CART-4/counter]', async () => {
  writeStored('cart', 'g-1');
  const { calls } = await mount({ cart: createCart([createCartItem()]) });
  await findIcon();
  await waitFor(() => expect(calls).toHaveLength(2));
  const counted = await screen.findByRole('link', { name: /^My Cart\s*1 item$/ });
  expect(counted.querySelector('.bsro-cart-link__bubble')).toHaveTextContent('1');
});

test('shows the cart link of version 1 with version 1 of the tire detail page [CART-4/v1] [MOUNT-2/cart-v1]', async () => {
  document.documentElement.dataset['switches'] = 'bsro-ui-tdp:v1';
  await mount();
  const link = await screen.findByRole('link', { name: /^My Cart\s*\(0\s*items\s*\)$/ });
  expect(link.querySelector('.bsro-cart-link__bubble')).toBeNull();
});

test.each(listFailures())(
  'shows the count 0 when %s while the cart loads [CART-4/counter] [HTTP-5]',
  async (_name, reply) => {
    writeStored('cart', 'g-1');
    const { calls } = await mount({ cart: reply });
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(await screen.findByRole('link', { name: /^My Cart\s*0 items$/ })).toBeVisible();
  },
);

test.each(['false', JSON.stringify({ data: 'false', expiration: Date.now() + 1000_000 })])(
  'disables the icon when ecommIsActive is %s [CART-4/active]',
  async (stored) => {
    localStorage.setItem('ecommIsActive', stored);
    await mount();
    const link = await findIcon();
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
  },
);

test('keeps the focus when the icon replaces the CMS link that has it [CART-4]', async () => {
  await mount({}, false, true);
  expect(await findIcon()).toHaveFocus();
});

test("restores the CMS's link when it unmounts [MOUNT-6]", async () => {
  await mount();
  await findIcon();
  undo();
  expect(findCmsLink()).toBeVisible();
});

describe('a cart that another tab has changed', () => {
  const isCartCall = ({ url }: { readonly url: URL }) => url.pathname.includes('cart/get');
  const mountWithCart = async () => {
    writeStored('cart', 'g-1');
    const { calls } = await mount({ cart: createCart([createCartItem()]) });
    await screen.findByRole('link', { name: /^My Cart\s*1 item$/ });
    return () => calls.filter(isCartCall).map(({ url }) => url.pathname.split('/').at(-1));
  };
  const notify = () => act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));

  // The page reloads if a call has just failed, as in earlier tests.
  beforeEach(() => jest.spyOn(history, 'go').mockImplementation(() => {}));

  test('shows the count 0 when another tab has emptied the cart [CART-4/counter]', async () => {
    await mountWithCart();
    localStorage.clear();
    notify();
    expect(await screen.findByRole('link', { name: /^My Cart\s*0 items$/ })).toBeVisible();
  });

  test('loads the cart that has replaced it, once', async () => {
    const getLoaded = await mountWithCart();
    writeStored('cart', 'g-2');
    notify();
    notify();
    await waitFor(() => expect(getLoaded()).toEqual(['g-1', 'g-2']));
  });

  test('loads the cart again from the back-forward cache, but not if nothing has changed', async () => {
    const getLoaded = await mountWithCart();
    dispatchEvent(new Event('focus'));
    expect(getLoaded()).toEqual(['g-1']);
    returnToPage();
    await waitFor(() => expect(getLoaded()).toEqual(['g-1', 'g-1']));
  });

  test('leaves the cart to the cart page and to the open dialog', async () => {
    const getLoaded = await mountWithCart();
    mockStore.dispatch(cartToggled(true));
    returnToPage();
    mockStore.dispatch(cartToggled(false));
    document.body.appendChild(document.createElement('div')).className = 'bsro-cart-app';
    returnToPage();
    await new Promise(process.nextTick);
    expect(getLoaded()).toEqual(['g-1']);
  });

  test('stays as it is after the icon has unmounted', async () => {
    const getLoaded = await mountWithCart();
    undo();
    returnToPage();
    await new Promise(process.nextTick);
    expect(getLoaded()).toEqual(['g-1']);
  });
});

describe('dialog', () => {
  const mountWithCart = async () => {
    writeStored('cart', 'g-1');
    await mount({ cart: createCart([createCartItem()]) });
    const link = await screen.findByRole('link', { name: /^My Cart\s*1 item$/ });
    expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    return link;
  };
  const click = (link: Element, options: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
    let isIntercepted = false;
    const onClick = (later: MouseEvent) => {
      isIntercepted = later.defaultPrevented;
      // jsdom can't navigate.
      later.preventDefault();
    };
    document.addEventListener('click', onClick, { once: true });
    link.dispatchEvent(event);
    return isIntercepted;
  };

  beforeEach(() => jest.mocked(openCartDialog).mockReset());

  test('opens the cart in a dialog, and follows the link on a second click while it loads [STATE-3/is-cart-open]', async () => {
    const link = await mountWithCart();
    expect(click(link)).toBe(true);
    expect(click(link)).toBe(false);
    await waitFor(() => expect(openCartDialog).toHaveBeenCalledWith(link));
    expect(openCartDialog).toHaveBeenCalledTimes(1);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'follows the link on a click with %j',
    async (options) => {
      expect(click(await mountWithCart(), options)).toBe(false);
    },
  );

  test('follows the link on the cart page, and without a cart', async () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.className = 'bsro-cart-app';
    expect(click(await mountWithCart())).toBe(false);
    undo();
    document.body.replaceChildren();
    localStorage.clear();
    await mount();
    expect(click(await findIcon())).toBe(false);
  });

  test('goes to the cart page if the dialog fails [MOUNT-4/html-stays]', async () => {
    const reportError = jest.spyOn(console, 'error').mockImplementation(() => {});
    const link = await mountWithCart();
    jest.mocked(openCartDialog).mockImplementation(() => {
      throw new Error('broken');
    });
    click(link);
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(expect.stringContaining('cart.html')));
    expect(reportError.mock.calls).toEqual([['bsro-ui: cart-icon (chunk):', expect.any(Error)]]);
  });
});
