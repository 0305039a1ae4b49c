import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { parse } from 'valibot';
import { createHostCart, fakeCartHost } from '../../../test/cart-host';
import type { FakeCartHost } from '../../../test/cart-host';
import { createCartItem, createMoney } from '../../../test/carts';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, listFailures, ok, refused } from '../../../test/fake-services';
import type { ServiceCall } from '../../../test/fake-services';
import { createSyncedStore } from '../../../test/synced-store';
import { writeSessionCookie } from '../../browser/cookies';
import { saveOtherGuid } from '../../store/cart/cart-storage';
import { writeStored } from '../../browser/storage';
import { storeRecord } from '../../services/store-schema';
import { removeToken, writeToken } from '../../services/token-cookie';
import { CART_LABELS } from '../../ui/cart/cart-messages';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { CHECKOUT_START } from '../../site/order-url';
import { savedLastOrder } from '../../store/checkout/checkout-storage';
import { BUTTONS } from '../../ui/messages';
import { CHANGE_PROBLEMS, LABELS, LOSSES, MOVE_LABELS, NOTICE_LABELS } from './messages';
import userEvent from '@testing-library/user-event';
import CartPage from '.';
import { CartBody } from './CartBody';

let store: AppStore;
let host: FakeCartHost;
let calls: ServiceCall[];

const NOW = Date.parse('2026-11-23T12:00:00Z');

interface Options {
  version?: 'v1' | 'v2';
  guid?: string | undefined;
}

const open = ({ version, guid = 'g-1' }: Options = {}) => {
  if (version) document.documentElement.dataset['switches'] = `bsro-ui-tdp:${version}`;
  if (guid) writeStored('cart', guid);
  const cms = document.createElement('p');
  cms.textContent = "The CMS's phone number";
  render(
    <Provider store={store}>
      <CartPage attributes={{}} element={document.body} cms={[cms]} />
    </Provider>,
  );
  return userEvent.setup();
};

const findTotal = (text: string) =>
  waitFor(() =>
    expect(document.querySelector('.bsro-price-list__total dd')).toHaveTextContent(text),
  );
const findQuantity = () => screen.findByLabelText(LABELS.quantity);
const findRemove = () => screen.findByRole('button', { name: LABELS.remove });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
  removeToken();
  document.documentElement.dataset['siteName'] = 'fcac';
  document.documentElement.dataset['switches'] = '';
  Object.assign(window, { adobeDataLayer: [] });
  store = createReduxStore();
  store.dispatch(loggedOut());
  host = fakeCartHost();
  calls = fakeServices((call) => host.respond(call));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const PAIR = [
  { ...createCartItem('200', 2), packageId: '200_100', size: '255/35R19', stock: 8 },
  { ...createCartItem('100', 2), packageId: '200_100', size: '285/30R19', stock: 8 },
].toReversed();

/** Store 7, open every day. */
const OPEN_STORE = {
  storeNumber: '7',
  storeName: 'Peoria Main',
  phone: '3095550142',
  eCommActiveFlag: 'Y',
  timeZone: 'America/Chicago',
  hours: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'].map((weekDay) => ({
    weekDay,
    openTime: '07:00',
    closeTime: '19:00',
  })),
};

