import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, listFailures, ok, refused } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { fakeResizeObserver } from '../../../test/resize-observer';
import { writeJsonCookie } from '../../browser/cookies';
import { READ_TIMEOUT } from '../../services/http';
import { createReduxStore } from '../../store';
import { RESULTS_LABELS } from './messages';
import StoreResults from '.';

jest.spyOn(console, 'error').mockImplementation(() => {});

const HOURS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'].map((weekDay) => ({
  weekDay,
  openTime: '07:00',
  closeTime: '18:00',
}));

const createStore = (number: number, fields: object = {}) => ({
  storeNumber: `${number}`,
  storeName: `Store ${number}`,
  address: `${number} Main St`,
  city: 'Littleton',
  state: 'CO',
  zip: '80122',
  phone: '3035550142',
  localPageURL: `/local/co/littleton/${number}/`,
  distance: number + 0.25,
  latitude: 39.5 + number / 100,
  longitude: -104.9,
  timeZone: 'America/Denver',
  hours: HOURS,
  onlineAppointmentActiveFlag: 'Y',
  ...fields,
});
const createStores = (count: number) =>
  Array.from({ length: count }, (_, index) => createStore(index + 1));

/** Responds as the host does: lists the stores, and writes the selected store into the profile. */
const getReply = (stores: readonly object[], { url }: ServiceCall): FakeResponse => {
  const [call = ''] = url.pathname.split('/').slice(-1);
  if (call.startsWith('get-list')) return ok({ stores });
  if (call === 'set-store-by-store-number') {
    const storeNumber = url.searchParams.get('storeNumber') ?? '';
    writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { locationLvl: 2, storeNumber } });
    return ok({ success: 'true', zip: '80122', storeNumber });
  }
  return ok(createStore(Number(call)));
};

interface Options {
  query?: string;
  stores?: readonly object[];
  zip?: string | undefined;
  /** Text of the CMS's own list; none when empty. */
  cms?: string;
  respond?: (call: ServiceCall) => FakeResponse | Promise<FakeResponse> | undefined;
}

const open = ({
  query = '?zip=80122',
  stores = createStores(3),
  zip,
  cms = "The CMS's list",
  respond = () => undefined,
}: Options = {}) => {
  history.replaceState(null, '', `/locate/display-map/${query}`);
  const calls = fakeServices((call) => respond(call) ?? getReply(stores, call));
  const nodes =
    cms === '' ? [] : [Object.assign(document.createElement('p'), { textContent: cms })];
  const view = render(
    <Provider store={createReduxStore()}>
      <StoreResults attributes={{ zip }} element={document.body} cms={nodes} />
    </Provider>,
  );
  return { calls, view, user: userEvent.setup() };
};

const getCards = () => screen.queryAllByRole('listitem');
const findCard = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const card = heading.closest('li');
  if (!card) throw new Error(`no card of ${name}`);
  return within(card);
};
const getCmsList = () => screen.queryByText("The CMS's list");
const getAnnouncements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const getQuery = (call: ServiceCall | undefined) =>
  Object.fromEntries(call?.url.searchParams ?? []);
