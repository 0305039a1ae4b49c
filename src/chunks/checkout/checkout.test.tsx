import { PLACE_ORDER, setUpCheckoutPage } from '../../../test/checkout-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createSlot } from '../../../test/booking';
import { getStepParameter } from '../../../test/checkout';
import { createCartItem, createCartRecord, createMoney } from '../../../test/carts';
import { ok } from '../../../test/fake-services';
import { BILLING, CARD } from '../../../test/orders';
import { createTire, createTirePricing, createTireSearch } from '../../../test/tires';
import { writeStored } from '../../browser/storage';
import { loggedOut } from '../../store/account/account-slice';
import { loadCart, receiveCart } from '../../store/cart/cart-thunks';
import { loseCart } from '../../store/cart/lose-cart';
import { writeVehicleCookie } from '../../store/garage/vehicle-cookie';
import { CART_LABELS } from '../../ui/cart/cart-messages';
import { TIME_LABELS } from '../../ui/time/messages';
import { DROP_OFF_OR_WAIT_LABELS } from '../../ui/visit/messages';
import { checkoutChanged, selectCheckout } from '../../store/checkout/checkout-slice';
import { BUTTONS } from '../../ui/messages';
import {
  BILLING_LABELS,
  CARD_PROBLEMS,
  CHECKOUT_LABELS,
  END_LABELS,
  PAYMENT_LABELS,
  STEP_TITLES,
  STOCK_LABELS,
  VEHICLE_TEXTS,
  VISIT_TEXTS,
} from './messages';

const page = setUpCheckoutPage();
const { open, findTitle, press, advance, listOrders, goToPayment } = page;

const BILLING_NAMES = [
  'firstName',
  'lastName',
  'email',
  'mobile',
  'street1',
  'city',
  'state',
  'zip',
] as const;

/** Finds a field of the billing address; the state is a select. */
const getBillingField = (label: string): HTMLElement =>
  screen.getByRole(label === BILLING_LABELS.state ? 'combobox' : 'textbox', {
    name: new RegExp(`^${label}`),
  });

