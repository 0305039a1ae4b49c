import { screen, within } from '@testing-library/dom';
import { fakeServices, listFailures, ok } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import enhance from './city-stores';

const error = jest.spyOn(console, 'error').mockImplementation(() => {});

const scrolled = jest.fn();

beforeAll(() => {
  jest.useFakeTimers();
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  document.documentElement.dataset['siteName'] = 'fcac';
});

beforeEach(() => {
  localStorage.clear();
  error.mockClear();
  scrolled.mockClear();
  location.hash = '';
  jest.setSystemTime(new Date('2026-11-20T18:00:00Z'));
});

const createItem = (number: number): string => `<li><details class="city-store" name="city-stores" \
data-store-number="${number}"${number === 1 ? ' open=""' : ''}><summary>Store ${number} \
<span class="open-state open-state--closed"><span class="open-state__word">Closed</span></span>\
</summary><a href="tel:+1303555010${number % 10}">Call</a> <span data-hours="today">?</span>\
</details></li>`;

const createNumbers = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

const createWireStore = (number: number, overrides: object = {}) => ({
  storeNumber: `${number}`,
  timeZone: number % 2 ? 'America/Denver' : 'Pacific/Honolulu',
  hours: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'].map((weekDay) => ({
    weekDay,
    openTime: '09:00',
    closeTime: '17:00',
  })),
  ...overrides,
});

interface Started {
  element: HTMLElement;
  html: string;
  calls: ServiceCall[];
  undo: () => void;
}

const start = (
  count: number,
  reply: FakeResponse = ok({
    stores: createNumbers(count).map((number) => createWireStore(number)),
  }),
): Started => {
  const calls = fakeServices(() => reply);
  document.body.innerHTML = `<div><ul>${createNumbers(count).map(createItem).join('')}</ul></div>`;
  const element = document.querySelector('div');
  if (!element) throw new Error('no element');
  const html = element.innerHTML;
  const attributes = { state: 'CO', city: 'Denver' };
  return { element, html, calls, undo: enhance({ attributes, element, cms: [] }) };
};

/** Waits for the response and for the toggle events of the details elements. */
const settle = () => jest.advanceTimersByTimeAsync(0);

const getShownStores = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('li:not([hidden]) summary')].map(
    ({ firstChild }) => firstChild?.textContent?.trim() ?? '',
  );

const getSeeMoreButton = () => screen.queryByRole('button', { name: 'See more stores' });

const getItem = (number: number): HTMLDetailsElement => {
  const found = document.querySelector<HTMLDetailsElement>(`[data-store-number="${number}"]`);
  if (!found) throw new Error(`no store ${number}`);
  return found;
};