const getPath = (call: ServiceCall | undefined) =>
  call?.url.pathname.replace(/^.*\/location\//, '');

beforeEach(() => {
  document.documentElement.dataset['siteName'] = 'fcac';
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['?zip=80122', 'get-list-by-zip', { zipCode: '80122', radius: '50' }],
  ['?q=80122-1234', 'get-list-by-zip', { zipCode: '80122', radius: '50' }],
  ['?zip=80122&radius=250', 'get-list-by-zip', { zipCode: '80122', radius: '250' }],
  ['?city=Littleton&state=co', 'get-list-state-city', { city: 'Littleton', state: 'CO' }],
  ['?q=Littleton,+CO', 'get-list-state-city', { city: 'Littleton', state: 'CO' }],
  [
    '?latitude=39.5&longitude=-104.9',
    'get-list-by-lat-lng',
    { latitude: '39.5', longitude: '-104.9', storeCount: '50' },
  ],
])('sends the search %s to %s [FIND-3]', async (query, path, expected) => {
  const { calls } = open({ query });
  await waitFor(() => expect(getCards()).toHaveLength(3));
  expect(getPath(calls[0])).toBe(path);
  expect(getQuery(calls[0])).toEqual({ ...expected, siteName: 'fcac' });
});

test.each([
  ["the visitor's own zip", { locationLvl: 2, myZip: '80202', autoZip: '80231' }, '80001', '80202'],
  ['the automatic zip', { locationLvl: 1, myZip: '80202', autoZip: '80231' }, '80001', '80231'],
  ["the author's zip", {}, '80001', '80001'],
  ["the site's default zip", {}, undefined, '80122'],
  [
    "the site's default zip instead of invalid ones",
    { locationLvl: 2, myZip: '<b>' },
    '123',
    '80122',
  ],
])(
  'searches around %s if there is no query [FIND-3] [SITE-2]',
  async (_name, location, zip, expected) => {
    writeJsonCookie('bsro.cp-fcac', { vid: 'v', location });
    const { calls } = open({ query: '', zip });
    await waitFor(() => expect(getCards()).toHaveLength(3));
    expect(getQuery(calls[0])['zipCode']).toBe(expected);
  },
);

test('shows a store with its address and actions [FIND-3]', async () => {
  open();
  const card = await findCard('Store 1');
  const getHref = (name: string | RegExp) => card.getByRole('link', { name }).getAttribute('href');
  expect(getHref('Store 1')).toBe('/local/co/littleton/1/');
  expect(getHref('Call Store 1 at 303-555-0142')).toBe('tel:+13035550142');
  expect(getHref('Directions to Store 1')).toContain('destination=1%20Main%20St%2C%20Littleton');
  expect(getHref('Schedule at Store 1')).toBe('/appointment/schedule-appointment/?storeNumber=1');
  expect(card.getByText('1.3 miles')).toBeVisible();
  expect(card.getByRole('button', { name: 'Make my store Store 1' })).toBeEnabled();
});

test('omits unknown facts of a store [FIND-3]', async () => {
  const bare = {
    storeNumber: '5',
    address: '5 Main St',
    localPageURL: 'javascript:alert(1)',
    phone: 'call us',
  };
  open({ stores: [bare] });
  const card = await findCard('5 Main St');
  expect(card.getByRole('link')).toHaveAccessibleName('Directions to 5 Main St');
  expect(card.queryByText(/Open Now|Closed|miles/)).toBeNull();
  expect(document.querySelector('img')).toBeNull();
});

test('renders strings from the host as plain text [FIND-3]', async () => {
  open({ stores: [createStore(1, { storeName: '<img src=x onerror=alert(1)>' })] });
  expect(await screen.findByRole('heading', { name: /<img/ })).toBeVisible();
  expect(document.querySelector('h3 img')).toBeNull();
});

test("updates the open state by the store's clock [HOURS-2/open-and-close] [HOURS-4/refresh] [HOURS-5]", async () => {
  jest.useFakeTimers({ now: new Date('2026-07-01T11:59:55-06:00'), doNotFake: ['performance'] });
  const noon = { ...HOURS[0], closeTime: '12:00' };
  open({
    stores: [createStore(1, { hours: HOURS.map((day) => ({ ...noon, weekDay: day.weekDay })) })],
  });
  const card = await findCard('Store 1');
  expect(card.getByText('Open Now')).toBeVisible();
  expect(card.getByText('closes 12:00 PM')).toBeVisible();
  act(() => {
    jest.advanceTimersByTime(10_000);
  });
  expect(card.getByText('Closed')).toBeVisible();
  expect(card.getByText('opens tomorrow 7:00 AM')).toBeVisible();
});

test('offers a temporarily closed store neither for appointments nor as my store [HOURS-1/message]', async () => {
  open({ stores: [createStore(1, { temporarilyClosed: 'Y' }), createStore(2)] });
  const card = await findCard('Store 1');
  expect(card.getByText('This store is temporarily closed')).toBeVisible();
  expect(card.queryByRole('link', { name: /^Schedule/ })).toBeNull();
  expect(card.queryByRole('button')).toBeNull();
  expect((await findCard('Store 2')).getByRole('button')).toBeEnabled();
});

const MAP = { name: 'Map of the stores in the list, marked by number' };
const getPicture = () => document.querySelector('.bsro-store-results__map img');
const getPin = (name: string) => screen.getByRole('button', { name });

test('numbers the stores on the map as in the list [STORE-4]', async () => {
  open({ stores: [createStore(1), createStore(2, { latitude: null }), createStore(3)] });
  await findCard('Store 3');
  const map = screen.getByRole('group', MAP);
  expect(within(map).getAllByRole('button')).toEqual([getPin('1: Store 1'), getPin('3: Store 3')]);
  // North is up.
  const [first, third] = ['1: Store 1', '3: Store 3'].map((name) =>
    Number.parseFloat(getPin(name).style.top),
  );
  expect(first).toBeGreaterThan(third ?? Infinity);
  const picture = getPicture() ?? document.body;
  expect(picture).toHaveAttribute(
    'src',
    '/maps/static?center=39.5200,-104.9000&zoom=11&size=416x468',
  );
  expect(picture).toHaveAttribute('width', '416');
  fireEvent.error(picture);
  expect(screen.queryByRole('group', MAP)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Map' })).toBeNull();
});

test('keeps every pin in front of the picture, the selected one in front of the others [STORE-4]', async () => {
  const far = { latitude: null };
  const { user } = open({
    stores: [createStore(1, far), createStore(2, far), createStore(3), createStore(4)],
  });
  await findCard('Store 3');
  const getOrder = () =>
    ['3: Store 3', '4: Store 4'].map((name) => Number(getPin(name).style.zIndex));
  expect(getOrder()).toEqual([2, 1]);
  await user.click(screen.getByRole('link', { name: 'Store 4' }));
  expect(getOrder()).toEqual([2, 3]);
});

test('selects a store by its pin or in the list, in both places [STORE-4]', async () => {
  const scrollIntoView = jest.fn();
  Reflect.set(Element.prototype, 'scrollIntoView', scrollIntoView);
  const { user } = open();
  await findCard('Store 3');
  const listSelected = () =>
    [...document.querySelectorAll('.bsro-store-card--selected h3')].map((name) => name.textContent);
  await user.click(getPin('2: Store 2'));
  expect(listSelected()).toEqual(['Store 2']);
  expect(scrollIntoView.mock.contexts).toEqual([getCards()[1]]);
  expect(getPin('2: Store 2')).toHaveFocus();
  act(() => screen.getByRole('link', { name: 'Store 3' }).focus());
  expect(listSelected()).toEqual(['Store 3']);
  expect(getPin('3: Store 3')).toHaveAttribute('aria-pressed', 'true');
  expect(getPin('2: Store 2')).toHaveAttribute('aria-pressed', 'false');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('opens the map by a button where it has no room beside the list [STORE-4]', async () => {
  const { user } = open();
  await findCard('Store 3');
  const toggle = screen.getByRole('button', { name: 'Map' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('group', MAP)).toHaveClass('bsro-store-results__map--open');
  expect(toggle).toHaveAttribute('aria-controls', screen.getByRole('group', MAP).id);
});

test('adapts the aspect ratio of the map to the width of its box [STORE-4]', async () => {
  const resize = fakeResizeObserver();
  const box = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(650);
  open();
  await findCard('Store 3');
  expect(getPicture()).toHaveAttribute('src', expect.stringMatching(/size=640x320$/));
  box.mockReturnValue(0);
  act(() => resize());
  // Browsers report a loop if a resize changes the layout before the next frame.
  expect(getPicture()).toHaveAttribute('src', expect.stringMatching(/size=640x320$/));
  await waitFor(() =>
    expect(getPicture()).toHaveAttribute('src', expect.stringMatching(/size=416x468$/)),
  );
  box.mockRestore();
});

test('announces the count, shows ten more stores per click, and focuses the first of them [FIND-3]', async () => {
  const { user } = open({ stores: createStores(23) });
  await waitFor(() => expect(getAnnouncements()).toContain('23 stores near 80122'));
  expect(getCards()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Show 10 more stores' }));
  expect(getCards()).toHaveLength(20);
  expect(getCards()[10]).toHaveFocus();
  expect(getPin('20: Store 20')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 3 more stores' }));
  expect(getCards()).toHaveLength(23);
  expect(getCards()[20]).toHaveFocus();
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

test('focuses the first store right after the button for the map [FIND-3]', async () => {
  const { user } = open();
  await findCard('Store 1');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Store 1' })).toHaveFocus();
});

test('shows repeated stores once [FIND-3]', async () => {
  open({ stores: [createStore(1), createStore(1), createStore(2)] });
  await waitFor(() => expect(getCards()).toHaveLength(2));
});

test.each([
  ['?zip=59999', 'No stores found for zip: 59999', 'Check the zip code'],
  ['?q=Nowhere,+CO', 'No stores found in Nowhere, CO', 'Check the spelling'],
])(
  'shows an empty result with the next step: %s [FIND-6/no-stores]',
  async (query, words, next) => {
    open({ query, stores: [] });
    await waitFor(() => expect(getAnnouncements()).toEqual([words]));
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(screen.getByText(new RegExp(next))).toBeVisible();
    expect(getCmsList()).toBeNull();
  },
);

test('offers a single wider search for a zip without stores [FIND-6/no-stores]', async () => {
  const { view } = open({ query: '?zip=59999', stores: [] });
  const link = await screen.findByRole('link', { name: 'Search within 250 miles' });
  expect(link).toHaveAttribute('href', '?zip=59999&radius=250');
  view.unmount();
  open({ query: '?zip=59999&radius=250', stores: [] });
  await waitFor(() => expect(getAnnouncements()).toEqual(['No stores found for zip: 59999']));
  expect(screen.queryByRole('link')).toBeNull();
});

test('keeps the CMS nodes for an invalid search [FIND-6]', () => {
  const { calls } = open({ query: '?zip=8012' });
  expect(getCmsList()).toBeVisible();
  expect(calls).toEqual([]);
});

test('shows an error message for an invalid search if there are no CMS nodes [FIND-6]', () => {
  open({ query: '?zip=8012', cms: '' });
  expect(screen.getByText('Invalid zip code: 8012')).toBeVisible();
});

describe('failures', () => {
  const CALLS = [
    ['?zip=80122', 'by zip'],
    ['?city=Littleton&state=CO', 'by city'],
    ['?latitude=39.5&longitude=-104.9', 'by coordinates'],
  ] as const;

  test.each(
    CALLS.flatMap(([query, by]) =>
      listFailures().map(([name, reply]) => [by, name, query, reply] as const),
    ),
  )(
    'keeps the CMS nodes and offers a retry when a list %s fails: %s [FIND-3] [HTTP-5]',
    async (_by, _name, query, reply) => {
      let fails = true;
      const { user } = open({ query, respond: () => (fails ? reply : undefined) });
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent(
          "The stores didn't load. Check your connection and try again.",
        ),
      );
      expect(getCmsList()).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
      expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();

      fails = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(getCards()).toHaveLength(3));
      expect(getCmsList()).toBeNull();
      await waitFor(() =>
        expect(document.querySelector('.bsro-store-results__count')).toHaveFocus(),
      );
    },
  );

  test('shows an error when the host hangs [FIND-3] [HTTP-5/hang]', async () => {
    jest.useFakeTimers();
    open({ respond: () => 'hang' });
    await act(() => jest.advanceTimersByTimeAsync(READ_TIMEOUT));
    expect(screen.getByRole('alert')).toHaveTextContent("The stores didn't load.");
    expect(getCmsList()).toBeVisible();
  });

  test('shows a skeleton, then a message, on a slow network if the CMS has no list [FIND-3]', async () => {
    jest.useFakeTimers();
    open({ cms: '', respond: () => 'hang' });
    expect(document.querySelector('.bsro-skeleton')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(document.querySelectorAll('.bsro-store-card--shape')).toHaveLength(4);
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    expect(screen.getByText('Loading stores is taking longer than usual.')).toBeVisible();
  });

  test("keeps the CMS's list until the stores load [FIND-3]", async () => {
    jest.useFakeTimers();
    open({ respond: () => 'hang' });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(getCmsList()).toBeVisible();
    expect(document.querySelector('.bsro-skeleton')).toBeNull();
  });
});

describe('make my store', () => {
  const findMyStoreButton = async (name: string) =>
    (await findCard(name)).getByRole('button', { name: `My store ${name}` });

  test('makes the store my store, marks and announces it, and keeps the focus [MYST-5]', async () => {
    const { user, view } = open();
    const card = await findCard('Store 2');
    await user.click(card.getByRole('button', { name: 'Make my store Store 2' }));
    await waitFor(() => expect(getAnnouncements()).toContain('Store 2 is now your store.'));
    expect(await findMyStoreButton('Store 2')).toHaveFocus();
    expect(await findMyStoreButton('Store 2')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getAllByRole('button', { name: /^My store/ })).toHaveLength(1);
    // A reload finds it in the profile.
    view.unmount();
    open();
    expect(await findMyStoreButton('Store 2')).toBeVisible();
  });

  test('links my store back to the tires that the visitor left to choose it [MYST-5]', async () => {
    const tires = `${location.origin}/tires/size/?cs=205&ar=55&rs=16`;
    sessionStorage.setItem('bsro-draft-tires-page', JSON.stringify(tires));
    const { user } = open();
    const card = await findCard('Store 2');
    expect(screen.queryByRole('link', { name: RESULTS_LABELS.backToTires })).toBeNull();
    await user.click(card.getByRole('button', { name: 'Make my store Store 2' }));
    const back = await card.findByRole('link', { name: RESULTS_LABELS.backToTires });
    expect(back).toHaveAttribute('href', tires);
    await user.tab();
    expect(back).toHaveFocus();
  });

  test('replaces my store with another [MYST-5]', async () => {
    const { user } = open();
    for (const name of ['Store 2', 'Store 3']) {
      const card = await findCard(name);
      await user.click(card.getByRole('button', { name: `Make my store ${name}` }));
      expect(await findMyStoreButton(name)).toBeVisible();
    }
    expect(screen.getAllByRole('button', { name: /^My store/ })).toHaveLength(1);
    expect(getAnnouncements()).toContain('Store 3 is now your store.');
  });

  test("doesn't mark a store that the host has only guessed [MYST-4]", async () => {
    writeJsonCookie('bsro.cp-fcac', {
      vid: 'v',
      location: { locationLvl: 1, autoZip: '80122', storeNumber: '1' },
    });
    open();
    const card = await findCard('Store 1');
    expect(card.getByRole('button', { name: 'Make my store Store 1' })).toBeVisible();
  });

  test('is busy during the request, and sends only one request for two clicks [MYST-5]', async () => {
    let respond = (_reply: FakeResponse): void => {};
    const promise = new Promise<FakeResponse>((resolve) => {
      respond = resolve;
    });
    const { user, calls } = open({
      respond: ({ url }) =>
        url.pathname.endsWith('set-store-by-store-number') ? promise : undefined,
    });
    const button = (await findCard('Store 2')).getByRole('button');
    await user.dblClick(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    const getSetStoreCalls = () => calls.filter(({ url }) => url.pathname.includes('set-store'));
    await waitFor(() => expect(getSetStoreCalls()).toHaveLength(1));
    respond(refused('520', 'Internal Error'));
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    expect(getSetStoreCalls()).toHaveLength(1);
  });

  test.each(listFailures())(
    'shows an error when the request fails: %s [MYST-5] [HTTP-5]',
    async (_name, reply) => {
      let fails = true;
      const { user } = open({
        respond: ({ url }) =>
          fails && url.pathname.endsWith('set-store-by-store-number') ? reply : undefined,
      });
      const card = await findCard('Store 2');
      await user.click(card.getByRole('button'));
      await waitFor(() => expect(card.getByRole('alert')).not.toBeEmptyDOMElement());
      expect(card.getByRole('button', { name: 'Make my store Store 2' })).toHaveFocus();
      expect(getAnnouncements()).not.toContain('Store 2 is now your store.');
      fails = false;
      await user.click(card.getByRole('button'));
      await waitFor(() => expect(card.getByRole('alert')).toBeEmptyDOMElement());
      expect(await findMyStoreButton('Store 2')).toBeVisible();
    },
  );
});