describe('the checkout', () => {
  test('leads from the cart to the order, and collapses finished steps [CHKO-2/appointment] [CHKO-2/billing] [CHKO-3/double-click]', async () => {
    open();
    await findTitle(STEP_TITLES.cart);
    await press(CHECKOUT_LABELS.next);
    await page.user.click(await screen.findByRole('button', { name: 'Today 2:30\u00A0PM' }));
    await press(CHECKOUT_LABELS.toPayment);
    await screen.findByRole('button', { name: PLACE_ORDER });
    act(() => page.payment.card?.onLoaded(true));
    for (const name of BILLING_NAMES) {
      const field = getBillingField(BILLING_LABELS[name]);
      fireEvent.change(field, { target: { value: BILLING[name] } });
    }
    await advance(0);
    expect(screen.getByText('Monday, November 23 at 2:30 PM')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Edit/ })).toHaveLength(2);
    const button = screen.getByRole('button', { name: PLACE_ORDER });
    await page.user.dblClick(button);
    await advance(0);
    expect(listOrders()).toHaveLength(1);
    expect(page.payment.requestToken).toHaveBeenCalledTimes(1);
    expect(listOrders()[0]?.body).toEqual({
      holdId: 'h-1',
      appointment: { dropWaitOption: 'drop', pickupPreference: 'text' },
      billing: BILLING,
      payment: CARD,
      expectedTotal: createMoney(400),
    });
    expect(page.redirectTo).toHaveBeenCalledTimes(1);
    expect(await screen.findByRole('status')).toHaveTextContent(
      CART_LABELS.ordered({ orderNumber: 'T1001' }),
    );
    expect(screen.getByText(/at 2:30 PM$/)).toHaveTextContent('Monday, November 23 at 2:30 PM');
    expect(screen.getByText('PM-1234')).toBeVisible();
  });

  test('reopens a collapsed step with its input, and focuses its heading [CHKO-2/appointment]', async () => {
    await goToPayment();
    await press(`Edit ${STEP_TITLES.appointment}`);
    expect(await findTitle(STEP_TITLES.appointment)).toHaveFocus();
    expect(screen.queryByRole('button', { name: PLACE_ORDER })).not.toBeInTheDocument();
    await press(CHECKOUT_LABELS.toPayment);
    expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Peoria');
  });

  test('opens with the first day that has times, also if the first week is full [CHKO-2/availability] [STATE-3/checkout]', async () => {
    page.responses = ({ path, url }) => {
      if (path !== 'appointment/availability') return undefined;
      const from = url.searchParams.get('from');
      const date = from ?? '2026-11-23';
      return ok({
        timeZone: 'America/Chicago',
        availableDate: '2026-12-08',
        days: [{ date, slots: from === '2026-12-08' ? [createSlot(from, '08:00')] : [] }],
      });
    };
    open();
    await findTitle(STEP_TITLES.cart);
    await press(CHECKOUT_LABELS.next);
    expect(
      await screen.findByText(VISIT_TEXTS.firstAvailable({ day: 'Tuesday, December 8' })),
    ).toBeVisible();
    expect(await screen.findByRole('radio', { name: '8:00\u00A0AM' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /Dec 8/ })).toBeChecked();
    await press(TIME_LABELS.earlier);
    await page.user.click(await screen.findByRole('button', { name: TIME_LABELS.earliest }));
    expect(await screen.findByRole('radio', { name: '8:00\u00A0AM' })).toBeVisible();
    await page.user.click(screen.getByRole('radio', { name: '8:00\u00A0AM' }));
    expect(
      screen.queryByText(VISIT_TEXTS.firstAvailable({ day: 'Tuesday, December 8' })),
    ).toBeNull();
  });

  test('requests and holds times for the service of the checkout and the add-ons [CHKO-2/appointment] [STATE-3/checkout]', async () => {
    open();
    await findTitle(STEP_TITLES.cart);
    act(() => void page.store.dispatch(checkoutChanged({ service: 'repair' })));
    await press(CHECKOUT_LABELS.next);
    await page.user.click(await screen.findByRole('button', { name: 'Today 2:30\u00A0PM' }));
    const search = page.sent.find(({ path }) => path === 'appointment/availability')?.url;
    expect(search?.searchParams.get('serviceIds')).toBe('repair');
    expect(search?.searchParams.get('products')).toBe('100:4');
    expect(page.sent.find(({ path }) => path === 'appointment/hold')?.body).toMatchObject({
      serviceIds: ['repair'],
    });
  });

  test('shows what is left of a new hold, however long the choice took [CHKO-2/appointment]', async () => {
    open();
    await findTitle(STEP_TITLES.cart);
    await press(CHECKOUT_LABELS.next);
    const time = await screen.findByRole('button', { name: 'Today 2:30\u00A0PM' });
    await advance(3 * 60_000);
    await page.user.click(time);
    expect(await screen.findByText(/^We're holding 2:30 PM/)).toHaveTextContent(/Time left: 7:00$/);
  });

  test('requires a time, and says so [CHKO-2/appointment]', async () => {
    open();
    await findTitle(STEP_TITLES.cart);
    await press(CHECKOUT_LABELS.next);
    await screen.findByRole('button', { name: 'Today 2:30\u00A0PM' });
    await press(CHECKOUT_LABELS.toPayment);
    await page.user.click(await screen.findByRole('link', { name: 'Choose a time to continue' }));
    expect(screen.getByRole('group', { name: VISIT_TEXTS.time })).toHaveFocus();
    expect(selectCheckout(page.store.getState()).step).toBe(2);
  });

  test('switches to drop-off if the time is for drop-off only, although the visitor wanted to wait [CHKO-2/appointment]', async () => {
    const slot = createSlot('2026-11-23', '14:30', { dropOffOnly: true });
    page.responses = ({ path }) =>
      path === 'appointment/availability'
        ? ok({
            timeZone: 'America/Chicago',
            availableDate: '2026-11-23',
            days: [{ date: '2026-11-23', slots: [slot] }],
          })
        : undefined;
    open();
    await findTitle(STEP_TITLES.cart);
    await press(CHECKOUT_LABELS.next);
    await screen.findByRole('button', { name: 'Today 2:30\u00A0PM' });
    await page.user.click(screen.getByRole('radio', { name: DROP_OFF_OR_WAIT_LABELS.wait }));
    await press('Today 2:30\u00A0PM');
    expect(screen.getByRole('radio', { name: DROP_OFF_OR_WAIT_LABELS.drop })).toBeChecked();
    expect(
      screen.queryByRole('radio', { name: DROP_OFF_OR_WAIT_LABELS.wait }),
    ).not.toBeInTheDocument();
    await press(CHECKOUT_LABELS.toPayment);
    await advance(0);
    expect(selectCheckout(page.store.getState()).appointment.dropWaitOption).toBe('drop');
  });

  test('stays at the cart step if the store has too few tires, and suggests other tires [CHKO-2/availability]', async () => {
    const arrival = { here: 2, nearby: 1, brand: 0 };
    const items = [{ ...createCartItem(), readyDate: null, arrival }];
    page.responses = ({ path }) =>
      path === 'cart/get/g-1' ? ok(createCartRecord({ items })) : undefined;
    open('?step=3');
    expect(await screen.findByText('Only 3 available at Peoria Main')).toBeVisible();
    expect(screen.queryByRole('button', { name: CHECKOUT_LABELS.next })).not.toBeInTheDocument();
    expect(screen.getByText(STOCK_LABELS.limit)).toBeVisible();
    expect(screen.getByRole('link', { name: STOCK_LABELS.change })).toBeVisible();
    expect(await screen.findByRole('link', { name: STOCK_LABELS.others })).toBeVisible();
  });

  test.each([
    [4, ['$90.00 ea.', '$120.00 ea.']],
    [2, ['$110.00 ea.', '$120.00 ea.']],
  ])(
    'shows the unit prices of other tires for a quantity of %i [CHKO-2/availability]',
    async (qty, expected) => {
      const sale = { code: 'P1', friendlyId: 'fall-sale', salePrice: createMoney(90) };
      page.responses = ({ path }) => {
        if (path === 'cart/get/g-1') {
          return ok(
            createCartRecord({ items: [{ ...createCartItem('100', qty), readyDate: null }] }),
          );
        }
        return path === 'tire/search-by-size'
          ? ok(
              createTireSearch({
                tires: [createTire('300'), createTire('400')],
                pricing: {
                  300: createTirePricing(110, { potentialPromotions: [sale] }),
                  400: createTirePricing(120),
                },
              }),
            )
          : undefined;
      };
      open();
      const heading = await screen.findByRole('heading', { name: STOCK_LABELS.available });
      const prices = [...(heading.nextElementSibling?.querySelectorAll('li > span') ?? [])];
      expect(prices.map(({ textContent }) => textContent)).toEqual(expected);
    },
  );

  test('says that the store has enough of no other tire in the same size [CHKO-2/availability]', async () => {
    page.responses = ({ path }) => {
      if (path === 'cart/get/g-1') {
        return ok(createCartRecord({ items: [{ ...createCartItem(), readyDate: null }] }));
      }
      return path === 'tire/search-by-size' ? ok(createTireSearch({ tires: [] })) : undefined;
    };
    open();
    expect(await screen.findByText(STOCK_LABELS.none)).toBeVisible();
    expect(screen.queryByRole('heading', { name: STOCK_LABELS.available })).not.toBeInTheDocument();
  });

  test("doesn't suggest tires whose size differs in the prefix for light trucks [CHKO-2/availability]", async () => {
    page.responses = ({ path }) => {
      if (path === 'cart/get/g-1') {
        return ok(createCartRecord({ items: [{ ...createCartItem(), readyDate: null }] }));
      }
      const tires = [createTire('300', { size: 'LT205/55R16' }), createTire('400')];
      return path === 'tire/search-by-size' ? ok(createTireSearch({ tires })) : undefined;
    };
    open();
    const heading = await screen.findByRole('heading', { name: STOCK_LABELS.available });
    const links = [...(heading.nextElementSibling?.querySelectorAll('a') ?? [])];
    expect(links.map(({ textContent }) => textContent)).toEqual(['Northpeak Trail 400']);
    expect(links[0]).toHaveAttribute('href', '/tires/brands/northpeak/trail400/400/');
  });

  test('names front and rear of a pair, and shows the date when it is ready only in the second of its two rows', async () => {
    const arrival = { here: 0, nearby: 2, brand: 0 };
    const elsewhere = { packageId: '100_200', arrival, storesNearby: 1 };
    const items = ['200', '100'].map((code) => ({ ...createCartItem(code, 2), ...elsewhere }));
    page.responses = ({ path }) =>
      path === 'cart/get/g-1' ? ok(createCartRecord({ items })) : undefined;
    open();
    const text = /Ready Jun 1 at .*: 4 from stores nearby$/;
    const line = await screen.findByText(text);
    const rows = line.closest('ul')?.querySelectorAll('li') ?? [];
    expect([...rows].map((row) => row.contains(line))).toEqual([false, true]);
    expect([...rows].map((row) => row.querySelector('.bsro-note')?.textContent)).toEqual([
      expect.stringMatching(/, front$/),
      expect.stringMatching(/, rear$/),
    ]);
  });

  test('returns to the previous step on Back [CHKO-2]', async () => {
    await goToPayment();
    history.replaceState(null, '', '/checkout/?step=2');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(await findTitle(STEP_TITLES.appointment)).toHaveFocus();
  });

  test('shows the step in its URL when its driver has signed in again [CHKO-2] [SESS-3]', async () => {
    await goToPayment();
    act(() => void page.store.dispatch(loggedOut()));
    act(() => page.store.dispatch(loseCart('signed-out')));
    expect(await screen.findByText(END_LABELS.signedOut)).toBeVisible();
    expect(getStepParameter()).toBe('3');
    writeStored('cart', 'g-1');
    await act(() => page.store.dispatch(loadCart()));
    // Without the time that the driver had selected.
    expect(await findTitle(STEP_TITLES.appointment)).toBeVisible();
    expect(selectCheckout(page.store.getState()).step).toBe(2);
    expect(getStepParameter()).toBe('2');
  });

  test('shows the step in its URL when another tab has moved its cart to another store [CHKO-2]', async () => {
    await goToPayment();
    const { cart } = page.store.getState().ecomm;
    if (!cart) throw new Error('no cart');
    act(() => page.store.dispatch(receiveCart({ ...cart, storeNumber: '8' })));
    expect(await screen.findByRole('button', { name: CHECKOUT_LABELS.toPayment })).toBeVisible();
    expect(getStepParameter()).toBe('2');
  });
});

