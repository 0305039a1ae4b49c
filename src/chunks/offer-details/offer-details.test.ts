import userEvent from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/dom';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, listFailures, ok } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import { READ_TIMEOUT } from '../../services/http';
import { getReduxStore } from '../../store';
import { endSession } from '../../store/account/end-session';
import { startSession } from '../../store/account/session-thunks';
import shareOffer from '../share-offer';
import enhance, { PRINT_DELAY } from '.';

jest.mock('../share-offer', () => ({ __esModule: true, default: jest.fn() }));
const mockShareOffer = jest.mocked(shareOffer);

const print = jest.fn();
let unmount: () => void = () => {};

beforeEach(() => {
  clearCookies();
  localStorage.clear();
  Object.assign(window, { print });
  Reflect.deleteProperty(window, 'adobeDataLayer');
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00') });
});

afterEach(() => {
  unmount();
  print.mockReset();
  document.body.replaceChildren();
  document.documentElement.className = '';
  history.replaceState(null, '', '/offers/offer-detail/set-80/');
  jest.useRealTimers();
});

const mount = (
  options: { hash?: string; endDate?: Date; offers?: FakeResponse } = {},
): HTMLElement => {
  fakeServices(() => options.offers ?? ok({ tirePromotions: [] }));
  history.replaceState(null, '', `/offers/offer-detail/set-80/${options.hash ?? ''}`);
  document.body.innerHTML = `<main><h1>$80 off</h1>
    <a href="#print" data-offer-action="print">Print</a>
    <a href="#share" data-offer-action="share">Share</a>
    <p data-offer-savings>Ask at the counter</p></main>`;
  const element = document.querySelector('main') ?? document.createElement('main');
  unmount = enhance({
    attributes: { friendlyId: 'set-80', endDate: options.endDate, printUrl: undefined },
    element,
    cms: [],
  });
  return element;
};

const getSavings = () => document.querySelector('[data-offer-savings]');

test('prints one second after a page with #print opens [OFFR-4] [ANLT-1/offers]', () => {
  mount({ hash: '#print' });
  jest.advanceTimersByTime(PRINT_DELAY - 1);
  expect(print).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(print).toHaveBeenCalledTimes(1);
  expect(PRINT_DELAY).toBe(1_000);
  expect(Reflect.get(window, 'adobeDataLayer')).toEqual([
    { event: 'offer.print', eventInfo: { friendlyId: 'set-80' } },
  ]);
});

test("doesn't track a print that a link on this site has already tracked [OFFR-4] [ANLT-1/offers]", () => {
  const referrer = jest
    .spyOn(document, 'referrer', 'get')
    .mockReturnValue(`${location.origin}/offers/`);
  mount({ hash: '#print' });
  jest.advanceTimersByTime(PRINT_DELAY);
  expect(print).toHaveBeenCalledTimes(1);
  expect(Reflect.get(window, 'adobeDataLayer')).toBeUndefined();
  referrer.mockRestore();
});

test.each(['', '#printer', '#Print', '#share'])(
  "doesn't print for the hash %j [OFFR-4]",
  (hash) => {
    mount({ hash });
    jest.advanceTimersByTime(10_000);
    expect(print).not.toHaveBeenCalled();
  },
);

test("doesn't print in author mode or after it is unmounted [OFFR-4]", () => {
  document.documentElement.className = 'aem-AuthorLayer-Edit';
  mount({ hash: '#print' });
  jest.advanceTimersByTime(10_000);
  document.documentElement.className = '';
  unmount();
  mount({ hash: '#print' });
  unmount();
  jest.advanceTimersByTime(10_000);
  expect(print).not.toHaveBeenCalled();
});

test('prints at once on a click, and shares the offer with its own page as the print page [SHARE-1/print]', async () => {
  mount();
  jest.useRealTimers();
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'Share' }));
  await waitFor(() =>
    expect(mockShareOffer).toHaveBeenCalledWith({
      friendlyId: 'set-80',
      title: '$80 off',
      printHref: '/offers/offer-detail/set-80/#print',
    }),
  );
});

