import { act, screen, waitFor, within } from '@testing-library/react';
import { number, object, parse, string } from 'valibot';
import { createCart, createCartItem, createCartRecord } from '../../../test/carts';
import {
  FOREIGN_404,
  listFailures,
  NOT_FOUND,
  ok,
  refused,
  rejected,
} from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import {
  CAMRY,
  createDetails,
  createPrice,
  FIRST_ID,
  PATH,
  setUpTireDetail,
  STORE,
} from '../../../test/tire-detail';
import {
  createSavedQuote,
  createSecondQuote,
  findQuote,
  saveQuote,
  SECOND_ID,
} from '../../../test/tire-quotes';
import { createSyncedStore } from '../../../test/synced-store';
import { readStored, writeStored } from '../../browser/storage';
import { writeToken } from '../../services/token-cookie';
import { writeVehicleCookie } from '../../store/garage/vehicle-cookie';
import { storeRecord } from '../../services/store-schema';
import { loggedIn } from '../../store/account/account-slice';
import { cartLoaded } from '../../store/cart/cart-slice';
import { newQuoteForced } from '../../store/quote/quote-slice';
import { vehiclesRead } from '../../store/garage/vehicle-selector-slice';
import { DETAIL_LABELS, QUOTE_LABELS, QUOTE_MAIL_LABELS } from './messages';

const page = setUpTireDetail();
const { open, findButton, getTireDetail } = page;

