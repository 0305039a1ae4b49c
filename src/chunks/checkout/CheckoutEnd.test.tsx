import { PLACE_ORDER, setUpCheckoutPage } from '../../../test/checkout-page';
import { act, screen } from '@testing-library/react';
import { createCartRecord } from '../../../test/carts';
import { FOREIGN_404, NOT_FOUND, ok, rejected } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import { writeToken } from '../../services/token-cookie';
import { CART_LABELS } from '../../ui/cart/cart-messages';
import { TIRE_INSTALLATION } from '../../site/appointment-url';
import { getOrderUrl } from '../../site/order-url';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { runAfterSignIn } from '../../store/account/after-sign-in';
import { endSession } from '../../store/account/end-session';
import { forgetCart, saveCartGuid } from '../../store/cart/cart-storage';
import { EMPTY_CHECKOUT, selectCheckout } from '../../store/checkout/checkout-slice';
import { savedLastOrder, savedBuyer } from '../../store/checkout/checkout-storage';
import { BUTTONS } from '../../ui/messages';
import { END_LABELS, STEP_TITLES } from './messages';

const page = setUpCheckoutPage();
const { open, findTitle, press, advance, goToPayment, refuse } = page;

const getEntries = () => {
  const { slot, hold, appointment, billing, service } = selectCheckout(page.store.getState());
  return { slot, hold, appointment, billing, service };
};

/** What the checkout knows before anything is entered. */
const NOTHING_ENTERED = {
  slot: null,
  hold: null,
  appointment: EMPTY_CHECKOUT.appointment,
  billing: EMPTY_CHECKOUT.billing,
  service: TIRE_INSTALLATION,
};

describe('a cart that is gone', () => {
  test('says that the cart is empty, and links to tires and the cart [CHKO-1/no-cart]', async () => {
    localStorage.clear();
    open();
    expect(await screen.findByText(END_LABELS.text)).toBeVisible();
    expect(screen.getByRole('link', { name: END_LABELS.cart })).toBeVisible();
  });

  test.each<[name: string, response: FakeResponse, text: string]>([
    ['500', rejected(500), END_LABELS.failed],
    ["another server's 404", FOREIGN_404, END_LABELS.failed],
    ['404', NOT_FOUND, END_LABELS.expired],
  ])('says whether there may be a cart when its load fails with %s', async (_, response, text) => {
    page.responses = ({ path }) => (path === 'cart/get/g-1' ? response : undefined);
    open();
    expect(await screen.findByText(text)).toBeVisible();
    const mayExist = text === END_LABELS.failed;
    expect(screen.queryAllByText(END_LABELS.title)).toHaveLength(mayExist ? 0 : 1);
    expect(screen.queryAllByRole('button', { name: BUTTONS.tryAgain })).toHaveLength(
      mayExist ? 1 : 0,
    );
  });

  test('says that another tab has emptied the cart, not that the cart has expired [CHKO-1/expiry]', async () => {
    await goToPayment();
    forgetCart(null);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    await advance(0);
    expect(await screen.findByText(/^Your cart was emptied in another tab\./)).toBeVisible();
  });
});