test("shows the open state of every store by the store's own clock, after a single call [STORE-1/open-state] [HOURS-5]", async () => {
  const { element, calls, undo } = start(3);
  await settle();
  expect(calls).toHaveLength(1);
  expect(`${calls[0]?.url.pathname}${calls[0]?.url.search}`).toBe(
    `/bsro/services/store/location/get-list-state-city?state=CO&city=Denver&siteName=fcac`,
  );
  const getOpenStates = () =>
    [...element.querySelectorAll('.open-state')].map(({ textContent }) => textContent);
  expect(getOpenStates()).toEqual([
    'Open Now closes 5:00\u00A0PM',
    'Closed opens 9:00\u00A0AM',
    'Open Now closes 5:00\u00A0PM',
  ]);
  jest.setSystemTime(new Date('2026-11-21T00:00:00Z'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(getOpenStates()).toEqual([
    'Closed opens tomorrow 9:00\u00A0AM',
    'Open Now closes 5:00\u00A0PM',
    'Closed opens tomorrow 9:00\u00A0AM',
  ]);
  expect(calls).toHaveLength(1);
  undo();
});

test('shows a temporarily closed store, and keeps the HTML of an unknown store [HOURS-1/message]', async () => {
  const { undo } = start(
    3,
    ok({ stores: [createWireStore(2, { temporarilyClosed: 'Y' }), createWireStore(77)] }),
  );
  await settle();
  expect(within(getItem(2)).getByText('This store is temporarily closed')).toBeInTheDocument();
  expect(getItem(1)).toHaveTextContent('Store 1 Closed');
  expect(getItem(3).outerHTML).toBe(
    new DOMParser().parseFromString(createItem(3), 'text/html').querySelector('details')?.outerHTML,
  );
  undo();
});

test('keeps at most one store open, and scrolls the opened store into view [STORE-1/one-active]', async () => {
  const { undo } = start(3);
  await settle();
  getItem(3).open = true;
  await settle();
  expect([1, 2, 3].map((number) => getItem(number).open)).toEqual([false, false, true]);
  expect(scrolled.mock.contexts).toEqual([getItem(3)]);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  getItem(3).open = false;
  await settle();
  expect([1, 2, 3].map((number) => getItem(number).open)).toEqual([false, false, false]);
  expect(scrolled).toHaveBeenCalledTimes(1);
  undo();
});

test('shows four stores, then four more per click, then hides the button [STORE-2/four-at-first] [STORE-2/four-more] [STORE-2/hidden]', () => {
  const { undo } = start(10);
  const status = screen.getByRole('status');
  expect(getShownStores()).toHaveLength(4);
  expect(status).toHaveTextContent('Showing 4 of 10 stores');
  getSeeMoreButton()?.click();
  expect(getShownStores()).toHaveLength(8);
  expect(status).toHaveTextContent('Showing 8 of 10 stores');
  expect(getItem(5).querySelector('summary')).toHaveFocus();
  getSeeMoreButton()?.click();
  expect(getShownStores()).toHaveLength(10);
  expect(status).toHaveTextContent('Showing all 10 stores');
  expect(getItem(9).querySelector('summary')).toHaveFocus();
  expect(getSeeMoreButton()).toBeNull();
  undo();
});

test.each([
  [0, 0],
  [4, 4],
  [5, 4],
  [8, 4],
  [12, 4],
])(
  'with %d stores, shows %d, and a button if there are more [STORE-2/four-at-first]',
  (count, most) => {
    const { element, undo } = start(count);
    expect(getShownStores()).toHaveLength(most);
    expect(getSeeMoreButton() !== null).toBe(count > most);
    expect(element.querySelector('.bsro-see-more') !== null).toBe(count > most);
    undo();
  },
);

test.each([
  ['is open', (store: HTMLDetailsElement) => (store.open = true)],
  ['has the focus', (store: HTMLDetailsElement) => store.querySelector('summary')?.focus()],
])('keeps a store visible that %s while the page loads [STORE-2]', (_name, use) => {
  document.body.innerHTML = `<div><ul>${createNumbers(9).map(createItem).join('')}</ul></div>`;
  fakeServices(() => 'reset');
  use(getItem(6));
  const element = document.querySelector('div') ?? document.body;
  const undo = enhance({ attributes: { state: 'CO', city: 'Denver' }, element, cms: [] });
  expect(getShownStores()).toHaveLength(6);
  expect(screen.getByRole('status')).toHaveTextContent('Showing 6 of 9 stores');
  getSeeMoreButton()?.click();
  expect(getShownStores()).toHaveLength(9);
  undo();
});

test("shows only four stores at first, even if they aren't in list items [STORE-2]", () => {
  document.body.innerHTML = `<div>${createNumbers(5)
    .map(
      (number) => `<div class="city-store" data-store-number="${number}"><a href="/">x</a></div>`,
    )
    .join('<p></p>')}</div>`;
  fakeServices(() => 'reset');
  const element = document.querySelector('div') ?? document.body;
  const undo = enhance({ attributes: { state: 'CO', city: 'Denver' }, element, cms: [] });
  expect(element.querySelectorAll('.city-store:not([hidden])')).toHaveLength(4);
  getSeeMoreButton()?.click();
  expect(element.querySelector('[data-store-number="5"] a')).toHaveFocus();
  undo();
});

test.each([...listFailures(), ['no response arrives', 'hang'] as const])(
  "keeps the CMS's stores and logs one error when %s [HTTP-5] [STORE-1]",
  async (_name, reply) => {
    const { element, html, undo } = start(3, reply);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(element.innerHTML).toBe(html);
    expect(error).toHaveBeenCalledTimes(1);
    expect(error.mock.calls[0]?.[0]).toContain('city-stores');
    undo();
  },
);

test('keeps the button for more stores working after a failed call [STORE-2]', async () => {
  const { undo } = start(6, { status: 500, json: {} });
  await settle();
  expect(getShownStores()).toHaveLength(4);
  getSeeMoreButton()?.click();
  expect(getShownStores()).toHaveLength(6);
  undo();
});

test("restores the CMS's list when it is unmounted [MOUNT-6/removed]", async () => {
  const { element, html, undo } = start(9);
  await settle();
  getSeeMoreButton()?.click();
  undo();
  expect(element.innerHTML).toBe(html);
  jest.setSystemTime(new Date('2026-11-21T12:00:00Z'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(element.innerHTML).toBe(html);
});
