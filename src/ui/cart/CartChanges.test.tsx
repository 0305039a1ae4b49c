import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { createCartRecord, createMoney } from '../../../test/carts';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, ok } from '../../../test/fake-services';
import { writeStored } from '../../browser/storage';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { selectCart } from '../../store/cart/cart-slice';
import { loadHeaderCart } from '../../store/cart/load-header-cart';
import { useAppSelector } from '../../store/hooks';
import { CartChanges } from './CartChanges';
import { CART_LABELS } from './cart-messages';

const CHANGE = { code: '100', field: 'price', from: createMoney(90), to: createMoney(100) };

const LATER_CHANGE = { ...CHANGE, from: createMoney(100), to: createMoney(110) };

let changes: readonly (typeof CHANGE)[];
let store: AppStore;

function Page() {
  const cart = useAppSelector(selectCart);
  return cart && <CartChanges cart={cart} />;
}

/** Opens the checkout page in a new document of the same tab. */
const open = async (): Promise<() => void> => {
  store = createReduxStore();
  await store.dispatch(loadHeaderCart());
  const { unmount } = render(
    <StrictMode>
      <Provider store={store}>
        <Page />
      </Provider>
    </StrictMode>,
  );
  return unmount;
};

const listChanges = (): (string | null)[] =>
  screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
  writeStored('cart', 'g-1');
  changes = [CHANGE];
  fakeServices(() => ok(createCartRecord({ changes })));
});

test('shows a change until the visitor confirms it, even after a reload', async () => {
  const close = await open();
  expect(listChanges()).toEqual([expect.stringContaining('$100.00')]);
  changes = [];
  close();
  const closeAgain = await open();
  expect(listChanges()).toEqual([expect.stringContaining('$100.00')]);
  await userEvent.click(screen.getByRole('button', { name: CART_LABELS.confirmChanges }));
  expect(listChanges()).toEqual([]);
  closeAgain();
  await open();
  expect(listChanges()).toEqual([]);
});

test('shows only the later change after the visitor has confirmed the earlier one', async () => {
  const close = await open();
  await userEvent.click(screen.getByRole('button', { name: CART_LABELS.confirmChanges }));
  changes = [LATER_CHANGE];
  close();
  await open();
  expect(listChanges()).toEqual([expect.stringMatching(/\$100\.00.*\$110\.00/)]);
});