describe("a driver's cart", () => {
  /** Signs a driver in at the payment step, who then signs out. */
  const signOutAtPayment = async (): Promise<void> => {
    await goToPayment();
    saveCartGuid('g-1');
    act(() => void page.store.dispatch(loggedIn({ tokenId: 't' })));
    writeToken('t');
    act(() => page.store.dispatch(endSession()));
    await advance(0);
  };

  /** Signs a driver in, whose own cart has this GUID; null if the driver has none. */
  const signInAs = async (guid: string | null): Promise<void> => {
    page.responses = ({ path }) => {
      if (path === 'cart/mine') return ok({ guid });
      return guid && path === `cart/get/${guid}` ? ok(createCartRecord({ guid })) : undefined;
    };
    writeToken('t2');
    act(() => void page.store.dispatch(loggedIn({ tokenId: 't2' })));
    await act(() => page.store.dispatch(runAfterSignIn()));
  };

  test('ends when the driver signs out, because the cart stays with the driver', async () => {
    await signOutAtPayment();
    expect(await screen.findByText(/^This cart is saved to an account\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: END_LABELS.signedOut })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^City/ })).toBeNull();
  });

  test.each(['g-1', 'g-2'])(
    "offers a sign-in after a sign-out, and continues with the driver's cart %s, without what was entered before",
    async (guid) => {
      await signOutAtPayment();
      const link = await screen.findByRole('link', { name: END_LABELS.signIn });
      expect(link).toHaveAttribute('data-dialog', 'sign-in');
      expect(getEntries()).toEqual(NOTHING_ENTERED);
      expect(sessionStorage.getItem('bsro-checkout')).toBeNull();
      await signInAs(guid);
      expect(await findTitle(STEP_TITLES.cart)).toBeVisible();
      expect(page.store.getState().ecomm.cart?.guid).toBe(guid);
      expect(getEntries()).toEqual(NOTHING_ENTERED);
      expect(selectCheckout(page.store.getState()).problem).toBeNull();
    },
  );

  test("says after a sign-in that there is no cart if the driver doesn't have one", async () => {
    await signOutAtPayment();
    await signInAs(null);
    expect(screen.queryByRole('link', { name: END_LABELS.signIn })).toBeNull();
    expect(screen.getByText(END_LABELS.text)).toBeVisible();
  });

  test("offers a sign-in after a sign-out although an earlier request of the driver's is unknown", async () => {
    await goToPayment();
    page.responses = ({ path }) => (path.startsWith('order/create') ? 'reset' : undefined);
    await press(PLACE_ORDER);
    await advance(4_000);
    expect(screen.getByText(/didn't go through/)).toBeVisible();
    saveCartGuid('g-1');
    act(() => void page.store.dispatch(loggedIn({ tokenId: 't' })));
    writeToken('t');
    act(() => page.store.dispatch(endSession()));
    await advance(0);
    expect(await screen.findByRole('link', { name: END_LABELS.signIn })).toBeVisible();
    expect(getEntries()).toEqual(NOTHING_ENTERED);
    expect(sessionStorage.getItem('bsro-checkout-sent')).toBeNull();
  });

  test("offers a sign-in if the cart is a driver's, and continues with it after the sign-in, without what was entered before [CHKO-1/no-cart]", async () => {
    await goToPayment();
    document.body.replaceChildren();
    saveCartGuid('g-1');
    page.responses = ({ path }) => (path === 'cart/get/g-1' ? rejected(403) : undefined);
    open();
    await advance(0);
    act(() => void page.store.dispatch(loggedOut()));
    expect(await screen.findByRole('link', { name: END_LABELS.signIn })).toBeVisible();
    expect(screen.getByRole('heading', { name: END_LABELS.signedOut })).toBeVisible();
    expect(screen.queryByRole('link', { name: END_LABELS.cart })).toBeNull();
    expect(getEntries()).toEqual(NOTHING_ENTERED);
    expect(sessionStorage.getItem('bsro-checkout')).toBeNull();
    await signInAs('g-1');
    expect(await findTitle(STEP_TITLES.cart)).toBeVisible();
    expect(getEntries()).toEqual(NOTHING_ENTERED);
  });

  test("shows the driver's own cart if the browser's cart is another driver's, and doesn't say that the driver is signed out", async () => {
    writeToken('t');
    let respond: (response: FakeResponse) => void = () => {};
    const mine = new Promise<FakeResponse>((resolve) => {
      respond = resolve;
    });
    page.responses = ({ path }) => {
      if (path === 'cart/get/g-1') return rejected(403);
      if (path === 'cart/mine') return mine;
      return path === 'cart/get/g-2' ? ok(createCartRecord({ guid: 'g-2' })) : undefined;
    };
    open();
    // The session isn't known yet.
    expect(await screen.findByRole('heading', { name: END_LABELS.title })).toBeVisible();
    expect(screen.queryByRole('link', { name: END_LABELS.signIn })).toBeNull();
    act(() => void page.store.dispatch(loggedIn({ tokenId: 't' })));
    respond(ok({ guid: 'g-2' }));
    expect(await findTitle(STEP_TITLES.cart)).toBeVisible();
    expect(page.store.getState().ecomm.cart?.guid).toBe('g-2');
  });
});

