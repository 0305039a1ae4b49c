import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { clearCookies } from '../../../test/clear-cookies';
import { FAILURES, fakeServices, success } from '../../../test/fakeServices';
import type { Reply } from '../../../test/fakeServices';
import { writeJsonCookie } from '../../browser/cookies';
import { writeStored } from '../../browser/storage';
import { createReduxStore } from '../../store';
import CartIcon from '.';

jest.spyOn(console, 'error').mockImplementation(() => {});

const store = (eCommActiveFlag: string) => success({ storeNumber: '7', eCommActiveFlag });
const cart = (items: readonly object[]) =>
  success({
    guid: 'g-1',
    items,
    addOns: [],
    totals: { subtotal: 0, discounts: 0, addOns: 0, tax: 0, total: 0 },
  });

beforeEach(() => {
  document.documentElement.dataset['siteName'] = 'fcac';
  document.documentElement.dataset['switches'] = '';
  clearCookies();
  localStorage.clear();
  writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { storeNumber: '7' } });
});

const mount = (replies: { store?: Reply; cart?: Reply } = {}, taxFlag = false) => {
  const calls = fakeServices(({ url }) =>
    url.pathname.includes('cart/get') ? (replies.cart ?? cart([])) : (replies.store ?? store('Y')),
  );
  const link = document.createElement('a');
  link.href = '/content/bsro/fcac/en/cart.html';
  link.textContent = 'The CMS’s cart';
  const view = render(
    <Provider store={createReduxStore()}>
      <CartIcon attributes={{ taxFlag }} element={document.body} cms={[link]} />
    </Provider>,
  );
  return { calls, view };
};

const cmsLink = () => screen.queryByRole('link', { name: 'The CMS’s cart' });
const icon = () => screen.findByRole('link', { name: /^My Cart/ });

test('CART-4 the CMS’s link stays until my store is known, and lends its address', async () => {
  mount();
  expect(cmsLink()).toBeVisible();
  expect(await icon()).toHaveAttribute('href', '/content/bsro/fcac/en/cart.html');
  expect(cmsLink()).toBeNull();
});

test('CART-4 the tax flag hides it, and nothing is asked', () => {
  const { calls, view } = mount({}, true);
  expect(view.container).toBeEmptyDOMElement();
  expect(calls).toEqual([]);
});

test('CART-4 it is hidden where my store does not sell online', async () => {
  const { view } = mount({ store: store('N') });
  await waitFor(() => expect(view.container).toBeEmptyDOMElement());
});

test('CART-4 it is hidden for a visitor who has no store', () => {
  clearCookies();
  const { calls, view } = mount();
  expect(view.container).toBeEmptyDOMElement();
  expect(calls).toEqual([]);
});

test.each(FAILURES)('CART-4 HTTP-5 the CMS’s link stays when %s', async (_name, reply) => {
  const { calls } = mount({ store: reply });
  await waitFor(() => expect(calls).toHaveLength(1));
  await new Promise(process.nextTick);
  expect(cmsLink()).toBeVisible();
});

const ITEM = { code: 'A1', qty: 4 };

test.each([
  ['no cart', undefined, [], /^My Cart\s*0 items$/],
  ['an empty cart', 'g-1', [], /^My Cart\s*0 items$/],
])('CART-4 with %s the counter is 0', async (_name, guid, items, name) => {
  if (guid) writeStored('cart', guid);
  mount({ cart: cart(items) });
  expect(await screen.findByRole('link', { name })).toHaveTextContent('0');
});

test('CART-4 version 2 counts 1 in a bubble when the cart holds something', async () => {
  writeStored('cart', 'g-1');
  const { calls } = mount({ cart: cart([{ ...ITEM, name: 'Trail', price: 100 }]) });
  await icon();
  await waitFor(() => expect(calls).toHaveLength(2));
  const counted = await screen.findByRole('link', { name: /^My Cart\s*1 item$/ });
  expect(counted.querySelector('.bsro-cart-link__bubble')).toHaveTextContent('1');
});

test('CART-4 MOUNT-2 version 1 of the tire detail page has its own variant', async () => {
  document.documentElement.dataset['switches'] = 'bsro-ui-tdp:v1';
  mount();
  const link = await screen.findByRole('link', { name: /^My Cart\s*\(0\s*items\s*\)$/ });
  expect(link.querySelector('.bsro-cart-link__bubble')).toBeNull();
});

test.each(FAILURES)(
  'CART-4 HTTP-5 the counter is 0 when the cart’s call fails: %s',
  async (_name, reply) => {
    writeStored('cart', 'g-1');
    const { calls } = mount({ cart: reply });
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(await screen.findByRole('link', { name: /^My Cart\s*0 items$/ })).toBeVisible();
  },
);

test.each(['false', JSON.stringify({ data: 'false', expiration: Date.now() + 1000_000 })])(
  'CART-4 ecommIsActive %s disables it',
  async (stored) => {
    localStorage.setItem('ecommIsActive', stored);
    mount();
    const link = await icon();
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('href');
  },
);