describe('the billing address', () => {
  test('offers the states by name, and says what the phone number is for [CHKO-2/billing]', async () => {
    await goToPayment();
    const state = getBillingField(BILLING_LABELS.state);
    expect(state).toHaveValue(BILLING.state);
    expect(within(state).getByRole('option', { name: 'Puerto Rico' })).toHaveValue('PR');
    expect(screen.getByText("We'll text this number when your vehicle is ready.")).toBeVisible();
    act(() => {
      const { appointment } = selectCheckout(page.store.getState());
      page.store.dispatch(
        checkoutChanged({ appointment: { ...appointment, pickupPreference: 'call' } }),
      );
    });
    expect(screen.getByText("We'll call this number when your vehicle is ready.")).toBeVisible();
  });

  test('is followed by the accepted cards, and until when the order can be canceled [CHKO-2/payment]', async () => {
    await goToPayment();
    const cards = within(screen.getByRole('list', { name: 'Accepted cards' }));
    expect(cards.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
      'Visa',
      'Mastercard',
      'American Express',
      'Discover',
    ]);
    expect(screen.getByText(/^You can change or cancel until \w+, November 23 at/)).toBeVisible();
    expect(screen.getByRole('heading', { name: STEP_TITLES.payment })).toHaveAccessibleDescription(
      'Step 3 of 3',
    );
  });

  test('can be filled in by the browser [CHKO-2/billing]', async () => {
    await goToPayment();
    const tokens = Object.values(BILLING_LABELS).map((label) =>
      getBillingField(label).getAttribute('autocomplete'),
    );
    expect(tokens.map((token) => token?.split(' ').at(-1))).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel-national',
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'postal-code',
    ]);
  });

  test('is sent with values that the browser filled in without an event [CHKO-2/billing]', async () => {
    await goToPayment();
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const city = screen.getByRole('textbox', { name: /^City/ });
    const street = screen.getByRole('textbox', { name: /^Street/ });
    set?.call(city, 'Pekin');
    set?.call(street, '9 Elm St');
    await press(PLACE_ORDER);
    await advance(0);
    expect(listOrders()[0]?.body).toMatchObject({
      billing: { ...BILLING, city: 'Pekin', street1: '9 Elm St' },
    });
  });

  test('is sent as it was valid, whatever changes while the card is checked [CHKO-2/billing]', async () => {
    await goToPayment();
    let finishCheck = (): void => {};
    page.payment.requestToken.mockImplementation(
      () =>
        new Promise((resolve) => {
          finishCheck = () => resolve(page.payment.result);
        }),
    );
    await press(PLACE_ORDER);
    fireEvent.change(screen.getByRole('textbox', { name: /^Mobile phone/ }), {
      target: { value: '(309) 555-01' },
    });
    await advance(0);
    await act(async () => finishCheck());
    await waitFor(() => expect(listOrders()).toHaveLength(1));
    expect(listOrders()[0]?.body).toMatchObject({ billing: BILLING });
  });

  test('lists its errors if it is incomplete, and requests no token [CHKO-2/billing]', async () => {
    await goToPayment();
    fireEvent.change(screen.getByRole('textbox', { name: /^Zip code/ }), {
      target: { value: '1' },
    });
    act(() => page.payment.card?.onSubmit());
    const zip = screen.getByRole('textbox', { name: /^Zip code/ });
    await page.user.click(await screen.findByRole('link', { name: /valid zip/i }));
    expect(zip).toHaveFocus();
    // The disabled button has the reason beside it.
    expect(screen.getByRole('button', { name: PLACE_ORDER })).toBeDisabled();
    await page.user.click(screen.getByText(/^To continue, check:/));
    expect(zip).not.toHaveFocus();
    await page.user.click(screen.getByRole('link', { name: BILLING_LABELS.zip }));
    expect(zip).toHaveFocus();
    fireEvent.change(zip, { target: { value: BILLING.zip } });
    await waitFor(() => expect(screen.getByRole('button', { name: PLACE_ORDER })).toBeEnabled());
    expect(screen.queryByText(/^To continue/)).not.toBeInTheDocument();
    expect(page.payment.requestToken).not.toHaveBeenCalled();
    expect(listOrders()).toHaveLength(0);
  });

  test('survives a reload [CHKO-3/reload]', async () => {
    await goToPayment();
    fireEvent.change(screen.getByRole('textbox', { name: /^City/ }), {
      target: { value: 'Pekin' },
    });
    const { search } = location;
    document.body.replaceChildren();
    open(search);
    expect(await screen.findByRole('textbox', { name: /^City/ })).toHaveValue('Pekin');
    expect(screen.getByRole('textbox', { name: /^Mobile phone/ })).toHaveValue('(309) 555-0100');
  });
});