describe("another tab's new cart", () => {
  test("starts again with another tab's new cart: without the time, the address, and the problem of the expired cart [CHKO-1/expiry]", async () => {
    await goToPayment();
    refuse('CartExpired');
    await press(PLACE_ORDER);
    expect(await screen.findByText(END_LABELS.expired)).toBeVisible();
    page.responses = ({ path }) =>
      path === 'cart/get/g-2' ? ok(createCartRecord({ guid: 'g-2' })) : undefined;
    saveCartGuid('g-2');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    expect(await findTitle(STEP_TITLES.cart)).toBeVisible();
    expect(getEntries()).toEqual(NOTHING_ENTERED);
    expect(selectCheckout(page.store.getState()).problem).toBeNull();
  });

  test("empties the forms when another tab's new cart replaces the cart", async () => {
    await goToPayment();
    page.responses = ({ path }) =>
      path === 'cart/get/g-2' ? ok(createCartRecord({ guid: 'g-2' })) : undefined;
    saveCartGuid('g-2');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    await advance(0);
    expect(screen.getByRole('textbox', { name: /^City/, hidden: true })).toHaveValue('');
  });
});

describe('the last order', () => {
  test('names the order if another tab has ordered the cart [CHKO-3]', async () => {
    await goToPayment();
    savedLastOrder.save({ guid: 'g-1', orderNumber: 'T9' });
    forgetCart(null);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'cart' })));
    expect(await screen.findByText(CART_LABELS.ordered({ orderNumber: 'T9' }))).toBeVisible();
  });

  test('names the order as soon as another tab has saved the order', async () => {
    localStorage.clear();
    open();
    await screen.findByText(END_LABELS.text);
    savedLastOrder.save({ guid: 'g-1', orderNumber: 'T9' });
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'bsro-last-order' })));
    expect(await screen.findByText(CART_LABELS.ordered({ orderNumber: 'T9' }))).toBeVisible();
  });

  test('names the order and links to it when the visitor goes back after placing it', async () => {
    await goToPayment();
    await press(PLACE_ORDER);
    await advance(0);
    document.body.replaceChildren();
    open('?step=3');
    expect(await screen.findByRole('heading', { name: END_LABELS.ordered })).toBeVisible();
    expect(screen.getByText(CART_LABELS.ordered({ orderNumber: 'T1001' }))).toBeVisible();
    expect(screen.queryByText(END_LABELS.title)).toBeNull();
    expect(screen.getByRole('link', { name: END_LABELS.order })).toHaveAttribute(
      'href',
      getOrderUrl('T1001', 'key-of-T1001'),
    );
  });

  test("doesn't show the order of a driver who has signed out to the next person", async () => {
    await goToPayment();
    writeToken('t');
    await press(PLACE_ORDER);
    await advance(0);
    document.body.replaceChildren();
    open();
    expect(await screen.findByText(CART_LABELS.ordered({ orderNumber: 'T1001' }))).toBeVisible();
    act(() => page.store.dispatch(endSession()));
    expect(await screen.findByText(END_LABELS.text)).toBeVisible();
    expect(savedBuyer.read()).toBeUndefined();
    document.body.replaceChildren();
    open();
    expect(await screen.findByText(END_LABELS.text)).toBeVisible();
  });

  test("doesn't name the order of another cart when the cart no longer exists", async () => {
    savedLastOrder.save({ guid: 'g-0', orderNumber: 'T9' });
    page.responses = ({ path }) => (path === 'cart/get/g-1' ? NOT_FOUND : undefined);
    open();
    expect(await screen.findByText(END_LABELS.expired)).toBeVisible();
    expect(screen.queryByText(CART_LABELS.ordered({ orderNumber: 'T9' }))).toBeNull();
  });

  test("doesn't name the order of another cart when the cart has expired [CHKO-3]", async () => {
    await goToPayment();
    savedLastOrder.save({ guid: 'g-0', orderNumber: 'T9' });
    refuse('CartExpired');
    await press(PLACE_ORDER);
    expect(await screen.findByText(END_LABELS.expired)).toBeVisible();
  });
});