describe('quote', () => {
  test('adds the tires to the cart, puts the quote into the URL, and moves the focus to the confirmation [QUOT-1/accepted] [CART-1/create] [TDP-1/address] [STATE-3/quote]', async () => {
    const { user, calls } = open();
    await user.click(await findButton());
    const quote = await findQuote();
    expect(within(quote).getByText('Good through Dec 22, 2099.')).toBeVisible();
    expect(screen.getByRole('link', { name: DETAIL_LABELS.viewCart })).toHaveAttribute(
      'href',
      '/cart/',
    );
    expect(within(quote).getByRole('link', { name: QUOTE_LABELS.schedule })).toHaveAttribute(
      'href',
      '/appointment/schedule-appointment/?sa_source=tire-detail&storeNumber=7&serviceId=tire-installation&tires=4x100',
    );
    await waitFor(() => expect(screen.getByText('4 in your cart')).toHaveFocus());
    // Another quantity changes the price, but not the cart.
    await user.selectOptions(screen.getByLabelText(DETAIL_LABELS.quantity), '2');
    expect(screen.getByText('4 in your cart')).toBeVisible();
    expect(screen.getByRole('button', { name: DETAIL_LABELS.change({ count: 2 }) })).toBeVisible();
    expect(location.pathname + location.search).toBe(`${PATH}?${FIRST_ID}`);
    expect(calls.find(({ path }) => path === 'quote/create')?.body).toEqual({
      storeNumber: '7',
      zipCode: '80122',
      products: [{ code: '100', qty: 4 }],
    });
    expect(calls.find(({ path }) => path === 'cart/create/g')?.body).toEqual({
      bossConfirmed: false,
      brgtEntries: [
        {
          packageId: '100',
          products: [{ code: '100', qty: 4, inventory: 8, part_number: 'NOR-100' }],
        },
      ],
    });
    const { quote: saved, cart } = page.store.getState().ecomm;
    expect(saved).toMatchObject({
      vehicleFitment: null,
      cartGuid: 'g',
      tireQuoteId: FIRST_ID,
      tire: { name: 'Trail 100', brand: 'Northpeak', article: '100' },
    });
    expect(saved.cart?.guid).toBe('g');
    expect(saved.cart).toBe(cart);
    expect(readStored('cart')).toBe('g');
  });

  test('changes the quantity in the cart to the selected one, also at the second attempt [CART-1/item-update]', async () => {
    let fails = true;
    const { user, calls } = open({
      respond: ({ path }) =>
        path === 'cart/item/update/g'
          ? fails
            ? refused('500', 'Internal Error')
            : ok(createCartRecord({ guid: 'g', items: [createCartItem('100', 2, 100)] }))
          : undefined,
    });
    await user.click(await findButton());
    await screen.findByText('4 in your cart');
    await user.selectOptions(screen.getByLabelText(DETAIL_LABELS.quantity), '2');
    const change = screen.getByRole('button', { name: DETAIL_LABELS.change({ count: 2 }) });
    await user.click(change);
    expect(await screen.findByText(DETAIL_LABELS.notChanged)).toBeVisible();
    expect(screen.getByText('4 in your cart')).toBeVisible();
    fails = false;
    await user.click(change);
    await waitFor(() => expect(screen.getByText('2 in your cart')).toHaveFocus());
    expect(change).not.toBeInTheDocument();
    expect(calls.filter(({ path }) => path === 'cart/item/update/g').at(-1)?.body).toEqual({
      code: '100',
      qty: 2,
    });
  });

  test('changes the quantities of a pair in the cart, the second at another attempt, and stays unavailable at a store without stock [CART-1/item-update] [TDP-2/button]', async () => {
    const inventory = { quantity: 0, q_local: 0, q_sister: 0, part_number: '' };
    const quantities: Record<string, number> = { '100': 2, '101': 2 };
    const createPair = () => ({
      guid: 'g',
      items: Object.entries(quantities).map(([code, qty]) => ({
        ...createCartItem(code, qty),
        packageId: '100_101',
      })),
    });
    page.store.dispatch(cartLoaded(createCart(createPair())));
    let isRearRefused = true;
    const { user, calls } = open({
      article: '100_101',
      respond: ({ path, body }) => {
        if (path.startsWith('tire/details/')) {
          return ok(createDetails(path.split('/')[2] ?? '', { inventory }));
        }
        if (path === 'tire/price') return ok({ ...createPrice('100:2,101:2'), readyDate: null });
        if (path !== 'cart/item/update/g') return undefined;
        const { code, qty } = parse(object({ code: string(), qty: number() }), body);
        if (code === '101' && isRearRefused) return refused('500', 'Internal Error');
        quantities[code] = qty;
        return ok(createCartRecord(createPair()));
      },
    });
    await user.selectOptions(await screen.findByLabelText(DETAIL_LABELS.frontQuantity), '1');
    await user.selectOptions(screen.getByLabelText(DETAIL_LABELS.rearQuantity), '4');
    await waitFor(() => expect(getTireDetail().button).toBe('unavailable'));
    const change = screen.getByRole('button', { name: DETAIL_LABELS.change({ count: 5 }) });
    await user.click(change);
    expect(await screen.findByText(DETAIL_LABELS.partlyChanged)).toBeVisible();
    isRearRefused = false;
    await user.click(change);
    await waitFor(() => expect(screen.getByText('5 in your cart')).toHaveFocus());
    expect(
      calls.filter(({ path }) => path === 'cart/item/update/g').map(({ body }) => body),
    ).toEqual([
      { code: '100', qty: 1 },
      { code: '101', qty: 4 },
      // The front has its new quantity already.
      { code: '101', qty: 4 },
    ]);
    expect(getTireDetail().button).toBe('unavailable');
  });

  test('asks the visitor to check the connection when a change of the quantity fails offline [HTTP-5]', async () => {
    page.store.dispatch(cartLoaded(createCart({ guid: 'g' })));
    const { user } = open({
      respond: ({ path }) => (path === 'cart/item/update/g' ? 'reset' : undefined),
    });
    await user.selectOptions(await screen.findByLabelText(DETAIL_LABELS.quantity), '2');
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(await screen.findByRole('button', { name: 'Change to 2 tires' }));
    expect(
      await screen.findByText(
        "We couldn't change the quantity in your cart. Check your connection and try again.",
      ),
    ).toBeVisible();
  });

  test.each(listFailures())(
    "says that nothing was added if the cart isn't created, because %s, and adds the tires on the next click [HTTP-5]",
    async (_name, reply) => {
      let fails = true;
      const { user, getPaths } = open({
        respond: ({ path }) => (fails && path.startsWith('cart/create/') ? reply : undefined),
      });
      await user.click(await findButton());
      expect(await screen.findByText(DETAIL_LABELS.notAdded)).toBeVisible();
      expect(readStored('cart')).toBeUndefined();
      fails = false;
      await user.click(await findButton());
      expect(await screen.findByText(DETAIL_LABELS.inCart({ count: 4 }))).toBeVisible();
      expect(getPaths().filter((path) => path === 'quote/create')).toHaveLength(1);
    },
  );

  test.each([
    ['cart/create/g', 'EcommerceUnavailable', 'noEcommerce', DETAIL_LABELS.noEcommerce, 'call'],
    ['cart/create/g', 'PricingUnavailable', 'noPrice', DETAIL_LABELS.noPrice, 'callForPrice'],
    ['quote/create', 'PricingUnavailable', 'noPrice', DETAIL_LABELS.noPrice, 'callForPrice'],
  ] as const)(
    'offers an appointment and a call instead of the button when %s is refused with %s, until the store changes [TDP-2/button]',
    async (refusedPath, phrase, button, text, label) => {
      const { user } = open({
        respond: ({ path }) => (path === refusedPath ? refused('409', phrase) : undefined),
      });
      await user.click(await findButton());
      await waitFor(() => expect(screen.getByText(text)).toHaveFocus());
      expect(screen.queryByRole('button', { name: DETAIL_LABELS.addToCart })).toBeNull();
      expect(screen.getByRole('link', { name: DETAIL_LABELS.schedule })).toBeVisible();
      expect(screen.getByRole('link', { name: DETAIL_LABELS[label] })).toBeVisible();
      expect(screen.queryAllByText('$142.99')).toHaveLength(button === 'noPrice' ? 0 : 1);
      expect(getTireDetail().button).toBe(button);
      act(() => {
        page.store.dispatch(createSyncedStore(parse(storeRecord, { ...STORE, storeNumber: '8' })));
      });
      expect(await findButton()).toBeVisible();
      expect(getTireDetail().button).toBe('idle');
    },
  );

  test("shows the quote of someone else's link, and begins a quote and a cart of one's own on the click [QUOT-1] [CART-1/create]", async () => {
    const { cartGuid: _cartGuid, ...shared } = createSavedQuote({
      products: [{ code: '100', qty: 4 }],
    });
    const { user, getPaths } = open({
      query: `?${FIRST_ID}`,
      respond: ({ path }) => {
        if (path === `quote/get/${FIRST_ID}`) return ok(shared);
        return path === 'quote/create' ? ok(createSecondQuote()) : undefined;
      },
    });
    expect(within(await findQuote()).getByText('Good through Dec 22, 2099.')).toBeVisible();
    expect(location.search).toBe(`?${FIRST_ID}`);
    await user.click(await findButton());
    expect(await screen.findByText(DETAIL_LABELS.inCart({ count: 4 }))).toBeVisible();
    expect(location.search).toBe(`?${SECOND_ID}`);
    expect(readStored('cart')).toBe('new');
    expect(getPaths().filter((path) => /^(quote|cart)\//.test(path))).toEqual([
      `quote/get/${FIRST_ID}`,
      'quote/create',
      'cart/create/new',
    ]);
  });

  test.each([
    ['the cart of the quote is that of a driver who has signed out', 403],
    ['the host no longer knows the quote', 404],
  ])('creates one new quote when %s [QUOT-1] [CART-1/create]', async (_name, status) => {
    saveQuote(page.store);
    const { user, getPaths } = open({
      query: `?${FIRST_ID}`,
      respond: ({ path }) => {
        if (path === 'cart/create/g') return rejected(status);
        return path === 'quote/create' ? ok(createSecondQuote()) : undefined;
      },
    });
    await user.click(await findButton());
    expect(await screen.findByText(DETAIL_LABELS.inCart({ count: 4 }))).toBeVisible();
    expect(location.search).toBe(`?${SECOND_ID}`);
    expect(readStored('cart')).toBe('new');
    expect(getPaths().filter((path) => /^(quote|cart)\/create/.test(path))).toEqual([
      'cart/create/g',
      'quote/create',
      'cart/create/new',
    ]);
  });

  test('says that nothing was added when the host also refuses the cart of the new quote with 403', async () => {
    const { user, getPaths } = open({
      respond: ({ path }) => (path.startsWith('cart/create/') ? rejected(403) : undefined),
    });
    await user.click(await findButton());
    expect(await screen.findByText(DETAIL_LABELS.notAdded)).toBeVisible();
    expect(getPaths().filter((path) => path === 'quote/create')).toHaveLength(2);
  });

  test("keeps the quote and says that nothing was added when another server responds to the cart's creation with 404 [HTTP-5]", async () => {
    saveQuote(page.store);
    const { user, getPaths } = open({
      query: `?${FIRST_ID}`,
      respond: ({ path }) => (path.startsWith('cart/create/') ? FOREIGN_404 : undefined),
    });
    await user.click(await findButton());
    expect(await screen.findByText(DETAIL_LABELS.notAdded)).toBeVisible();
    expect(getPaths()).not.toContain('quote/create');
  });

  test("says that a visitor's cart will be replaced, but not a driver's", async () => {
    page.store.dispatch(cartLoaded(createCart({ items: [createCartItem('9')] })));
    open();
    expect(
      await screen.findByText('Your cart has 4 × Northpeak Trail 9. Adding these replaces them.'),
    ).toBeVisible();
    writeToken('t');
    act(() => {
      page.store.dispatch(loggedIn({ tokenId: 't' }));
    });
    expect(screen.queryByText(/Adding these replaces them/)).toBeNull();
  });

  test('names a pair in the cart that will be replaced once, with the number of its tires', async () => {
    const items = ['9', '8'].map((code) => ({
      ...createCartItem(code, 2),
      packageId: '9_8',
      name: 'Trail',
    }));
    page.store.dispatch(cartLoaded(createCart({ items })));
    open();
    expect(
      await screen.findByText('Your cart has 4 × Northpeak Trail. Adding these replaces them.'),
    ).toBeVisible();
  });

  test('keeps space for the note about a cart from the beginning, and shows the quote below everything else', async () => {
    writeStored('cart', 'g');
    const { user } = open();
    await findButton();
    const space = document.querySelector('.bsro-buy-box__replaced');
    expect(space).toBeEmptyDOMElement();
    act(() => {
      page.store.dispatch(cartLoaded(createCart({ items: [createCartItem('9')] })));
    });
    await screen.findByText(/Adding these replaces them/);
    expect(space).toHaveTextContent(/Adding these replaces them/);
    await user.click(await findButton());
    const quote = await findQuote();
    expect(quote.nextElementSibling).toBeNull();
    // What the cart has takes the space of the note.
    expect(document.querySelector('.bsro-buy-box__replaced')).toBeNull();
    expect(document.querySelector('.bsro-buy-box__action')).toHaveClass(
      'bsro-buy-box__action--box',
    );
  });

  test('creates another quote for another quantity [QUOT-1]', async () => {
    let fails = true;
    const { user } = open({
      respond: ({ path }) => (fails && path.startsWith('cart/create/') ? 'reset' : undefined),
    });
    await user.click(await findButton());
    expect(await screen.findByText(DETAIL_LABELS.notAdded)).toBeVisible();
    fails = false;
    await user.selectOptions(screen.getByLabelText('Quantity'), '2');
    await user.click(await findButton());
    await waitFor(() => expect(location.search).toBe(`?${FIRST_ID.slice(0, -1)}2`));
  });

  test("says below the button that the tires weren't added, scrolls the message into view, and announces it each time [TDP-2/button]", async () => {
    const { user } = open({
      respond: ({ path }) => (path.startsWith('cart/create/') ? 'reset' : undefined),
    });
    const button = await findButton();
    await user.click(button);
    const message = await screen.findByText(DETAIL_LABELS.notAdded);
    // Above the button, the message would move it away from the visitor's finger.
    expect(button.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(message.closest('[role="alert"]')).toBeVisible();
    expect(page.scrolled.mock.contexts).toEqual([message]);
    expect(button).toHaveFocus();
    await user.click(button);
    expect(message).not.toBeInTheDocument();
    expect(await screen.findByText(DETAIL_LABELS.notAdded)).toBeVisible();
    expect(page.scrolled).toHaveBeenCalledTimes(2);
  });

  test('replaces an expired quote on the next click [QUOT-1]', async () => {
    saveQuote(page.store, '2020-01-01T00:00:00.000Z');
    page.quotes = 4;
    const { user } = open();
    await user.click(await findButton());
    await waitFor(() => expect(location.search).toBe(`?${FIRST_ID.slice(0, -1)}5`));
  });

  test('shows a busy button while the quote is created, and sends one request [TDP-2/button] [STATE-3/is-submitting] [STATE-3/tire-detail]', async () => {
    let sendResponse: (reply: FakeResponse) => void = () => {};
    const { user, getPaths } = open({
      respond: ({ path }) =>
        path === 'quote/create'
          ? new Promise((resolve) => {
              sendResponse = resolve;
            })
          : undefined,
    });
    await user.dblClick(await findButton());
    const busy = await screen.findByRole('button', { name: DETAIL_LABELS.adding });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(getPaths()).toContain('quote/create'));
    expect(page.store.getState().ecomm.isSubmitting).toBe(true);
    expect(getTireDetail().button).toBe('busy');
    await act(async () => sendResponse(refused('520', 'Internal Error')));
    await findButton();
    expect(getPaths().filter((path) => path === 'quote/create')).toHaveLength(1);
    expect(page.store.getState().ecomm.isSubmitting).toBe(false);
  });

  test.each([
    ...listFailures(),
    [
      'the tire has no name',
      ok({ tireQuoteId: FIRST_ID, cartGuid: 'g', tire: { name: '', brand: 'B', article: '1' } }),
    ],
    [
      'the ID is empty',
      ok({ tireQuoteId: '', cartGuid: 'g', tire: { name: 'N', brand: 'B', article: '1' } }),
    ],
  ] as const)(
    'shows and logs an error, and keeps the quantity, when %s [QUOT-1/refused] [HTTP-5]',
    async (_name, reply) => {
      let fails = true;
      const { user } = open({
        respond: ({ path }) => (fails && path === 'quote/create' ? reply : undefined),
      });
      await user.selectOptions(await screen.findByLabelText('Quantity'), '2');
      await user.click(await findButton());
      expect(await screen.findByText(DETAIL_LABELS.notAdded)).toBeVisible();
      expect(screen.getByLabelText('Quantity')).toHaveValue('2');
      expect(location.search).toBe('');
      expect(page.error).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ message: 'Failed to create new quote.' }),
      );
      fails = false;
      await user.click(await findButton());
      expect(await findQuote()).toBeVisible();
      expect(screen.queryByText(DETAIL_LABELS.notAdded)).toBeNull();
    },
  );

  test('shows the quote in the URL with its quantity [TDP-1/address]', async () => {
    const { getPaths } = open({
      query: `?${FIRST_ID}`,
      respond: ({ path }) => (path.startsWith('quote/get/') ? ok(createSavedQuote()) : undefined),
    });
    // Its ID is for the URL, not for people.
    expect(await findQuote()).not.toHaveTextContent(FIRST_ID);
    expect(screen.getByLabelText('Quantity')).toHaveValue('6');
    expect(getPaths()).toContain(`quote/get/${FIRST_ID}`);
  });

  test("shows the fit of the quote's vehicle until the visitor selects another one [QUOT-1] [STATE-3/quote]", async () => {
    const civic = { year: 2018, make: 'Honda', model: 'Civic', trim: 'LX' };
    writeVehicleCookie('fcac', { tce: { lvl: 2, ymm: 'x', ...civic, dt: 1, tpms: '1' } });
    const { user, calls } = open({
      query: `?${FIRST_ID}`,
      respond: ({ path }) =>
        path.startsWith('quote/get/') ? ok(createSavedQuote({ vehicle: CAMRY })) : undefined,
    });
    expect(await screen.findByText('Fits your 2019 Toyota Camry LE: original size')).toBeVisible();
    act(() => {
      page.store.dispatch(vehiclesRead({ current: { ...civic, trim: 'EX' }, saved: [] }));
    });
    expect(screen.getByText(/2018 Honda Civic EX/)).toBeVisible();
    await user.click(await findButton());
    await waitFor(() =>
      expect(calls.find(({ path }) => path === 'quote/create')?.body).toMatchObject({
        vehicle: { ...civic, trim: 'EX' },
      }),
    );
  });

  test('creates a new quote on the next click while one is forced, although the current one is valid [STATE-3/forced-new-quote]', async () => {
    saveQuote(page.store);
    const { user, getPaths } = open();
    act(() => {
      page.store.dispatch(newQuoteForced());
    });
    await user.click(await findButton());
    await waitFor(() => expect(page.store.getState().ecomm.isForcedNewQuote).toBe(false));
    expect(getPaths().filter((path) => path === 'quote/create')).toHaveLength(1);
  });

  test('hides the quote of another store when my store changes, and shows it again for its own [QUOT-1]', async () => {
    const { user } = open();
    await user.click(await findButton());
    const quote = await findQuote();
    const changeStore = (storeNumber: string): void =>
      act(() => {
        page.store.dispatch(createSyncedStore(parse(storeRecord, { ...STORE, storeNumber })));
      });
    changeStore('8');
    expect(quote).not.toBeInTheDocument();
    changeStore('7');
    expect(await findQuote()).toBeVisible();
  });

  test.each([...listFailures(), ['it is unknown', NOT_FOUND]] as const)(
    'works without the quote in the URL when %s, and replaces it on the next click [HTTP-5]',
    async (_name, reply) => {
      const { user, getPaths } = open({
        query: `?${FIRST_ID}`,
        respond: ({ path }) => (path.startsWith('quote/get/') ? reply : undefined),
      });
      await findButton();
      await waitFor(() => expect(getPaths()).toContain(`quote/get/${FIRST_ID}`));
      expect(screen.queryByRole('region', { name: QUOTE_LABELS.heading })).toBeNull();
      page.quotes = 6;
      await user.click(await findButton());
      await waitFor(() => expect(location.search).toBe(`?${FIRST_ID.slice(0, -1)}7`));
    },
  );
});

