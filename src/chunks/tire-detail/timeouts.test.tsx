import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FAULTS } from '../../../test/fake-services';
import { FIRST_ID, setUpTireDetail } from '../../../test/tire-detail';
import { READ_TIMEOUT, WRITE_TIMEOUT } from '../../services/http';
import { INDICATOR_LATE_MS } from '../../ui/loading/useLoadingIndicator';
import { DETAIL_LABELS } from './messages';

const page = setUpTireDetail();
const { open, findButton } = page;

/** Opens the page; a call gets no response until `recover`. */
const openWithout = (call: string, query = '') => {
  let hangs = true;
  const { getPaths } = open({
    query,
    respond: ({ path }) =>
      hangs && path.startsWith(call) ? FAULTS['no response arrives'] : undefined,
  });
  return {
    getPaths,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
    recover: () => {
      hangs = false;
    },
  };
};

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['tire/details/', DETAIL_LABELS.detailsFailed],
  ['tire/price', DETAIL_LABELS.priceFailed],
])('offers to try again when %s gets no response [HTTP-5]', async (call, text) => {
  const { user, recover } = openWithout(call);
  await wait(READ_TIMEOUT + 1_000);
  expect(screen.getByText(text)).toBeVisible();
  recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await wait(1_000);
  expect(screen.queryByText(text)).toBeNull();
  expect(await screen.findByText('for 4 tires at Peoria Main')).toBeVisible();
});

test.each(['quote/create', 'cart/create/'])(
  'says that nothing was added when %s gets no response, and adds the tires on the next click [HTTP-5]',
  async (call) => {
    const { user, recover } = openWithout(call);
    await user.click(await findButton());
    await wait(WRITE_TIMEOUT + 1_000);
    expect(screen.getByText(DETAIL_LABELS.notAdded)).toBeVisible();
    recover();
    await user.click(await findButton());
    expect(await screen.findByText(DETAIL_LABELS.inCart({ count: 4 }))).toBeVisible();
  },
);

test('says after 8 seconds that adding to the cart takes longer than usual', async () => {
  const { user } = openWithout('cart/create/');
  await user.click(await findButton());
  const text = `${DETAIL_LABELS.add} is taking longer than usual.`;
  await wait(INDICATOR_LATE_MS - 1_000);
  expect(screen.queryByText(text)).toBeNull();
  expect(page.scrolled).not.toHaveBeenCalled();
  await wait(1_000);
  expect(screen.getByText(text)).toHaveAttribute('role', 'status');
  // After a click in the bar, the message may be outside the viewport.
  expect(page.scrolled.mock.contexts).toEqual([screen.getByText(text)]);
  await wait(WRITE_TIMEOUT);
  expect(screen.getByText(DETAIL_LABELS.notAdded)).toBeVisible();
  await wait(0);
  expect(screen.queryByText(text)).toBeNull();
});

test('asks the visitor to check the connection when adding to the cart fails offline [HTTP-5]', async () => {
  const { user } = openWithout('quote/create');
  await user.click(await findButton());
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await wait(WRITE_TIMEOUT + 1_000);
  expect(screen.getByText(DETAIL_LABELS.notAddedOffline)).toBeVisible();
  expect(await findButton()).toHaveFocus();
});

test("works without the URL's quote when quote/get gets no response [HTTP-5]", async () => {
  const { user, getPaths } = openWithout('quote/get/', `?${FIRST_ID}`);
  await findButton();
  await wait(READ_TIMEOUT + 1_000);
  expect(getPaths()).toContain(`quote/get/${FIRST_ID}`);
  await user.click(await findButton());
  expect(await screen.findByText(DETAIL_LABELS.inCart({ count: 4 }))).toBeVisible();
});
