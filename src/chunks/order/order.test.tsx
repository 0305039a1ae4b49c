import { TextEncoder } from 'node:util';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { BOOKING_NOW, BOOKING_STORE } from '../../../test/booking';
import { createCartItem, createMoney } from '../../../test/carts';
import { clearCookies } from '../../../test/clear-cookies';
import { enterText } from '../../../test/enter-text';
import {
  fakeServices,
  FOREIGN_404,
  listFailures,
  ok,
  refused,
  rejected,
} from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { BILLING, createOrderRecord } from '../../../test/orders';
import { VISIT_LABELS, WHAT_TO_BRING } from '../../ui/visit/messages';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { savedBuyer } from '../../store/checkout/checkout-storage';
import { BUTTONS } from '../../ui/messages';
import { ACCOUNT_LABELS, LOAD_PROBLEMS, ORDER_LABELS } from './messages';
import OrderPage from '.';

type Responses = (call: ServiceCall) => FakeResponse | undefined;

let store: AppStore;
let sent: ServiceCall[];
let responses: Responses;
let user: ReturnType<typeof userEvent.setup>;

const open = (query = '?order=T1001&key=k'): void => {
  history.replaceState(null, '', `/checkout/confirmation/${query}`);
  store = createReduxStore();
  const cms = document.createElement('p');
  cms.textContent = 'Call us';
  render(
    <Provider store={store}>
      <OrderPage
        attributes={{ order: undefined }}
        element={document.createElement('div')}
        cms={[cms]}
      />
    </Provider>,
  );
};

const REBATES = [{ friendlyId: 'r', displayName: '$50 back by mail', amount: createMoney(50) }];

/** Sets the time, without timers. */
const setTime = (time: Date) => jest.spyOn(Date, 'now').mockReturnValue(time.getTime());

const listLoads = () => sent.filter(({ path }) => path.startsWith('order/get'));

beforeEach(() => {
  user = userEvent.setup();
  sessionStorage.clear();
  localStorage.clear();
  clearCookies();
  document.documentElement.dataset['siteName'] = 'fcac';
  responses = () => undefined;
  sent = fakeServices((call) => {
    const given = responses(call);
    if (given) return given;
    if (call.path.startsWith('order/get')) return ok(createOrderRecord());
    if (call.path.startsWith('store/details')) return ok(BOOKING_STORE);
    return ok({});
  });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  setTime(BOOKING_NOW);
});

afterEach(() => jest.restoreAllMocks());