test('what is entered for the visit survives a reload before the step is finished [CHKO-2/appointment]', async () => {
  open('?step=2');
  await findTitle(STEP_TITLES.appointment);
  const getComments = () => screen.findByRole('textbox', { name: /^Anything the store/ });
  await page.user.type(await getComments(), 'Wheel lock');
  await page.user.click(screen.getByRole('radio', { name: 'Call' }));
  document.body.replaceChildren();
  open('?step=2');
  expect(await getComments()).toHaveValue('Wheel lock');
  expect(screen.getByRole('radio', { name: 'Call' })).toBeChecked();
  await page.user.clear(await getComments());
  document.body.replaceChildren();
  open('?step=2');
  expect(await getComments()).toHaveValue('');
});

test('a picked day survives a reload while no time is selected, but not for another cart [CHKO-2/appointment] [CHKO-3/reload]', async () => {
  page.responses = ({ path }) =>
    path === 'cart/get/g-2' ? ok(createCartRecord({ guid: 'g-2' })) : undefined;
  open('?step=2');
  await page.user.click(await screen.findByRole('radio', { name: /^Tomorrow/ }));
  document.body.replaceChildren();
  open('?step=2');
  expect(await screen.findByRole('radio', { name: /^Tomorrow/ })).toBeChecked();
  document.body.replaceChildren();
  writeStored('cart', 'g-2');
  open('?step=2');
  expect(await screen.findByRole('radio', { name: /^Today/ })).toBeChecked();
});

