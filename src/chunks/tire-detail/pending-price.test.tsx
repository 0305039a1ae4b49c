import { act, screen, waitFor } from '@testing-library/react';
import { ok } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { createTirePricing } from '../../../test/tires';
import { createDetails, createPrice, setUpTireDetail, STORE } from '../../../test/tire-detail';
import { writeJsonCookie } from '../../browser/cookies';
import { removeToken, writeToken } from '../../services/token-cookie';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { loadSavedStore } from '../../store/my-store/saved-store-thunks';
import { BUTTONS } from '../../ui/messages';
import { DETAIL_LABELS } from './messages';

const page = setUpTireDetail();
const { open } = page;

describe('another store', () => {
  const chooseStore = (storeNumber: string) => {
    writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { locationLvl: 2, storeNumber } });
    act(() => {
      void page.store.dispatch(loadSavedStore());
    });
  };
  const isOfStore = ({ url, path }: ServiceCall, number: string): boolean =>
    url.searchParams.get('storeNumber') === number || path === `store/details/${number}`;

  test('shows only the price at the store that the URL names, even before it is selected [MYST-1]', async () => {
    const myStore = document.createElement('div');
    myStore.className = 'bsro-my-store';
    document.body.append(myStore);
    const { calls } = open({ query: '?storeNumber=8' });
    expect(await screen.findByText('for 4 tires at your store')).toBeVisible();
    expect(calls.filter((call) => call.path.startsWith('tire/') && isOfStore(call, '7'))).toEqual(
      [],
    );
    myStore.remove();
  });

  test('hides prices until those of the new store arrive [TDP-2]', async () => {
    let respond: () => void = () => {};
    open({
      respond: (call) => {
        if (!isOfStore(call, '8')) return undefined;
        if (call.path === 'tire/price') return ok(createPrice('100:4', 0));
        if (call.path.startsWith('store/')) {
          return ok({ ...STORE, storeNumber: '8', storeName: 'Pekin' });
        }
        return new Promise((resolve) => {
          respond = () => resolve(ok(createDetails('100', { pricing: createTirePricing(150) })));
        });
      },
    });
    await screen.findByText('for 4 tires at Peoria Main');
    chooseStore('8');
    expect(screen.queryByText('for 4 tires at Peoria Main')).toBeNull();
    const facts = document.querySelector('.bsro-buy-box__facts');
    expect(facts).toHaveAttribute('aria-busy', 'true');
    expect(facts).toHaveClass('bsro-buy-box__facts--hidden');
    expect(await screen.findByText('for 4 tires at Pekin')).toBeVisible();
    await act(async () => respond());
    expect(await screen.findByText('$150.00')).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('.bsro-buy-box__facts')).toHaveAttribute('aria-busy', 'false'),
    );
  });

  test('hides the prices of the previous store when those of the new one fail to load [HTTP-5]', async () => {
    let fails = true;
    const { user } = open({
      respond: (call) =>
        fails && isOfStore(call, '8') && call.path.startsWith('tire/')
          ? { status: 500, json: {} }
          : undefined,
    });
    await screen.findByText('for 4 tires at Peoria Main');
    chooseStore('8');
    expect(await screen.findByText(DETAIL_LABELS.detailsFailed)).toBeVisible();
    expect(document.body).not.toHaveTextContent('$142.99');
    fails = false;
    for (const retry of screen.getAllByRole('button', { name: BUTTONS.tryAgain })) {
      await user.click(retry);
    }
    expect(await screen.findByText('$142.99')).toBeVisible();
  });
});