describe('emailing a quote', () => {
  const openForm = async (response: FakeResponse = ok({})) => {
    const { user, calls } = open({
      respond: ({ path }) => (path.startsWith('quote/email/') ? response : undefined),
    });
    await user.click(await findButton());
    await findQuote();
    await user.click(screen.getByRole('button', { name: QUOTE_MAIL_LABELS.open }));
    const email = await screen.findByLabelText(QUOTE_MAIL_LABELS.email);
    return {
      user,
      calls,
      email,
      send: screen.getByRole('button', { name: QUOTE_MAIL_LABELS.send }),
    };
  };

  test('sends it to the address, and says so [QUOT-3/mail]', async () => {
    const { user, calls, email, send } = await openForm();
    await user.type(email, 'a@example.com');
    await user.click(send);
    expect(
      await screen.findByText(QUOTE_MAIL_LABELS.sent({ email: 'a@example.com' })),
    ).toBeVisible();
    const sent = calls.find(({ path }) => path.startsWith('quote/email/'));
    expect([sent?.path, sent?.body]).toEqual([
      `quote/email/${FIRST_ID}`,
      { email: 'a@example.com' },
    ]);
  });

  test.each([
    ['too many were sent', rejected(429), QUOTE_MAIL_LABELS.tooOften],
    ['the quote has expired', NOT_FOUND, QUOTE_MAIL_LABELS.expired],
    ['the store shows no prices', refused('409', 'PricingUnavailable'), QUOTE_MAIL_LABELS.failed],
    ['another server responds with 404', FOREIGN_404, QUOTE_MAIL_LABELS.failed],
    ['the services fail', rejected(500), QUOTE_MAIL_LABELS.failed],
  ])('keeps the address and says what to do if %s [QUOT-3/mail]', async (_case, response, text) => {
    const { user, email, send } = await openForm(response);
    await user.type(email, 'a@example.com');
    await user.click(send);
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(email).toHaveValue('a@example.com');
  });
});