test.each([
  [
    "the quote's vehicle",
    { year: 2015, make: 'Ford', model: 'Ranger' },
    'Tires for your 2015 Ford Ranger',
  ],
])(
  'the payment step names %s, which the order contains [CHKO-2/payment]',
  async (_, vehicle, text) => {
    writeVehicleCookie('fcac', {
      tce: { year: '2019', make: 'Honda', model: 'CR-V', trim: 'EX' },
    });
    page.responses = ({ path }) =>
      path === 'cart/get/g-1' ? ok(createCartRecord({ vehicle })) : undefined;
    await goToPayment();
    expect(
      screen.getByText(
        (_content, element) => element?.tagName === 'P' && element.textContent === text,
      ),
    ).toBeVisible();
  },
);

test('asks for the vehicle of a cart without one, which the order then contains [CHKO-4/request] [CHKO-4/required]', async () => {
  writeVehicleCookie('fcac', {
    tce: { year: '2019', make: 'Honda', model: 'CR-V', trim: 'EX' },
  });
  page.responses = ({ path, url }) => {
    if (path === 'cart/get/g-1') return ok(createCartRecord({ vehicle: null }));
    const lists: Record<string, string[]> = {
      'vehicle/get-years': ['2019'],
      'vehicle/get-makes': ['Honda'],
      'vehicle/get-models': ['CR-V'],
      'vehicle/get-trims': ['EX'],
    };
    return lists[path] && url ? ok(lists[path]) : undefined;
  };
  open('?step=3');
  expect(await screen.findByText(VEHICLE_TEXTS.title)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(/^Trim/)).toHaveValue('EX'));
  await press(CHECKOUT_LABELS.next);
  await findTitle(STEP_TITLES.appointment);
  expect(screen.getByText('For your 2019 Honda CR-V EX')).toBeVisible();
});

