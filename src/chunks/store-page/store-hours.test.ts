import { fakeServices, listFailures, ok } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import enhance from './store-hours';

const error = jest.spyOn(console, 'error').mockImplementation(() => {});

const STORE_NUMBER = '310001';

const CMS =
  '<p class="open-state open-state--closed"><span class="open-state__word">Closed</span> <span class="open-state__next">opens 7:00 AM</span></p>';

const createStoreResponse = (overrides: object = {}): FakeResponse =>
  ok({
    storeNumber: STORE_NUMBER,
    timeZone: 'America/Denver',
    hours: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'].map((weekDay) => ({
      weekDay,
      openTime: '07:00',
      closeTime: '19:00',
    })),
    ...overrides,
  });

const start = (
  reply: FakeResponse,
): { element: HTMLElement; calls: ServiceCall[]; undo: () => void } => {
  const calls = fakeServices(() => reply);
  const element = document.createElement('div');
  element.innerHTML = CMS;
  const attributes = { storeNumber: STORE_NUMBER };
  return { element, calls, undo: enhance({ attributes, element, cms: [...element.childNodes] }) };
};

/** Waits until the response has been read. */
const waitForResponse = () => jest.advanceTimersByTimeAsync(0);

beforeAll(() => jest.useFakeTimers());

beforeEach(() => {
  localStorage.clear();
  error.mockClear();
  jest.setSystemTime(new Date('2026-11-20T18:00:00Z'));
});

test("updates the open state by the store's clock within ten seconds [HOURS-2/open-and-close] [HOURS-4/refresh] [HOURS-5]", async () => {
  const { element, calls, undo } = start(createStoreResponse());
  await waitForResponse();
  expect(calls.map(({ url }) => url.pathname)).toEqual([
    `/bsro/services/store/details/${STORE_NUMBER}`,
  ]);
  expect(element).toHaveTextContent('Open Now closes 7:00 PM');
  jest.setSystemTime(new Date('2026-11-21T01:59:55Z'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(element).toHaveTextContent('Closed opens tomorrow 7:00 AM');
  jest.setSystemTime(new Date('2026-11-21T14:00:00Z'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(element).toHaveTextContent('Open Now closes 7:00 PM');
  expect(calls).toHaveLength(1);
  undo();
});

test("uses the visitor's corrected clock at the next refresh [HOURS-4/refresh]", async () => {
  jest.setSystemTime(new Date('2026-11-21T03:00:00Z'));
  const { element, undo } = start(createStoreResponse());
  await waitForResponse();
  expect(element).toHaveTextContent('Closed opens tomorrow 7:00 AM');
  jest.setSystemTime(new Date('2026-11-20T18:00:00Z'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(element).toHaveTextContent('Open Now');
  undo();
});

test('requests the store at most once an hour [HTTP-3/one-hour]', async () => {
  const { calls, undo } = start(createStoreResponse());
  await waitForResponse();
  undo();
  const again = start(createStoreResponse({ temporarilyClosed: 'Y' }));
  await waitForResponse();
  expect([calls.length, again.calls.length]).toEqual([1, 0]);
  expect(again.element).toHaveTextContent('Open Now');
  again.undo();
});

test.each([...listFailures(), ['no response arrives', 'hang'] as const])(
  "keeps the CMS's HTML and logs one error when %s [HTTP-5] [HOURS-2]",
  async (_name, reply) => {
    const { element, undo } = start(reply);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(element.innerHTML).toBe(CMS);
    expect(error).toHaveBeenCalledTimes(1);
    expect(error.mock.calls[0]?.[0]).toContain('store-hours');
    undo();
    expect(element.innerHTML).toBe(CMS);
  },
);

test("restores the element when it is unmounted and doesn't update it again [MOUNT-6/removed]", async () => {
  const early = start(createStoreResponse());
  early.undo();
  await waitForResponse();
  expect(early.element.innerHTML).toBe(CMS);
  const late = start(createStoreResponse());
  await waitForResponse();
  late.undo();
  expect(late.element.innerHTML).toBe(CMS);
  jest.setSystemTime(new Date('2026-11-21T03:00:00Z'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(late.element.innerHTML).toBe(CMS);
});

test('shows the link to other stores while the store is temporarily closed, and keeps the rest of the markup [HOURS-1/message] [HOURS-1/link]', async () => {
  fakeServices(() => createStoreResponse({ temporarilyClosed: 'Y' }));
  const element = document.createElement('div');
  element.innerHTML =
    '<p class="open-state big"><a class="open-state__link" href="#others" hidden="">See other stores</a></p><b data-hours="MON">?</b>';
  const html = element.innerHTML;
  const link = element.querySelector('a');
  const undo = enhance({ attributes: { storeNumber: STORE_NUMBER }, element, cms: [] });
  await waitForResponse();
  expect(link).not.toHaveAttribute('hidden');
  expect(element.querySelector('.open-state')).toHaveClass('big', 'open-state--paused');
  expect(element).toHaveTextContent('This store is temporarily closed');
  expect(element.querySelector('b')).toHaveTextContent('7:00 AM to 7:00 PM');
  expect(element.querySelector('a')).toBe(link);
  undo();
  expect(element.innerHTML).toBe(html);
});

test("keeps the CMS's hours if the host has none [HOURS-2]", async () => {
  const { element, undo } = start(createStoreResponse({ hours: [] }));
  await waitForResponse();
  expect(element.innerHTML).toBe(CMS);
  undo();
});