describe('an order', () => {
  test('shows what was bought, when, and where [CHKO-2/confirmation]', async () => {
    open();
    expect(await screen.findByRole('heading', { name: ORDER_LABELS.placed })).toBeVisible();
    expect(screen.getByText('T1001')).toBeVisible();
    expect(screen.getByText(/4 × Northpeak Trail 100/)).toBeVisible();
    expect(screen.getByText('Monday, November 23 at 2:30 PM')).toBeVisible();
    expect(screen.getByText('PM-1234')).toBeVisible();
    expect(screen.getByRole('link', { name: ORDER_LABELS.manage })).toHaveAttribute(
      'href',
      expect.stringContaining('/appointment/manage/?id=a-1&key=k'),
    );
    expect(await screen.findByText(/Peoria Main/)).toBeVisible();
    expect(listLoads().map(({ requestedUrl }) => requestedUrl)).toEqual([
      '/bsro/services/order/get/T1001?key=k',
    ]);
  });

  test('links each tire to its page, where it can be bought again [CHKO-2/confirmation] [TDP-1]', async () => {
    const items = [
      { ...createCartItem('200', 2), packageId: '200_201', size: '255/35R19' },
      { ...createCartItem('201', 2), packageId: '200_201', size: '285/30R19' },
      createCartItem('100', 1),
    ];
    responses = ({ path }) =>
      path.startsWith('order/get') ? ok(createOrderRecord({ items })) : undefined;
    open();
    const links = await screen.findAllByRole('link', { name: / × Northpeak Trail/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/tires/brands/northpeak/trail200/200_201/',
      '/tires/brands/northpeak/trail201/200_201/',
      '/tires/brands/northpeak/trail100/100/',
    ]);
  });

  test('says how the driver waits and hears from the store, until the visit begins [CHKO-2/confirmation]', async () => {
    open();
    expect(
      await screen.findByText("You'll wait at the store. We'll call you when it's ready."),
    ).toBeVisible();
    expect(screen.getByText(WHAT_TO_BRING.keys)).toBeVisible();
    cleanup();
    setTime(new Date(createOrderRecord().appointment.start));
    open();
    expect(await screen.findByText('PM-1234')).toBeVisible();
    expect(screen.queryByText(/You'll wait|We'll call/)).toBeNull();
    expect(screen.queryByText(WHAT_TO_BRING.keys)).toBeNull();
  });

  test('is shown without what earlier services leave out [CHKO-2/confirmation]', async () => {
    const {
      dropWaitOption: _d,
      pickupPreference: _p,
      ...appointment
    } = createOrderRecord().appointment;
    responses = ({ path }) =>
      path.startsWith('order/get') ? ok(createOrderRecord({ appointment })) : undefined;
    open();
    expect(await screen.findByText('PM-1234')).toBeVisible();
    expect(screen.queryByText(/You'll|when it's ready/)).toBeNull();
  });

  test("doesn't ask to bring an offer to a visit that is paid [CHKO-2/confirmation]", async () => {
    open();
    expect(await screen.findByText(WHAT_TO_BRING.keys)).toBeVisible();
    expect(screen.queryByText(WHAT_TO_BRING.offer)).toBeNull();
  });

  test('names front and rear of a pair, in the list and in its price [CHKO-2/confirmation]', async () => {
    const items = [
      { ...createCartItem('200', 2), packageId: '200_100', size: '255/35R19' },
      { ...createCartItem('100', 2), packageId: '200_100', size: '285/30R19' },
    ];
    responses = ({ path }) =>
      path.startsWith('order/get') ? ok(createOrderRecord({ items })) : undefined;
    open();
    expect(
      await screen.findByText('255/35R19, front', { selector: '.bsro-order-details__size' }),
    ).toBeVisible();
    expect(
      screen.getByText('285/30R19, rear', { selector: '.bsro-order-details__size' }),
    ).toBeVisible();
    const rows = document.querySelectorAll('.bsro-price-list dt');
    expect([...rows].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      '255/35R19, front 2 × $100.00',
      '285/30R19, rear 2 × $100.00',
    ]);
  });

  test('shows a sale price beside its regular price [CART-6]', async () => {
    const items = [{ ...createCartItem('100', 4, 80), regularPrice: createMoney(100) }];
    responses = ({ path }) =>
      path.startsWith('order/get') ? ok(createOrderRecord({ items })) : undefined;
    open();
    expect(await screen.findByText('4 × $80.00')).toBeVisible();
    expect(screen.getByText('Regular price $100.00 ea.')).toBeVisible();
  });

  test('is shown without the axle if the host leaves out the package [CHKO-2/confirmation]', async () => {
    const items = [{ ...createCartItem(), packageId: undefined }];
    responses = ({ path }) =>
      path.startsWith('order/get') ? ok(createOrderRecord({ items })) : undefined;
    open();
    expect(
      await screen.findByText('205/55R16', { selector: '.bsro-order-details__size' }),
    ).toBeVisible();
  });

  test('names the vehicle, the card, and the rebate [CHKO-2/confirmation]', async () => {
    responses = ({ path }) =>
      path.startsWith('order/get') ? ok(createOrderRecord({ rebates: REBATES })) : undefined;
    open();
    expect(await screen.findByText('2019 Honda CR-V EX')).toBeVisible();
    expect(screen.getByText('Charged to Visa ending in 0007')).toBeVisible();
    expect(screen.getByText(/^After rebate/).closest('li')).toHaveTextContent(
      'After rebate: $50 back by mail',
    );
  });

  test.each([
    [{ payment: null, vehicle: null }, 'card'],
    [{ payment: { paymentBrand: 'new', lastFour: '1234' } }, 'card ending in 1234'],
  ])(
    'is shown even if its card or vehicle is unknown: %j [CHKO-2/confirmation]',
    async (facts, card) => {
      responses = ({ path }) =>
        path.startsWith('order/get')
          ? ok(createOrderRecord({ ...facts, state: 'cancelled' }))
          : undefined;
      open();
      expect(await screen.findByText(new RegExp(`to your ${card}\\.`))).toBeVisible();
    },
  );

  test('never shows more digits of a card than four [STATE-5]', async () => {
    const payment = { paymentBrand: 'visa', lastFour: '4012000100000007' };
    responses = ({ path }) =>
      path.startsWith('order/get') ? ok(createOrderRecord({ payment })) : undefined;
    open();
    expect(await screen.findByText(LOAD_PROBLEMS.failed)).toBeVisible();
    expect(document.body).not.toHaveTextContent('4012');
  });

  test('can be added to a calendar [CHKO-2/confirmation]', async () => {
    Object.assign(globalThis, { TextEncoder });
    const create = jest.fn((file: Blob) => `blob:${file.type}`);
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    open();
    await user.click(await screen.findByRole('button', { name: VISIT_LABELS.calendar }));
    expect(create.mock.calls[0]?.[0].type).toContain('text/calendar');
  });

  test('says that it has been canceled, and offers tires [CHKO-2/confirmation]', async () => {
    responses = ({ path }) =>
      path.startsWith('order/get')
        ? ok(createOrderRecord({ state: 'cancelled', rebates: REBATES }))
        : undefined;
    open();
    expect(await screen.findByRole('heading', { name: ORDER_LABELS.canceled })).toBeVisible();
    expect(screen.queryByText(/^After rebate/)).not.toBeInTheDocument();
    expect(
      screen.getByText(
        "We're refunding $400.00 to your Visa ending in 0007. It may take a few days for the refund to appear on your statement.",
      ),
    ).toBeVisible();
    expect(screen.queryByText(/^Charged to/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: ORDER_LABELS.findTires })).toBeVisible();
    expect(screen.queryByText('PM-1234')).not.toBeInTheDocument();
  });

  test('has no link that runs a script [CHKO-2/confirmation]', async () => {
    const { appointment } = createOrderRecord();
    responses = ({ path }) =>
      path.startsWith('order/get')
        ? ok(
            createOrderRecord({
              appointment: { ...appointment, manageUrl: ['javascript', 'alert(1)'].join(':') },
            }),
          )
        : undefined;
    open();
    await screen.findByRole('heading', { name: ORDER_LABELS.placed });
    expect(screen.queryByRole('link', { name: ORDER_LABELS.manage })).not.toBeInTheDocument();
  });

  test("is shown even if its store doesn't load, and Try again loads the store [CHKO-2/confirmation]", async () => {
    responses = ({ path }) => (path.startsWith('store/details') ? 'reset' : undefined);
    open();
    expect(await screen.findByText(ORDER_LABELS.storeFailed)).toBeVisible();
    expect(screen.getByText('PM-1234')).toBeVisible();
    responses = () => undefined;
    await user.click(screen.getByRole('button', { name: BUTTONS.tryAgain }));
    expect(await screen.findByText(/Peoria Main/)).toBeVisible();
  });

  test.each([...listFailures(), ['another server responds with 404', FOREIGN_404] as const])(
    'can be loaded again after a failure: %s [CHKO-2/confirmation]',
    async (_, fault) => {
      responses = ({ path }) => (path.startsWith('order/get') ? fault : undefined);
      open();
      expect(await screen.findByText(LOAD_PROBLEMS.failed)).toBeVisible();
      expect(screen.getByText('Call us')).toBeVisible();
      responses = () => undefined;
      await user.click(screen.getByRole('button', { name: BUTTONS.tryAgain }));
      expect(await screen.findByText('PM-1234')).toBeVisible();
    },
  );

  test.each([404, 400])(
    'is reported as unknown after the status %i, without a retry button',
    async (status) => {
      responses = ({ path }) => (path.startsWith('order/get') ? rejected(status) : undefined);
      open();
      expect(await screen.findByText(LOAD_PROBLEMS.unknown)).toBeVisible();
      expect(screen.queryByRole('button', { name: BUTTONS.tryAgain })).not.toBeInTheDocument();
    },
  );

  test('is reported as unknown if the URL has no order number', async () => {
    open('?key=k');
    expect(await screen.findByText(LOAD_PROBLEMS.unknown)).toBeVisible();
    expect(sent).toHaveLength(0);
  });

  test('requires a sign-in if the key is wrong, and then the account that placed the order', async () => {
    responses = ({ path, url }) =>
      path.startsWith('order/get') && url.searchParams.get('key') === 'wrong'
        ? rejected(403)
        : undefined;
    open('?order=T1001&key=wrong');
    expect(await screen.findByText(LOAD_PROBLEMS.forbidden)).toBeVisible();
    expect(screen.getByRole('link', { name: ORDER_LABELS.signIn })).toBeVisible();
    responses = ({ path }) => (path.startsWith('order/get') ? rejected(403) : undefined);
    act(() => void store.dispatch(loggedIn({ tokenId: 't' })));
    expect(await screen.findByText(LOAD_PROBLEMS.foreign)).toBeVisible();
    expect(screen.queryByRole('link', { name: ORDER_LABELS.signIn })).not.toBeInTheDocument();
  });

  test('loads only when the session is known if the URL has no key', async () => {
    open('?order=T1001');
    expect(sent).toHaveLength(0);
    act(() => void store.dispatch(loggedOut()));
    await waitFor(() => expect(listLoads()).toHaveLength(1));
    expect(listLoads()[0]?.requestedUrl).toBe('/bsro/services/order/get/T1001');
  });
});