describe('contents', () => {
  test.each([
    { version: 'v1' as const, name: 'cart-v1' },
    { version: 'v2' as const, name: 'cart-v2' },
  ])(
    'shows tires, store, services, and the link to the checkout in $version [MOUNT-2/$name]',
    async ({ version }) => {
      const vehicle = { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' };
      host.carts.set('g-1', createHostCart({ vehicle }));
      open({ version });
      expect(await screen.findByRole('link', { name: 'Northpeak Trail 100' })).toHaveAttribute(
        'href',
        '/tires/brands/northpeak/trail100/100/',
      );
      expect(document.querySelector(`.bsro-cart--${version}`)).toBeVisible();
      expect(await screen.findByText('In stock at Peoria Main, ready Jun 1')).toBeVisible();
      expect(screen.getByText('2019 Toyota Camry LE')).toBeVisible();
      expect(screen.getByRole('link', { name: '309-555-0142' })).toHaveAttribute(
        'href',
        'tel:+13095550142',
      );
      expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
      expect(screen.getByRole('link', { name: 'Check out – $400.00' })).toHaveAttribute(
        'href',
        CHECKOUT_START,
      );
      expect(screen.getByRole('region', { name: LABELS.checkOut })).toHaveTextContent(
        'Total $400.00',
      );
    },
  );

  test('changes the quantity, and marks the price as busy until the new one arrives [CART-1/item-update]', async () => {
    const user = open();
    let send: (value: ReturnType<typeof ok>) => void = () => {};
    await findQuantity();
    host.responses = {
      'cart/item/update': new Promise((resolve) => {
        send = resolve;
      }),
    };
    await user.selectOptions(await findQuantity(), '2');
    expect(await findQuantity()).toHaveValue('2');
    const item = screen.getByText('2 × $100.00');
    const total = screen.getByText('$400.00', { selector: '.bsro-cart__total' });
    const list = document.querySelector('.bsro-price-list');
    const barTotal = screen.getByRole('region', { name: LABELS.checkOut }).firstElementChild;
    for (const part of [item, total, list, barTotal]) {
      expect(part).toHaveAttribute('aria-busy', 'true');
    }
    // Next to the new quantity, the old totals would be wrong.
    for (const part of [total, list, barTotal]) expect(part).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('link', { name: /\$400/ })).toBeNull();
    expect(screen.queryByText(/^Total \$/)).toBeNull();
    expect(screen.getAllByRole('link', { name: LABELS.checkOut })).toHaveLength(2);
    const items = [createCartItem('100', 2)];
    await act(async () => send(ok(createHostCart({ items }))));
    await findTotal('$200.00');
    expect(screen.getByText('Total $200.00.')).toHaveAttribute('role', 'status');
    for (const part of [item, total, list, barTotal]) {
      expect(part).toHaveAttribute('aria-busy', 'false');
      expect(part).not.toHaveAttribute('aria-hidden', 'true');
    }
    expect(screen.getByRole('link', { name: 'Check out – $200.00' })).toBeVisible();
  });

  test.each(listFailures())(
    "says that the quantity wasn't changed when %s [HTTP-5]",
    async (_name, response) => {
      const user = open();
      await findQuantity();
      host.responses = { 'cart/item/update': response };
      const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
      await user.selectOptions(await findQuantity(), '2');
      const quantity = await findQuantity();
      const problem = await screen.findByText(CHANGE_PROBLEMS.quantity);
      expect(problem).toHaveRole('alert');
      // It may appear behind the bar with the total.
      expect(scrolled.mock.contexts).toEqual([problem]);
      // Above the field, the message would move it.
      expect(quantity.compareDocumentPosition(screen.getByText(CHANGE_PROBLEMS.quantity))).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
      expect(quantity).toHaveValue('4');
    },
  );

  test('changes front and rear of a pair together, and links to their page', async () => {
    host.carts.set('g-1', createHostCart({ items: PAIR }));
    const user = open();
    expect(await screen.findByRole('link', { name: 'Northpeak Trail 200' })).toHaveAttribute(
      'href',
      '/tires/brands/northpeak/trail200/200_100/',
    );
    const sizes = document.querySelectorAll('.bsro-cart__size');
    expect([...sizes].map(({ textContent }) => textContent)).toEqual([
      '255/35R19, front',
      '285/30R19, rear',
    ]);
    const rows = document.querySelectorAll('.bsro-price-list dt');
    expect([...rows].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      '285/30R19, rear 2 × $100.00',
      '255/35R19, front 2 × $100.00',
    ]);
    await user.selectOptions(screen.getByLabelText(LABELS.quantityOfEach), '1');
    await findTotal('$200.00');
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { code: '200', qty: 1 },
      { code: '100', qty: 1 },
    ]);
  });

  test.each([
    ['200', ['2', '1']],
    ['100', ['1', '2']],
  ])(
    'says that only some quantities have changed if the change fails for tire %s of a pair [HTTP-5]',
    async (failing, [front, rear]) => {
      host.carts.set('g-1', createHostCart({ items: PAIR }));
      const user = open();
      const quantity = await screen.findByLabelText(LABELS.quantityOfEach);
      fakeServices((call) => {
        const isFailing = call.method === 'PUT' && JSON.stringify(call.body).includes(failing);
        return isFailing ? 'reset' : host.respond(call);
      });
      await user.selectOptions(quantity, '1');
      expect(await screen.findByText(CHANGE_PROBLEMS.quantityPart)).toHaveRole('alert');
      expect(screen.queryByText(CHANGE_PROBLEMS.quantity)).toBeNull();
      expect(screen.getByLabelText('Quantity, 255/35R19, front')).toHaveValue(front);
      expect(screen.getByLabelText('Quantity, 285/30R19, rear')).toHaveValue(rear);
    },
  );

  test('shows nothing of the first failed change of a pair until the second is done [HTTP-5]', async () => {
    host.carts.set('g-1', createHostCart({ items: PAIR }));
    const user = open();
    const quantity = await screen.findByLabelText(LABELS.quantityOfEach);
    let finishSecond = (): void => {};
    const second = new Promise<void>((resolve) => {
      finishSecond = resolve;
    });
    const sent: unknown[] = [];
    fakeServices(async (call) => {
      if (call.method !== 'PUT') return host.respond(call);
      sent.push(call.body);
      if (sent.length === 1) return refused('400', 'BadRequest');
      await second;
      return host.respond(call);
    });
    await user.selectOptions(quantity, '1');
    await waitFor(() => expect(sent).toHaveLength(2));
    for (const alert of screen.getAllByRole('alert')) expect(alert).toBeEmptyDOMElement();
    expect(screen.getByLabelText(LABELS.quantityOfEach)).toHaveValue('1');
    finishSecond();
    expect(await screen.findByText(CHANGE_PROBLEMS.quantityPart)).toHaveRole('alert');
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe(CHANGE_PROBLEMS.quantityPart);
  });

  test('changes front and rear separately if their quantities differ', async () => {
    const [rear, front] = PAIR;
    if (!rear || !front) throw new Error('no pair');
    host.carts.set('g-1', createHostCart({ items: [{ ...rear, qty: 1 }, front] }));
    open();
    expect(await screen.findByLabelText('Quantity, 255/35R19, front')).toHaveValue('2');
    expect(screen.getByLabelText('Quantity, 285/30R19, rear')).toHaveValue('1');
  });

  test('adds a service and says what it is for [CART-1/add-ons]', async () => {
    const user = open();
    const box = await screen.findByRole('checkbox', { name: /^Wheel Alignment.*evenly/ });
    await user.click(box);
    expect(box).toBeChecked();
    await findTotal('$499.00');
  });

  test('offers to load the services again after a failure', async () => {
    host.responses = { 'cart/addons/get': 'reset' };
    const user = open();
    expect(await screen.findByText(LABELS.addOnsFailed)).toBeVisible();
    host.responses = {};
    await user.click(screen.getByRole('button', { name: BUTTONS.tryAgain }));
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
  });

  test("shows a failed change and services that didn't load at the same time, each with its own way out", async () => {
    host.responses = { 'cart/addons/get': 'reset', 'cart/item/update': 'reset' };
    const user = open();
    await screen.findByText(LABELS.addOnsFailed);
    await user.selectOptions(await findQuantity(), '2');
    expect(await screen.findByText(CHANGE_PROBLEMS.quantity)).toBeVisible();
    expect(screen.getByText(LABELS.addOnsFailed)).toBeVisible();

    host.responses = { 'cart/addons/get': 'reset' };
    await user.selectOptions(await findQuantity(), '2');
    await findTotal('$200.00');
    expect(screen.queryByText(CHANGE_PROBLEMS.quantity)).toBeNull();
    expect(screen.getByText(LABELS.addOnsFailed)).toBeVisible();

    host.responses = { 'cart/item/update': 'reset' };
    await user.selectOptions(await findQuantity(), '3');
    await screen.findByText(CHANGE_PROBLEMS.quantity);
    await user.click(screen.getByRole('button', { name: BUTTONS.tryAgain }));
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
    expect(screen.queryByText(LABELS.addOnsFailed)).toBeNull();
    expect(screen.getByText(CHANGE_PROBLEMS.quantity)).toBeVisible();
  });

  test.each([
    {
      has: 'has the tires',
      item: { readyDate: '2026-11-23', arrival: { here: 4, nearby: 0, brand: 0 } },
      text: 'In stock at Peoria Main, ready today',
    },
    {
      has: 'has some, and stores nearby have the others',
      item: { readyDate: '2026-11-25', arrival: { here: 2, nearby: 2, brand: 0 } },
      text: 'Ready Wednesday at Peoria Main: 2 here, 2 from stores nearby',
    },
    {
      has: 'gets the tires from stores far away',
      item: { readyDate: '2026-12-01', arrival: { here: 0, nearby: 0, brand: 4 } },
      text: 'Ready Dec 1 at Peoria Main: 4 from other stores',
    },
  ])(
    'offers the checkout, and says when and why, if the store $has [ARRV-1/quote-and-cart]',
    async ({ item, text }) => {
      jest.useFakeTimers({ now: NOW, advanceTimers: true });
      host.responses = { 'store/details/7': ok(OPEN_STORE) };
      host.carts.set(
        'g-1',
        createHostCart({ readyDate: item.readyDate, items: [{ ...createCartItem(), ...item }] }),
      );
      open();
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Check out – $400.00' })).toBeVisible();
      expect(screen.queryByRole('link', { name: LABELS.call })).toBeNull();
    },
  );

  test.each([
    ['Only 3 available at Peoria Main', { here: 2, nearby: 1, brand: 0 }, LABELS.shortage],
    ['Not available at Peoria Main', { here: 0, nearby: 0, brand: 0 }, LABELS.unavailable],
  ])("doesn't offer the checkout without a ready date: %s", async (text, arrival, advice) => {
    host.responses = { 'store/details/7': ok(OPEN_STORE) };
    const items = [{ ...createCartItem(), readyDate: null, arrival }];
    host.carts.set('g-1', createHostCart({ readyDate: null, items }));
    open();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(advice)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Check out/ })).toBeNull();
    expect(screen.queryByRole('link', { name: LABELS.schedule })).toBeNull();
    expect(screen.getByRole('link', { name: LABELS.call })).toBeVisible();
  });

  test('announces after a change of the quantity that the store cannot get as many', async () => {
    host.responses = { 'store/details/7': ok(OPEN_STORE) };
    host.carts.set('g-1', createHostCart({ items: [createCartItem('100', 2)] }));
    const user = open();
    await screen.findByRole('link', { name: 'Check out – $200.00' });
    expect(screen.queryByText(/^Total \$/)).toBeNull();
    const arrival = { here: 2, nearby: 0, brand: 0 };
    const items = [{ ...createCartItem('100', 3), readyDate: null, arrival }];
    host.responses['cart/item/update'] = ok(createHostCart({ readyDate: null, items }));
    await user.selectOptions(await findQuantity(), '3');
    expect(await screen.findByText(`Total $300.00. ${LABELS.shortage}`)).toHaveAttribute(
      'role',
      'status',
    );
  });

  test('says when both tires of a pair are ready, in one line', async () => {
    const [rear, front] = PAIR;
    if (!rear || !front) throw new Error('no pair');
    const arrival = { here: 1, nearby: 1, brand: 0 };
    host.carts.set('g-1', createHostCart({ items: [rear, { ...front, arrival }] }));
    open();
    expect(
      await screen.findByText('Ready Jun 1 at Peoria Main: 3 here, 1 from a store nearby'),
    ).toBeVisible();
    expect(screen.queryByText(/^In stock/)).toBeNull();
  });

  test("doesn't offer the checkout at a store that is temporarily closed", async () => {
    host.responses = { 'store/details/7': ok({ ...OPEN_STORE, temporarilyClosed: 'Y' }) };
    open();
    expect(await screen.findByText(LABELS.closed)).toBeVisible();
    expect(screen.getByText(/^Not available .* temporarily closed$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Check out/ })).toBeNull();
    expect(screen.queryByRole('link', { name: LABELS.schedule })).toBeNull();
    expect(screen.getByRole('link', { name: LABELS.call })).toBeVisible();
  });

  test("offers an appointment and a call at a store that doesn't sell online", async () => {
    host.responses = {
      'store/details/7': ok({ storeNumber: '7', phone: '3095550142', eCommActiveFlag: 'N' }),
    };
    open();
    expect(await screen.findByText(LABELS.noEcommerce)).toBeVisible();
    expect(screen.getByRole('link', { name: LABELS.schedule })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /\?sa_source=cart&storeNumber=7&serviceId=tire-installation&tires=4x100$/,
      ),
    );
    expect(screen.getByRole('link', { name: LABELS.call })).toBeVisible();
  });

  test('says what the host has changed, with both values, until the visitor confirms it', async () => {
    const changes = [
      { code: '100', field: 'price', from: createMoney(100), to: createMoney(104) },
      { code: '100', field: 'stock', from: 12, to: 3 },
    ];
    host.responses = { 'cart/get': ok({ ...createHostCart(), changes }) };
    const user = open();
    expect(
      await screen.findByText(
        'The price of Northpeak Trail 100 changed from $100.00 to $104.00 each.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText("The store's stock of Northpeak Trail 100 changed from 12 to 3."),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: CART_LABELS.confirmChanges }));
    expect(screen.queryByText(CART_LABELS.changes)).toBeNull();
  });

  test('names the axle when the price of both tires of a pair has changed', async () => {
    const items = PAIR.map((item) => ({ ...item, name: 'Trail' }));
    const changes = PAIR.map(({ code }) => ({
      code,
      field: 'price',
      from: createMoney(90),
      to: createMoney(100),
    }));
    host.responses = { 'cart/get': ok({ ...createHostCart({ items }), changes }) };
    open();
    for (const axle of ['front', 'rear']) {
      expect(
        await screen.findByText(
          `The price of Northpeak Trail (${axle}) changed from $90.00 to $100.00 each.`,
        ),
      ).toBeVisible();
    }
  });

  test("offers to add the tires of the driver's other cart, and leaves them there on request [CART-1/merge]", async () => {
    saveOtherGuid('g-2');
    const user = open();
    expect(await screen.findByRole('button', { name: NOTICE_LABELS.merge })).toBeVisible();
    await user.click(screen.getByRole('button', { name: NOTICE_LABELS.dismissMerge }));
    expect(screen.queryByText(NOTICE_LABELS.otherCart)).toBeNull();
    expect(calls.some(({ path }) => path.startsWith('cart/merge'))).toBe(false);
  });

  test('says what a merge has left out', async () => {
    saveOtherGuid('g-2');
    const refused = [
      { code: '100', qty: 2, message: 'too many' },
      { code: '999', qty: 4, message: 'not sold' },
      { code: '7009500', qty: 1, message: 'unfit' },
    ];
    host.responses = { 'cart/merge': ok({ ...createHostCart(), refused }) };
    const user = open();
    await screen.findAllByRole('checkbox');
    await user.click(await screen.findByRole('button', { name: NOTICE_LABELS.merge }));
    expect(await screen.findByText(/add 2 Northpeak Trail 100 tires\./)).toBeVisible();
    expect(screen.getByText(/add 4 tires \(item 999\)/)).toBeVisible();
    expect(screen.getByText(/^A service from your other cart/)).toBeVisible();
  });

  test('tracks the view of a cart once, and its removal', async () => {
    const user = open();
    await user.click(await findRemove());
    await screen.findByRole('button', { name: NOTICE_LABELS.undo });
    const layer: unknown = Reflect.get(window, 'adobeDataLayer');
    const names = Array.isArray(layer)
      ? layer.map((entry: unknown) => String(Reflect.get(Object(entry), 'event')))
      : [];
    expect(names.filter((name) => name.endsWith('cart'))).toEqual([
      'view_cart',
      'remove_from_cart',
    ]);
  });
});