describe('loading', () => {
  afterEach(() => jest.useRealTimers());

  const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  /** Opens the page; returns a function that sends the response to a call. */
  const openSlowly = (slowPath: string, response: FakeResponse): (() => void) => {
    let respond: () => void = () => {};
    open({
      respond: ({ path }) =>
        path === slowPath
          ? new Promise((resolve) => {
              respond = () => resolve(response);
            })
          : undefined,
    });
    return () => respond();
  };
  const countLines = () => document.querySelectorAll('.bsro-skeleton__line').length;

  test("says after 8 s that the details take long, and keeps the CMS's price", async () => {
    jest.useFakeTimers();
    const respond = openSlowly('tire/details/100', ok(createDetails('100')));
    await advance(7_999);
    expect(document.body).not.toHaveTextContent('longer than usual');
    await advance(1);
    expect(screen.getByText(`${DETAIL_LABELS.details} is taking longer than usual.`)).toBeVisible();
    expect(screen.getByText("The CMS's price")).toBeVisible();
    respond();
    await advance(10);
    expect(screen.getByText('$142.99')).toBeVisible();
  });

  test("keeps a visitor's price, marked as busy, until the driver's price arrives after a sign-in [TDP-2]", async () => {
    jest.useFakeTimers();
    const pending: (() => void)[] = [];
    open({
      respond: ({ path, headers, url }) =>
        headers['tokenId'] && path.startsWith('tire/')
          ? new Promise((resolve) => {
              pending.push(() =>
                resolve(
                  ok(
                    path === 'tire/price'
                      ? createPrice(url.searchParams.get('products') ?? '', 100)
                      : createDetails('100', { pricing: createTirePricing(120) }),
                  ),
                ),
              );
            })
          : undefined,
    });
    await advance(1_000);
    const facts = document.querySelector('.bsro-buy-box__facts');
    const total = document.querySelector('.bsro-buy-box__total');
    writeToken('t');
    act(() => {
      page.store.dispatch(loggedIn({ tokenId: 't' }));
    });
    await advance(9_000);
    for (const part of [facts, total]) expect(part).toHaveAttribute('aria-busy', 'true');
    expect(facts).not.toHaveClass('bsro-buy-box__facts--hidden');
    expect(facts).toHaveTextContent('$142.99 ea.');
    expect(total).toHaveTextContent('$674.96 out the door for 4 tires at Peoria Main');
    expect(countLines()).toBe(0);
    for (const respond of pending) respond();
    await advance(10);
    for (const part of [facts, total]) expect(part).toHaveAttribute('aria-busy', 'false');
    expect(facts).toHaveTextContent('$120.00 ea.');
    expect(total).toHaveTextContent('$614.96 out the door for 4 tires at Peoria Main');
  });

  test("hides the driver's price after a sign-out, shows a skeleton after 300 ms, and says after 8 s that loading takes long", async () => {
    jest.useFakeTimers();
    writeToken('t');
    page.store.dispatch(loggedIn({ tokenId: 't' }));
    let respond: () => void = () => {};
    open({
      respond: ({ path, headers }) =>
        path === 'tire/details/100' && !headers['tokenId']
          ? new Promise((resolve) => {
              respond = () =>
                resolve(ok(createDetails('100', { pricing: createTirePricing(120) })));
            })
          : undefined,
    });
    await advance(1_000);
    const facts = document.querySelector('.bsro-buy-box__facts');
    const countWaiting = () => facts?.querySelectorAll('.bsro-skeleton__line').length;
    expect(facts).toHaveAttribute('aria-busy', 'false');
    expect(facts).not.toHaveClass('bsro-buy-box__facts--hidden');
    removeToken();
    act(() => {
      page.store.dispatch(loggedOut());
    });
    expect(facts).toHaveAttribute('aria-busy', 'true');
    expect(facts).toHaveClass('bsro-buy-box__facts--hidden');
    expect(document.body).not.toHaveTextContent('$674.96');
    await advance(299);
    expect(countWaiting()).toBe(0);
    await advance(1);
    expect(countWaiting()).toBeGreaterThan(0);
    await advance(7_699);
    expect(facts).not.toHaveTextContent('longer than usual');
    await advance(1);
    expect(facts).toHaveTextContent(`${DETAIL_LABELS.details} is taking longer than usual.`);
    respond();
    await advance(100);
    await advance(10);
    expect(facts).toHaveAttribute('aria-busy', 'false');
    expect(facts).not.toHaveClass('bsro-buy-box__facts--hidden');
    expect(facts).toHaveTextContent('$120.00 ea.');
    expect(countWaiting()).toBe(0);
  });

  test('shows a skeleton of the out-the-door price after 300 ms, for at least 400 ms', async () => {
    jest.useFakeTimers();
    const respond = openSlowly('tire/price', ok(createPrice('100:4')));
    await advance(100);
    expect(screen.getByText('$142.99')).toBeVisible();
    expect(countLines()).toBe(0);
    await advance(300);
    expect(countLines()).toBeGreaterThan(0);
    respond();
    await advance(50);
    expect(countLines()).toBeGreaterThan(0);
    await advance(400);
    expect(countLines()).toBe(0);
    expect(screen.getByText('for 4 tires at Peoria Main')).toBeVisible();
  });

  test('says after 8 s that the out-the-door price takes long', async () => {
    jest.useFakeTimers();
    const respond = openSlowly('tire/price', ok(createPrice('100:4')));
    await advance(100);
    await advance(8_000);
    expect(screen.getByText(`${DETAIL_LABELS.price} is taking longer than usual.`)).toBeVisible();
    respond();
    await advance(10);
  });
});
