import type * as chunks from '../../browser/load-chunk';
import { loadChunk } from '../../browser/load-chunk';
import { createCart, createCartItem } from '../../../test/carts';
import { cartLoaded } from '../../store/cart/cart-slice';
import { FIRST_ID, setUpTireDetail } from '../../../test/tire-detail';
import { findQuote } from '../../../test/tire-quotes';

jest.mock('../../browser/load-chunk', () => {
  const actual = jest.requireActual<typeof chunks>('../../browser/load-chunk');
  return { ...actual, loadChunk: jest.fn(actual.loadChunk) };
});

const page = setUpTireDetail();

test('shows the quote after a click on Add to Cart, although its chunk did not load before [QUOT-1] [MOUNT-4]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.mocked(loadChunk);
  const succeed = load.getMockImplementation();
  load.mockRejectedValue(new Error('ChunkLoadError'));
  page.store.dispatch(cartLoaded(createCart({ items: [createCartItem('9')] })));
  const { user } = page.open({ query: `?${FIRST_ID}` });
  const button = await page.findButton();
  load.mockImplementation(succeed);
  await user.click(button);
  expect(await findQuote()).toBeVisible();
});