describe('the card', () => {
  test.each(['incomplete', 'refused', 'unavailable'] as const)(
    'shows why there is no token (%s), and clears nothing [CHKO-2/payment]',
    async (reason) => {
      await goToPayment();
      page.payment.result = { ok: false, reason };
      await press(PLACE_ORDER);
      expect(await screen.findByText(CARD_PROBLEMS[reason])).toBeVisible();
      // The fields also call `onChange` when they get the focus, which must not clear the message.
      act(() => page.payment.card?.onChange(false));
      expect(screen.getByText(CARD_PROBLEMS[reason])).toBeVisible();
      expect(page.payment.removeCard).not.toHaveBeenCalled();
      expect(screen.getByRole('textbox', { name: /^City/ })).toHaveValue('Peoria');
      expect(listOrders()).toHaveLength(0);
      page.payment.result = { ok: true, card: CARD };
      await press(PLACE_ORDER);
      await advance(0);
      expect(listOrders()).toHaveLength(1);
    },
  );

  test('places the order once its fields have loaded if the button was pressed before [CHKO-2/payment]', async () => {
    await goToPayment(false);
    await press(PLACE_ORDER);
    await advance(0);
    expect(screen.getByRole('button', { name: PAYMENT_LABELS.busy })).toBeDisabled();
    expect(page.payment.requestToken).not.toHaveBeenCalled();
    act(() => page.payment.card?.onLoaded(true));
    await advance(0);
    expect(listOrders()).toHaveLength(1);
  });

  test('offers to load its fields again after a failure, and requests no token until they have loaded [CHKO-2/payment]', async () => {
    await goToPayment();
    act(() => page.payment.card?.onLoaded(false));
    expect(screen.getByText(PAYMENT_LABELS.failed)).toBeVisible();
    await press(PLACE_ORDER);
    expect(await screen.findByText(CARD_PROBLEMS.unavailable)).toBeVisible();
    expect(page.payment.requestToken).not.toHaveBeenCalled();
    await press(BUTTONS.tryAgain);
    act(() => page.payment.card?.onLoaded(true));
    expect(screen.queryByText(PAYMENT_LABELS.failed)).not.toBeInTheDocument();
    await press(PLACE_ORDER);
    await advance(0);
    expect(listOrders()).toHaveLength(1);
  });
});