test('shows that an offer has ended, but only after its last day [OFFR-2/days]', () => {
  mount({ endDate: new Date('2026-11-20T00:00:00') });
  expect(screen.getByText('This offer has ended.')).toBeInTheDocument();
  unmount();
  mount({ endDate: new Date('2026-11-21T00:00:00') });
  expect(screen.queryByText('This offer has ended.')).toBeNull();
});

const DRIVERS_OFFER = {
  code: 'P1',
  friendlyId: 'set-80',
  displayName: 'Driver days',
  label: 'Sign In Only Savings',
  loggedInOnlyPromotion: true,
  totalOfflineSavings: 60,
};

const settle = async () => {
  getReduxStore().dispatch(endSession());
  await jest.advanceTimersByTimeAsync(0);
};

test('asks visitors to sign in for savings that only drivers get [OFFR-7/visitors] [OFFR-7/by-friendly-id]', async () => {
  mount({ offers: ok({ tirePromotions: [{ ...DRIVERS_OFFER, hidePrice: true }] }) });
  await settle();
  expect(getSavings()).toHaveTextContent('Additional savings when you Sign In or Sign Up for free');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/account/sign-in');
  expect(screen.getByRole('link', { name: 'Sign Up for free' })).toHaveAttribute(
    'href',
    '/account/create-account',
  );
  unmount();
  expect(getSavings()).toHaveTextContent('Ask at the counter');
});

test.each([
  ...listFailures(),
  [
    'the offer is for everyone',
    ok({ tirePromotions: [{ ...DRIVERS_OFFER, loggedInOnlyPromotion: false }] }),
  ],
  ['the offer is unknown', { status: 404, json: {} }],
] satisfies (readonly [string, FakeResponse])[])(
  'keeps the CMS nodes when %s [OFFR-7]',
  async (_, offers) => {
    mount({ offers });
    await settle();
    expect(getSavings()).toHaveTextContent('Ask at the counter');
  },
);

test('keeps the CMS nodes when the call hangs [OFFR-7]', async () => {
  mount({ offers: 'hang' });
  await settle();
  await jest.advanceTimersByTimeAsync(READ_TIMEOUT);
  expect(getSavings()).toHaveTextContent('Ask at the counter');
});

test.each([
  ['a set of four tires', 'tirePromotions', 'You save $60.00 on a set of four.'],
  ['a service', 'servicePromotions', 'You save $60.00.'],
])('shows drivers what they save on %s [OFFR-7/drivers]', async (_, list, text) => {
  mount({ offers: ok({ tirePromotions: [], [list]: [DRIVERS_OFFER] }) });
  getReduxStore().dispatch(startSession('t-1'));
  await jest.advanceTimersByTimeAsync(0);
  expect(getSavings()).toHaveTextContent(text);
});

test("removes the visitor's prompt when the call for the driver fails after a sign-in [OFFR-7]", async () => {
  mount({ offers: ok({ tirePromotions: [{ ...DRIVERS_OFFER, hidePrice: true }] }) });
  await settle();
  expect(getSavings()).toHaveTextContent(/^Additional savings/);
  fakeServices(() => ({ status: 500, json: {} }));
  getReduxStore().dispatch(startSession('t-1'));
  await jest.advanceTimersByTimeAsync(0);
  expect(getSavings()).toHaveTextContent('Ask at the counter');
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves a click with %s to the browser [OFFR-4] [SHARE-1]',
  (modifier) => {
    mount();
    const clicked = jest.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    document.addEventListener('click', clicked, { once: true });
    screen
      .getByRole('link', { name: 'Print' })
      .dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true }),
      );
    expect(clicked).toHaveBeenCalled();
    expect(print).not.toHaveBeenCalled();
  },
);
