import { act, screen, waitFor } from '@testing-library/react';
import { createCart, createCartItem } from '../../../test/carts';
import { NOT_FOUND, ok, refused, rejected } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { FIRST_ID, PATH, setUpTireDetail } from '../../../test/tire-detail';
import {
  createSavedQuote,
  createSecondQuote,
  findQuote,
  saveQuote,
  SECOND_ID,
} from '../../../test/tire-quotes';
import { redirectTo } from '../../browser/navigation';
import { readStored, writeStored } from '../../browser/storage';
import { writeToken } from '../../services/token-cookie';
import { accountCreated, loggedIn, loggedOut } from '../../store/account/account-slice';
import { endSession } from '../../store/account/end-session';
import { cartLoaded } from '../../store/cart/cart-slice';
import { DETAIL_LABELS } from './messages';

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  redirectTo: jest.fn(),
}));

const page = setUpTireDetail();
const { open, findButton } = page;

beforeEach(() => {
  jest.mocked(redirectTo).mockClear();
});

describe('quote', () => {
  test('creates the quote again when the visitor signs in, and updates the URL [QUOT-2/sign-in] [STATE-3/forced-new-quote]', async () => {
    saveQuote(page.store);
    page.quotes = 1;
    open();
    await findButton();
    const forced: boolean[] = [];
    page.store.subscribe(() => forced.push(page.store.getState().ecomm.isForcedNewQuote));
    writeToken('t');
    act(() => {
      page.store.dispatch(loggedIn({ tokenId: 't' }));
    });
    await waitFor(() => expect(location.search).toBe(`?${FIRST_ID.slice(0, -1)}2`));
    expect(forced).toContain(true);
    expect(forced.at(-1)).toBe(false);
    expect(page.store.getState().ecomm.quote.request?.products).toEqual([{ code: '100', qty: 4 }]);
  });

  test('creates the cart again for the new quote when the visitor signs in [QUOT-2/cart]', async () => {
    saveQuote(page.store);
    page.store.dispatch(cartLoaded(createCart({ guid: 'old' })));
    const { getPaths } = open();
    await screen.findByText(DETAIL_LABELS.inCart({ count: 4 }));
    writeToken('t');
    act(() => {
      page.store.dispatch(loggedIn({ tokenId: 't' }));
    });
    await waitFor(() => expect(page.store.getState().ecomm.cart?.guid).toBe('g'));
    // The driver's other cart is requested before the new cart becomes the driver's latest cart.
    expect(
      getPaths().filter((path) => /^(cart\/mine|quote\/create|cart\/create)/.test(path)),
    ).toEqual(['cart/mine', 'quote/create', 'cart/create/g']);
  });

  describe('of a visitor who creates an account', () => {
    const createAccount = (tokenId: string | undefined) =>
      act(() => {
        page.store.dispatch(accountCreated({ tokenId }));
      });

    const getRenewalCalls = (calls: readonly ServiceCall[]) =>
      calls
        .filter(({ path }) => /^(cart\/(mine|create|merge)|quote\/create)/.test(path))
        .map(({ path, headers }) => [path, headers['tokenId']]);

    test.each([
      [
        'with its token',
        'verify-only',
        undefined,
        [
          ['quote/create', 'verify-only'],
          ['cart/create/g', undefined],
        ],
      ],
      [
        'as the visitor if the host refuses its token',
        'verify-only',
        rejected(403),
        [
          ['quote/create', 'verify-only'],
          ['quote/create', undefined],
          ['cart/create/g', undefined],
        ],
      ],
      [
        'as the visitor if it has no token',
        undefined,
        undefined,
        [
          ['quote/create', undefined],
          ['cart/create/g', undefined],
        ],
      ],
    ])(
      'is created again with the cart %s [QUOT-2/create-account]',
      async (_name, tokenId, denial, expected) => {
        saveQuote(page.store);
        page.quotes = 1;
        page.store.dispatch(cartLoaded(createCart({ guid: 'old' })));
        const { calls } = open({
          query: `?${FIRST_ID}`,
          respond: ({ path, headers }) =>
            path === 'quote/create' && headers['tokenId'] !== undefined ? denial : undefined,
        });
        await screen.findByText(DETAIL_LABELS.inCart({ count: 4 }));
        createAccount(tokenId);
        await waitFor(() => expect(location.search).toBe(`?${SECOND_ID}`));
        expect(page.store.getState().ecomm.cart?.guid).toBe('g');
        expect(getRenewalCalls(calls)).toEqual(expected);
        expect(page.error).not.toHaveBeenCalled();
      },
    );

    test('stays if there is none [QUOT-2/create-account]', async () => {
      const { calls } = open();
      await findButton();
      createAccount('verify-only');
      expect(getRenewalCalls(calls)).toEqual([]);
    });

    test('is created again once more when the driver signs in [QUOT-2/sign-in]', async () => {
      saveQuote(page.store);
      open({ query: `?${FIRST_ID}` });
      await findButton();
      page.quotes = 1;
      createAccount('verify-only');
      await waitFor(() => expect(location.search).toBe(`?${SECOND_ID}`));
      writeToken('t');
      act(() => {
        page.store.dispatch(loggedIn({ tokenId: 't' }));
      });
      await waitFor(() => expect(location.search).toBe(`?${FIRST_ID.slice(0, -1)}3`));
    });
  });

  test.each([
    ['with other slugs', '/tires/brands/north-peak/trail-100/100/'],
    ['of a preview', '/content/fcac/tire/'],
  ])(
    'redirects from a URL %s to that of the new quote, and keeps other parameters [QUOT-2/sign-in] [TDP-1/address]',
    async (_name, path) => {
      saveQuote(page.store);
      page.quotes = 1;
      open();
      history.replaceState(null, '', `${path}?${FIRST_ID}&bsro-ui-tdp=v1`);
      await findButton();
      writeToken('t');
      act(() => {
        page.store.dispatch(loggedIn({ tokenId: 't' }));
      });
      await waitFor(() =>
        expect(redirectTo).toHaveBeenCalledWith(`${PATH}?${SECOND_ID}&bsro-ui-tdp=v1`),
      );
      expect(location.pathname).toBe(path);
    },
  );

  test("stays on the CMS's own URL of the page, where only the ID of the quote changes [TDP-1/address]", async () => {
    const path = `/content/bsro/fcac/en${PATH.replace(/\/$/, '.html')}`;
    const { user } = open();
    history.replaceState(null, '', path);
    await user.click(await findButton());
    await waitFor(() => expect(location.search).toBe(`?${FIRST_ID}`));
    expect(location.pathname).toBe(path);
    expect(redirectTo).not.toHaveBeenCalled();
  });

  test('redirects the visitor to the URL of a new quote for another article [QUOT-2/sign-in]', async () => {
    saveQuote(page.store);
    open({
      respond: ({ path }) =>
        path === 'quote/create'
          ? ok({
              tireQuoteId: FIRST_ID,
              cartGuid: 'g',
              tire: { name: 'Trail+ 2', brand: 'North Peak', article: '200' },
              expires: '',
            })
          : undefined,
    });
    await findButton();
    writeToken('t');
    act(() => {
      page.store.dispatch(loggedIn({ tokenId: 't' }));
    });
    await waitFor(() =>
      expect(redirectTo).toHaveBeenCalledWith(
        `/tires/brands/northpeak/trailplus2/200/?${FIRST_ID}`,
      ),
    );
  });

  test('clears the cart and creates the quote again when the driver signs out [QUOT-2/sign-out]', async () => {
    writeToken('t');
    page.store.dispatch(loggedIn({ tokenId: 't' }));
    writeStored('cart', 'g');
    page.store.dispatch(cartLoaded(createCart({ guid: 'g', items: [createCartItem('9')] })));
    saveQuote(page.store);
    page.quotes = 2;
    open();
    await findButton();
    act(() => {
      page.store.dispatch(endSession());
    });
    expect(page.store.getState().ecomm.cart).toBeNull();
    expect(page.store.getState().ecomm.cartActivity).toMatchObject({ loss: 'signed-out' });
    expect(readStored('cart')).toBeUndefined();
    await waitFor(() => expect(location.search).toBe(`?${FIRST_ID.slice(0, -1)}3`));
  });

  test('keeps the cart when the session check gets no response [SESS-2]', async () => {
    writeToken('t');
    page.store.dispatch(loggedIn({ tokenId: 't' }));
    writeStored('cart', 'g');
    const { getPaths } = open();
    await findButton();
    act(() => {
      page.store.dispatch(loggedOut());
    });
    await waitFor(() => expect(screen.getByText('for 4 tires at Peoria Main')).toBeVisible());
    expect(readStored('cart')).toBe('g');
    expect(getPaths()).not.toContain('quote/create');
  });

  describe('loading', () => {
    /** Opens the page of a quote whose response comes when the test sends it. */
    const openSlowly = () => {
      let sendQuote: (reply: FakeResponse) => void = () => {};
      const opened = open({
        query: `?${FIRST_ID}`,
        respond: ({ path }) =>
          path.startsWith('quote/get/')
            ? new Promise((resolve) => {
                sendQuote = resolve;
              })
            : undefined,
      });
      const waitForLoad = () =>
        waitFor(() => expect(opened.getPaths()).toContain(`quote/get/${FIRST_ID}`));
      return { ...opened, waitForLoad, sendQuote: (reply: FakeResponse) => sendQuote(reply) };
    };

    test.each([
      ['arrives', ok(createSavedQuote())],
      ['turns out to be unknown', NOT_FOUND],
    ])(
      'keeps the quote that a click has created when the quote in the URL %s afterwards [QUOT-1] [TDP-1/address]',
      async (_name, reply) => {
        page.quotes = 1;
        const { user, waitForLoad, sendQuote, getPaths } = openSlowly();
        await findButton();
        await waitForLoad();
        await user.click(await findButton());
        expect(await screen.findByText(DETAIL_LABELS.inCart({ count: 4 }))).toBeVisible();
        await act(async () => sendQuote(reply));
        expect(location.search).toBe(`?${SECOND_ID}`);
        expect(page.store.getState().ecomm.quote.tireQuoteId).toBe(SECOND_ID);
        // A cart that has appeared is no reason to load a quote.
        expect(getPaths().filter((path) => path.startsWith('quote/get/'))).toHaveLength(1);
      },
    );

    test('drops the quote in the URL if it arrives while a click creates another quote', async () => {
      page.quotes = 1;
      let sendCreated: (reply: FakeResponse | undefined) => void = () => {};
      let sendQuote: (reply: FakeResponse) => void = () => {};
      const { user, getPaths } = open({
        query: `?${FIRST_ID}`,
        respond: async ({ path }) => {
          if (path.startsWith('quote/get/')) {
            return new Promise<FakeResponse>((resolve) => {
              sendQuote = resolve;
            });
          }
          return path === 'quote/create'
            ? new Promise<FakeResponse | undefined>((resolve) => {
                sendCreated = resolve;
              })
            : undefined;
        },
      });
      await user.click(await findButton());
      await waitFor(() => expect(getPaths()).toContain('quote/create'));
      await act(async () => sendQuote(ok(createSavedQuote())));
      expect(screen.getByLabelText('Quantity')).toHaveValue('4');
      await act(async () => sendCreated(undefined));
      await waitFor(() => expect(location.search).toBe(`?${SECOND_ID}`));
    });

    test('waits for the quote, and creates it again if the visitor has signed in [QUOT-2/sign-in]', async () => {
      page.quotes = 1;
      const { waitForLoad, sendQuote, getPaths } = openSlowly();
      await findButton();
      await waitForLoad();
      writeToken('t');
      act(() => {
        page.store.dispatch(loggedIn({ tokenId: 't' }));
      });
      await waitFor(() => expect(getPaths()).toContain('cart/mine'));
      expect(getPaths()).not.toContain('quote/create');
      await act(async () => sendQuote(ok(createSavedQuote())));
      await waitFor(() => expect(location.search).toBe(`?${SECOND_ID}`));
      expect(page.store.getState().ecomm.quote.request?.products).toEqual([
        { code: '100', qty: 6 },
      ]);
    });

    test('waits for the quote, and creates it again if the driver has signed out [QUOT-2/sign-out]', async () => {
      writeToken('t');
      page.store.dispatch(loggedIn({ tokenId: 't' }));
      page.store.dispatch(cartLoaded(createCart({ items: [createCartItem('9')] })));
      page.quotes = 1;
      const { waitForLoad, sendQuote, getPaths } = openSlowly();
      await findButton();
      await waitForLoad();
      act(() => {
        page.store.dispatch(endSession());
      });
      expect(page.store.getState().ecomm.cart).toBeNull();
      await act(async () => sendQuote(ok(createSavedQuote())));
      await waitFor(() => expect(location.search).toBe(`?${SECOND_ID}`));
      expect(page.store.getState().ecomm.quote.tireQuoteId).toBe(SECOND_ID);
      expect(getPaths().filter((path) => path.startsWith('quote/'))).toEqual([
        `quote/get/${FIRST_ID}`,
        'quote/create',
      ]);
    });
  });

  test('loads the quote only once, even when a sign-out removes the cart [QUOT-2/sign-out]', async () => {
    writeToken('t');
    page.store.dispatch(loggedIn({ tokenId: 't' }));
    page.store.dispatch(cartLoaded(createCart({ items: [createCartItem('9')] })));
    page.quotes = 1;
    const { getPaths } = open({
      query: `?${FIRST_ID}`,
      respond: ({ path }) => (path.startsWith('quote/get/') ? ok(createSavedQuote()) : undefined),
    });
    await findQuote();
    act(() => {
      page.store.dispatch(endSession());
    });
    await waitFor(() => expect(location.search).toBe(`?${FIRST_ID.slice(0, -1)}2`));
    expect(getPaths().filter((path) => path.startsWith('quote/'))).toEqual([
      `quote/get/${FIRST_ID}`,
      'quote/create',
    ]);
  });

  describe('failed renewal', () => {
    const setUp = (isDriver: boolean) => {
      if (isDriver) {
        writeToken('t');
        page.store.dispatch(loggedIn({ tokenId: 't' }));
      }
      writeStored('cart', 'old');
      page.store.dispatch(cartLoaded(createCart({ guid: 'old' })));
      saveQuote(page.store);
      let fails = true;
      const opened = open({
        query: `?${FIRST_ID}`,
        respond: ({ path }) => {
          if (path === 'quote/create') {
            return fails ? refused('520', 'Internal Error') : ok(createSecondQuote());
          }
          // The previous quote's cart still belongs to the driver.
          return path === 'cart/create/g' ? rejected(403) : undefined;
        },
      });
      return {
        ...opened,
        recover: () => {
          fails = false;
        },
      };
    };
    const waitForFailure = () =>
      waitFor(() =>
        expect(page.error).toHaveBeenCalledWith(
          expect.anything(),
          expect.objectContaining({ message: 'Failed to create new quote.' }),
        ),
      );

    test('keeps the quote and its cart after a sign-in [QUOT-2/sign-in] [HTTP-5]', async () => {
      const { getPaths } = setUp(false);
      await screen.findByText(DETAIL_LABELS.inCart({ count: 4 }));
      writeToken('t');
      act(() => {
        page.store.dispatch(loggedIn({ tokenId: 't' }));
      });
      await waitForFailure();
      expect(location.search).toBe(`?${FIRST_ID}`);
      expect(screen.getByText(DETAIL_LABELS.inCart({ count: 4 }))).toBeVisible();
      expect(page.store.getState().ecomm).toMatchObject({
        cart: { guid: 'old' },
        quote: { tireQuoteId: FIRST_ID },
        isSubmitting: false,
        isForcedNewQuote: true,
      });
      expect(getPaths().filter((path) => path.startsWith('cart/create/'))).toEqual([]);
    });

    test('replaces the quote on the next click after a sign-out [QUOT-2/sign-out] [HTTP-5]', async () => {
      const { user, recover } = setUp(true);
      await screen.findByText(DETAIL_LABELS.inCart({ count: 4 }));
      act(() => {
        page.store.dispatch(endSession());
      });
      await waitForFailure();
      expect(page.store.getState().ecomm.cart).toBeNull();
      expect(location.search).toBe(`?${FIRST_ID}`);
      await user.click(await findButton());
      expect(await screen.findByText(DETAIL_LABELS.notAdded)).toBeVisible();
      recover();
      await user.click(await findButton());
      expect(await screen.findByText(DETAIL_LABELS.inCart({ count: 4 }))).toBeVisible();
      expect(location.search).toBe(`?${SECOND_ID}`);
    });
  });
});