describe('the account form', () => {
  const PASSWORD = 'Correct-Horse-9';

  const openForm = async (): Promise<void> => {
    savedBuyer.save({ ...BILLING, orderNumber: 'T1001', orderKey: 'k' });
    open();
    act(() => void store.dispatch(loggedOut()));
    await enterText(user, await screen.findByLabelText(/^Password/), PASSWORD);
    await user.click(screen.getByRole('button', { name: ACCOUNT_LABELS.submit }));
  };
  const respondToCreate = (response: FakeResponse): void => {
    responses = ({ path }) => (path === 'account/create' ? response : undefined);
  };

  test('creates an account with the details of the order, and moves the focus to the result', async () => {
    respondToCreate(ok({ tokenId: 't' }));
    await openForm();
    const done = await screen.findByText(ACCOUNT_LABELS.done);
    await waitFor(() => expect(done).toHaveFocus());
    expect(sent.find(({ path }) => path === 'account/create')?.body).toMatchObject({
      email: BILLING.email,
      authString: PASSWORD,
      firstName: 'Ada',
      lastName: 'Byron',
      phone: BILLING.mobile,
    });
    expect(savedBuyer.read()).toBeUndefined();
    expect(screen.getByText(ORDER_LABELS.emailSent({ email: BILLING.email }))).toBeVisible();
  });

  test('says that the email address already has an account', async () => {
    respondToCreate(refused('053', 'User Registration Failed'));
    await openForm();
    expect(await screen.findByText(ACCOUNT_LABELS.exists)).toBeVisible();
  });

  test.each(listFailures())(
    "says that the account wasn't created, and can be sent again: %s",
    async (_, fault) => {
      respondToCreate(fault);
      await openForm();
      expect(await screen.findByText(ACCOUNT_LABELS.failed)).toBeVisible();
      expect(screen.queryByText(ACCOUNT_LABELS.exists)).not.toBeInTheDocument();
      respondToCreate(ok({ tokenId: 't' }));
      await user.click(screen.getByRole('button', { name: ACCOUNT_LABELS.submit }));
      expect(await screen.findByText(ACCOUNT_LABELS.done)).toBeVisible();
    },
  );

  test.each([
    ['a driver', { ...BILLING, orderNumber: 'T1001', orderKey: 'k' }, true],
    ['a visitor with the link in an email', undefined, false],
    ['the buyer of another order', { ...BILLING, orderNumber: 'T9', orderKey: 'k' }, false],
  ] as const)("isn't offered to %s", async (_, buyer, isDriver) => {
    if (buyer) savedBuyer.save(buyer);
    open();
    act(() => void store.dispatch(isDriver ? loggedIn({ tokenId: 't' }) : loggedOut()));
    await screen.findByText(/Peoria Main/);
    expect(screen.queryByText(ACCOUNT_LABELS.title)).not.toBeInTheDocument();
  });
});