describe('removal', () => {
  test('focuses the Undo button, which restores the tires [CART-1/remove]', async () => {
    const user = open();
    await user.click(await findRemove());
    const undo = await screen.findByRole('button', { name: NOTICE_LABELS.undo });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription('Removed 4 tires.');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: LABELS.items })).toHaveFocus();
    await findTotal('$400.00');
  });

  test('says on the Undo button that the tires are being restored [CART-1/remove]', async () => {
    const user = open();
    await user.click(await findRemove());
    const undo = await screen.findByRole('button', { name: NOTICE_LABELS.undo });
    host.responses = { 'cart/create': new Promise(() => {}) };
    await user.click(undo);
    await waitFor(() => expect(undo).toHaveAttribute('aria-busy', 'true'));
    expect(undo).toHaveTextContent(NOTICE_LABELS.restoring);
  });

  test('shows that the cart is being emptied before the code for it has loaded', async () => {
    open();
    const button = await findRemove();
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('button', { name: NOTICE_LABELS.undo })).toBeVisible();
  });

  test.each(listFailures())('keeps the tires when %s [HTTP-5]', async (_name, response) => {
    const user = open();
    await findRemove();
    host.responses = { 'cart/remove': response };
    await user.click(await findRemove());
    expect(await screen.findByText(CHANGE_PROBLEMS.remove)).toBeVisible();
  });
});

describe('no cart', () => {
  test('keeps the CMS content for a visitor without a cart [CART-1/no-guid]', async () => {
    open({ guid: '' });
    expect(await screen.findByText(LABELS.empty)).toBeVisible();
    expect(screen.getByText("The CMS's phone number")).toBeVisible();
    expect(screen.getByRole('link', { name: LABELS.byVehicle })).toBeVisible();
    expect(calls).toEqual([]);
  });

  test.each([
    ['v2', 'manual'],
    ['dialog', 'auto'],
  ] as const)(
    'is scrolled into view on the page, but leaves the scroll position of the page below the dialog to the browser: %s',
    (layout, restoration) => {
      Object.assign(history, { scrollRestoration: 'auto' });
      const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
      render(
        <Provider store={store}>
          <CartBody cart={null} layout={layout} footer={null} />
        </Provider>,
      );
      expect(screen.getByText(LABELS.empty)).toBeVisible();
      expect(history.scrollRestoration).toBe(restoration);
      expect(scrolled).toHaveBeenCalledTimes(layout === 'dialog' ? 0 : 1);
    },
  );

  test('says that the cart has expired, even if only its cookie is left [CHKO-1/expiry]', async () => {
    host.carts.clear();
    writeSessionCookie('aem-cart', 'g-1');
    open({ guid: '' });
    expect(await screen.findByText(LOSSES.expired)).toBeVisible();
  });

  test.each([
    [
      'names the order that another tab has placed with the cart',
      'g-1',
      CART_LABELS.ordered({ orderNumber: 'T9' }),
    ],
    ['says that another tab has emptied the cart, not ordered it', 'g-0', LOSSES.elsewhere],
  ])('%s', async (_, guid, text) => {
    open();
    await findRemove();
    savedLastOrder.save({ guid, orderNumber: 'T9' });
    localStorage.removeItem('cart');
    clearCookies();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('names the order of a cart that the host no longer knows', async () => {
    savedLastOrder.save({ guid: 'g-1', orderNumber: 'T9' });
    host.carts.clear();
    open();
    expect(await screen.findByText(CART_LABELS.ordered({ orderNumber: 'T9' }))).toBeVisible();
  });

  test.each(listFailures())(
    'keeps the CMS content and offers a retry when %s [HTTP-5] [CHKO-1/failed-load]',
    async (_name, response) => {
      host.responses = { 'cart/get': response };
      const user = open();
      expect(await screen.findByText(LABELS.failed)).toBeVisible();
      expect(screen.getByText("The CMS's phone number")).toBeVisible();
      host.responses = {};
      await user.click(screen.getByRole('button', { name: BUTTONS.tryAgain }));
      await findTotal('$400.00');
    },
  );
});

describe('session', () => {
  test('finds the other cart of a driver who signs in, and no longer offers to sign in', async () => {
    host.mine = 'g-2';
    host.carts.set('g-2', createHostCart({ guid: 'g-2' }));
    open();
    await findRemove();
    writeToken('t');
    act(() => {
      store.dispatch(loggedIn({ tokenId: 't' }));
    });
    expect(await screen.findByRole('button', { name: NOTICE_LABELS.merge })).toBeVisible();
    expect(screen.queryByText(/member savings/)).toBeNull();
  });

  test('forgets the cart of a driver who signs out', async () => {
    writeToken('t');
    store.dispatch(loggedIn({ tokenId: 't' }));
    open();
    await findRemove();
    removeToken();
    act(() => {
      store.dispatch(loggedOut());
    });
    expect(await screen.findByText(LOSSES['signed-out'])).toBeVisible();
    expect(screen.queryByText(LABELS.empty)).not.toBeInTheDocument();
    expect(localStorage.getItem('cart')).toBeNull();
  });
});

describe('expiry', () => {
  test('offers to keep the cart two minutes before it expires, and says when it has expired [CHKO-1/expiry]', async () => {
    jest.useFakeTimers({ now: NOW });
    const expires = new Date(NOW + 3_600_000).toISOString();
    host.carts.set('g-1', createHostCart({ expires }));
    open();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    act(() => jest.advanceTimersByTime(3_478_000));
    expect(screen.queryByRole('button', { name: CART_LABELS.keep })).toBeNull();
    act(() => jest.advanceTimersByTime(1_000));
    act(() => jest.advanceTimersByTime(1_000));
    const bar = screen.getByRole('region', { name: CART_LABELS.expiry });
    expect(within(bar).getByText('1:59')).toBeVisible();
    expect(screen.getByText(CART_LABELS.expiring)).toHaveAttribute('role', 'status');

    const getKeep = () => within(bar).getByRole('button', { name: CART_LABELS.keep });
    const keep = () =>
      act(async () => {
        getKeep().click();
        await jest.advanceTimersByTimeAsync(0);
      });
    let lose = (): void => {};
    host.responses = { 'cart/get': new Promise((resolve) => (lose = () => resolve('reset'))) };
    await keep();
    expect(getKeep()).toHaveAttribute('aria-busy', 'true');
    lose();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(getKeep()).toHaveAttribute('aria-busy', 'false');
    expect(within(bar).getByRole('alert')).toHaveTextContent(CART_LABELS.notKept);
    host.responses = {};

    const later = new Date(NOW + 7_200_000).toISOString();
    host.carts.set('g-1', createHostCart({ expires: later }));
    await keep();
    expect(screen.queryByRole('button', { name: CART_LABELS.keep })).toBeNull();

    host.carts.clear();
    act(() => jest.advanceTimersByTime(3_600_000));
    await act(() => jest.advanceTimersByTimeAsync(121_000));
    expect(screen.getByText(LOSSES.expired)).toBeVisible();
  });
});

describe('moving the cart to another store', () => {
  const OTHER = { storeNumber: '8', storeName: 'Morton', address: '1 Main St', city: 'Morton' };
  const prepare = () => {
    host.responses['store/location/get-list-by-zip'] = ok({
      stores: [
        { storeNumber: '7', storeName: 'Peoria Main', tirePricingActiveFlag: 'Y' },
        { ...OTHER, tirePricingActiveFlag: 'Y', distance: 9.8 },
        { storeNumber: '9', storeName: 'Without prices', tirePricingActiveFlag: 'N' },
      ],
    });
    host.responses['store/details/8'] = ok({ ...OTHER, eCommActiveFlag: 'Y' });
  };
  const saveStore = (): void => {
    const mine = { storeNumber: '20', storeName: 'Denver', tirePricingActiveFlag: 'Y' };
    store.dispatch(createSyncedStore(parse(storeRecord, mine)));
  };
  const openStores = async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: MOVE_LABELS.change }));
    return user;
  };

  test('offers the other stores of the brand, and tells what is different at the chosen one [CART-5]', async () => {
    prepare();
    host.responses['cart/store'] = ok(
      createHostCart({
        storeNumber: '8',
        changes: [
          { code: '', field: 'tax', from: createMoney(20), to: createMoney(25) },
          { code: '100', field: 'stock', from: 8, to: 0 },
        ],
      }),
    );
    const user = await openStores();
    expect(await screen.findByText('1 Main St, Morton, 10 mi')).toBeVisible();
    expect(screen.queryByText('Without prices')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Choose Morton' }));
    expect(await screen.findByText('Sales tax changed from $20.00 to $25.00.')).toBeVisible();
    expect(screen.getByText(/^This store doesn't have .* in stock\.$/)).toBeVisible();
    expect(await screen.findByText('Morton')).toBeVisible();
    expect(screen.getByRole('button', { name: MOVE_LABELS.change })).toHaveFocus();
    const sent = calls.find(({ path }) => path === 'cart/store/g-1');
    expect([sent?.method, sent?.body]).toEqual(['PUT', { storeNumber: '8' }]);
  });

  test('offers my store first, also one that is far from the store of the cart [CART-5]', async () => {
    prepare();
    saveStore();
    await openStores();
    const [first, ...others] = await screen.findAllByRole('button', { name: /^Choose / });
    expect(first).toHaveAccessibleName('Choose Denver');
    expect(screen.getByText('(my store)')).toBeVisible();
    expect(others).toHaveLength(1);
  });

  test.each([
    ['change of the store', 'Choose Morton', 'cart/store'],
    ['merge', NOTICE_LABELS.merge, 'cart/merge'],
    ['removal', LABELS.remove, 'cart/remove'],
  ])('shows the spinner of a %s in the pressed button alone [CART-5]', async (_, name, path) => {
    prepare();
    saveOtherGuid('g-2');
    saveStore();
    host.responses[path] = new Promise(() => {});
    const user = await openStores();
    await user.click(await screen.findByRole('button', { name }));
    const names = ['Choose Denver', 'Choose Morton', NOTICE_LABELS.merge, LABELS.remove];
    const buttons = names.map((other) => screen.getByRole('button', { name: other }));
    for (const button of buttons) {
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    }
    const busy = buttons.filter((button) => button.getAttribute('aria-busy') === 'true');
    expect(busy).toEqual([screen.getByRole('button', { name })]);
  });

  test.each([
    ['shows no prices', refused('409', 'PricingUnavailable'), CHANGE_PROBLEMS.moveWithoutPrices],
    ['fails', { status: 400, text: '' }, CHANGE_PROBLEMS.move],
    [
      'responds with HTML',
      { status: 404, text: '<p>Not here</p>', type: 'text/html' },
      CHANGE_PROBLEMS.move,
    ],
  ])('keeps the cart if the store %s [CART-5]', async (_case, response, problem) => {
    prepare();
    host.responses['cart/store'] = response;
    const user = await openStores();
    await user.click(await screen.findByRole('button', { name: 'Choose Morton' }));
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.getByText('Peoria Main')).toBeVisible();
  });

  test("says that the stores didn't load, and loads them again", async () => {
    prepare();
    const stores = host.responses['store/location/get-list-by-zip'];
    host.responses['store/location/get-list-by-zip'] = { status: 500, text: '' };
    const user = await openStores();
    expect(await screen.findByText(MOVE_LABELS.failed)).toBeVisible();
    if (stores) host.responses['store/location/get-list-by-zip'] = stores;
    await user.click(screen.getByRole('button', { name: BUTTONS.tryAgain }));
    expect(await screen.findByRole('button', { name: 'Choose Morton' })).toBeVisible();
  });
});

test('shows a sale price beside its regular price, in the list and in the summary [CART-6]', async () => {
  host.carts.set(
    'g-1',
    createHostCart({
      items: [{ ...createCartItem('100', 4, 80), ...{ regularPrice: createMoney(100) } }],
    }),
  );
  open();
  await findQuantity();
  expect(screen.getAllByText(/4 × \$80.00/)).toHaveLength(2);
  expect(screen.getAllByText('Regular price $100.00 ea.')).toHaveLength(2);
});
