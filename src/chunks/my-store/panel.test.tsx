import { setImmediate } from 'node:timers/promises';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import {
  createSelectedProfile,
  fakeStoreHost,
  readProfile,
  writeProfile,
} from '../../../test/fake-services';
import type { Fault } from '../../../test/fake-services';
import { mountIn } from '../../../test/mount-root';
import { translate } from '../../../test/translate';
import { createSyncedStore } from '../../../test/synced-store';
import { bus } from '../../bus/bus';
import { storeRecord } from '../../services/store-schema';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { loggedOut, selectLoginState } from '../../store/account/account-slice';
import MyStore from '.';

let mockStore: AppStore;
jest.mock('../../store', () => ({
  ...jest.requireActual<object>('../../store'),
  getReduxStore: () => mockStore,
}));

let undo: () => void = () => undefined;
let fault: Fault | undefined;

/** Runs all pending tasks. */
const settle = () =>
  act(async () => {
    for (let turns = 0; turns < 8; turns += 1) await setImmediate();
  });

const STORE_LINK = `<a href="/local/co/310002/"><span class="my-store__name">Denver</span></a>
<span class="open-state open-state--closed"><span class="open-state__word">Closed</span></span>`;

const start = async (link = STORE_LINK): Promise<void> => {
  fault = undefined;
  const host = fakeStoreHost({ fault: () => fault });
  mockStore = createReduxStore();
  mockStore.dispatch(loggedOut());
  document.body.innerHTML = `<button>Elsewhere</button>
<div class="bsro-my-store">${link}</div>
<a href="/tires/">Tires</a>`;
  const element = document.querySelector<HTMLElement>('.bsro-my-store');
  if (!element) throw new Error('no placeholder');
  undo = await mountIn(MyStore, element, { storeNumber: '310002', visitorId: undefined });
  await settle();
  expect(host.listRequests()).toContain('store/details/310002');
};

const getToggle = () =>
  screen.getByRole('button', { name: /^(Denver|Store in Boulder|My store) Change/ });
const getPanel = () => document.querySelector<HTMLElement>('.bsro-my-store__panel');
const getHeaderState = () => document.querySelector('.bsro-my-store > .open-state');
const isOpen = () => getPanel() !== null && getPanel()?.hidden === false;
const press = async (): Promise<void> => {
  fireEvent.click(getToggle());
  await waitFor(() => expect(getToggle()).not.toHaveAttribute('aria-busy'));
};
const openPanel = async (): Promise<void> => {
  await press();
  await waitFor(() => expect(isOpen()).toBe(true));
};

beforeEach(() => {
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation(() => {});
  }
  clearCookies();
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.documentElement.dataset['siteName'] = 'fcac';
  writeProfile(createSelectedProfile('310002'));
});

afterEach(() => {
  undo();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('is toggled by its button, which exposes whether it is expanded [MYST-7/toggle]', async () => {
  await start();
  expect(getToggle()).toHaveAttribute('aria-expanded', 'false');
  expect(getPanel()).toBeNull();
  await openPanel();
  expect(getToggle()).toHaveAttribute('aria-expanded', 'true');
  expect(getToggle()).toHaveAttribute('aria-controls', getPanel()?.id);
  await press();
  expect(isOpen()).toBe(false);
  expect(getToggle()).toHaveAttribute('aria-expanded', 'false');
});

test('publishes on-my-store-open once when it opens [MYST-7] [BUS-1]', async () => {
  await start();
  const subscriber = jest.fn();
  const unsubscribe = bus.subscribe('on-my-store-open', subscriber);
  await openPanel();
  expect(subscriber).toHaveBeenCalledTimes(1);
  await press();
  expect(subscriber).toHaveBeenCalledTimes(1);
  unsubscribe();
});

test('stays open if a page script publishes on-my-store-open [MYST-7] [BUS-1]', async () => {
  await start();
  await openPanel();
  act(() => bus.publish('on-my-store-open', {}));
  expect(isOpen()).toBe(true);
});

/** Lets all elements have a size, because jsdom has no layout. */
const layOut = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('.bsro-my-store')) {
    element.dataset['mount'] = 'mounted';
  }
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue(Object.assign([new DOMRect()], { item: () => null }));
};

test.each([
  ['without a panel', {}],
  ['with the ID of no panel', { panel: 'other' }],
])('opens on the topic %s [MYST-7] [BUS-1]', async (_name, payload) => {
  await start();
  layOut();
  act(() => bus.publish('on-my-store-open', payload));
  await waitFor(() => expect(isOpen()).toBe(true));
  act(() => bus.publish('on-my-store-open', payload));
  expect(isOpen()).toBe(true);
});

describe('of two panels', () => {
  const startTwo = async () => {
    await start();
    const element = document.createElement('div');
    element.className = 'bsro-my-store';
    element.innerHTML = STORE_LINK;
    document.body.append(element);
    const undoFirst = undo;
    const undoSecond = await mountIn(MyStore, element, {
      storeNumber: '310002',
      visitorId: undefined,
    });
    undo = () => {
      undoSecond();
      undoFirst();
    };
    layOut();
    const [first, second] = screen.getAllByRole('button', { name: 'Denver Change' });
    if (!first || !second) throw new Error('not two');
    return { first, second };
  };

  const open = async (button: HTMLElement): Promise<void> => {
    fireEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  };

  test('the open one closes when the other opens [MYST-7] [BUS-1]', async () => {
    const { first, second } = await startTwo();
    await open(first);
    await open(second);
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'false'));
  });

  test('the open one stays open if a page script publishes on-my-store-open [MYST-7] [BUS-1]', async () => {
    const { first, second } = await startTwo();
    await open(second);
    act(() => bus.publish('on-my-store-open', {}));
    await settle();
    expect(second).toHaveAttribute('aria-expanded', 'true');
    expect(first).toHaveAttribute('aria-expanded', 'false');
  });
});

test('is open after a script has closed and opened it at once [MYST-7] [BUS-1]', async () => {
  await start();
  await openPanel();
  layOut();
  act(() => {
    bus.publish('close-my-store-globally', {});
    bus.publish('on-my-store-open', {});
  });
  expect(isOpen()).toBe(true);
});

test.each(['on-my-garage-open', 'close-my-store-globally'] as const)(
  'closes on %s [MYST-7/other-panels] [BUS-1]',
  async (topic) => {
    await start();
    await openPanel();
    act(() => bus.publish(topic, {}));
    expect(isOpen()).toBe(false);
    expect(getToggle()).toHaveAttribute('aria-expanded', 'false');
  },
);

test('closes on a click outside, and stays open on a click inside [MYST-7/outside-click]', async () => {
  await start();
  await openPanel();
  fireEvent.pointerDown(getPanel() ?? document);
  fireEvent.pointerDown(getToggle());
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(isOpen()).toBe(false);
});

test('works by keyboard: Space opens it, Tab moves through and out, Escape returns the focus [MYST-7]', async () => {
  await start();
  const user = userEvent.setup();
  getToggle().focus();
  await user.keyboard(' ');
  await waitFor(() => expect(isOpen()).toBe(true));
  await user.tab();
  expect(getPanel()?.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(getToggle()).toHaveFocus();
  await openPanel();
  act(() =>
    within(getPanel() ?? document.body)
      .getByRole('link', { name: 'See all stores' })
      .focus(),
  );
  await user.tab();
  expect(screen.getByRole('link', { name: 'Tires' })).toHaveFocus();
  expect(isOpen()).toBe(false);
});

test('leaves clicks that open another window or tab to the link [MYST-7]', async () => {
  await start();
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // jsdom would navigate.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const prevented = jest.spyOn(click, 'preventDefault');
  getToggle().dispatchEvent(click);
  expect(prevented).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(false);
});

/** A Tuesday at noon in Denver. */
const NOON = Date.parse('2026-05-05T18:00:00Z');
const HOURS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'].map((weekDay) => ({
  weekDay,
  openTime: '07:30',
  closeTime: '18:00',
}));

const showStore = (more: object = {}): void => {
  const record = {
    storeNumber: '310002',
    storeName: 'Denver Downtown',
    address: '1 Main St',
    city: 'Denver',
    state: 'CO',
    zip: '80202',
    phone: '3035550100',
    localPageURL: '/local/co/310002/',
    timeZone: 'America/Denver',
    hours: HOURS,
    ...more,
  };
  act(() => {
    mockStore.dispatch(createSyncedStore(parse(storeRecord, record)));
  });
};

test('shows name, address, hours, phone, directions, and appointment link of my store [MYST-7] [VAL-6/display] [STORE-1/hours] [STORE-1/map-link] [STORE-1/tel-link]', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
  await start();
  await press();
  showStore();
  const inside = within(getPanel() ?? document.body);
  const getHref = (name: RegExp | string) =>
    inside.getByRole('link', { name }).getAttribute('href');
  expect(getHref('Denver Downtown')).toBe('/local/co/310002/');
  expect(getPanel()).toHaveTextContent('1 Main StDenver, CO 80202');
  expect(getPanel()).toHaveTextContent('Open Now closes 6:00 PM');
  expect(getPanel()).toHaveTextContent('Today, Tuesday: 7:30 AM to 6:00 PM');
  expect(getHref('303-555-0100')).toBe('tel:+13035550100');
  expect(getHref('Directions')).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/.*Denver/);
  expect(getHref('Schedule an appointment')).toBe(
    '/appointment/schedule-appointment/?storeNumber=310002',
  );
  expect(getHref('See all stores')).toBe('/locate/display-map/');
});

test("updates panel and header from the store's clock every ten seconds [HOURS-4/refresh]", async () => {
  await start();
  jest.useFakeTimers({ now: NOON, doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  fireEvent.click(getToggle());
  await settle();
  showStore();
  const header = getHeaderState();
  expect(header).toHaveTextContent('Open Now closes 6:00 PM');
  expect(header).toHaveAttribute('class', 'open-state open-state--open');
  jest.setSystemTime(NOON + 6 * 3_600_000);
  act(() => jest.advanceTimersByTime(10_000));
  expect(header).toHaveTextContent('Closed');
  expect(getPanel()).toHaveTextContent('Closed opens tomorrow 7:30 AM');
  undo();
  expect(getHeaderState()).toHaveTextContent(/^Closed$/);
});

test("shows the open state of another store than the CMS's without a press [HOURS-4]", async () => {
  await start();
  showStore({ storeNumber: '310003', temporarilyClosed: 'Y' });
  await waitFor(() =>
    expect(getHeaderState()).toHaveTextContent('This store is temporarily closed'),
  );
  expect(getHeaderState()).toBeVisible();
});

test('updates an open state inside the link [HOURS-4]', async () => {
  await start(
    '<a href="/local/co/310002/">Denver <span class="open-state"><span class="open-state__word">Open</span></span></a>',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Denver Open Change' }));
  await waitFor(() => expect(isOpen()).toBe(true));
  showStore({ temporarilyClosed: 'Y' });
  expect(
    document.querySelector(
      '.bsro-my-store a .open-state, .bsro-my-store [aria-controls] .open-state',
    ),
  ).toHaveTextContent('This store is temporarily closed');
});

test('shows that a store is temporarily closed, with a link to other stores [HOURS-1]', async () => {
  await start();
  await openPanel();
  showStore({ temporarilyClosed: 'Y' });
  expect(getPanel()).toHaveTextContent('This store is temporarily closed');
  expect(screen.getByRole('link', { name: 'See all stores' })).toBeVisible();
});

test("inserts the host's data as text and links only to web pages [HTTP-5]", async () => {
  await start();
  await openPanel();
  const evil = '<img src=x onerror=alert(1)>';
  showStore({
    storeName: evil,
    city: evil,
    address: evil,
    phone: 'javascript:alert(1)',
    localPageURL: 'javascript:alert(1)',
  });
  expect(getPanel()?.querySelector('img, [onerror], [href^="javascript"]')).toBeNull();
  expect(getPanel()).toHaveTextContent(evil);
});

const getZipField = () => screen.getByRole('textbox', { name: /^Store near a zip code/ });
const search = async (text: string): Promise<void> => {
  fireEvent.input(getZipField(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: /^Find my store/ }));
  await waitFor(() =>
    expect(getPanel()?.querySelector('form')).toHaveAttribute('aria-busy', 'false'),
  );
};

test('makes the store nearest to a zip my store, announces it, and clears the field [MYST-8/store-data]', async () => {
  await start();
  await openPanel();
  await search('80301-1234');
  expect(readProfile()?.location).toMatchObject({ storeNumber: '310003', myZip: '80301' });
  expect(within(getPanel() ?? document.body).getByRole('status')).toHaveTextContent(
    'Store in Boulder is now your store.',
  );
  expect(getZipField()).toHaveValue('');
  expect(getToggle()).toHaveTextContent('Store in Boulder Change');
});

test.each([
  ['', 'Required'],
  ['8012', 'Enter valid Zipcode'],
  ['99999', 'No stores found for zip: 99999'],
])('responds to the zip %j with: %s [VAL-4] [MYST-8]', async (text, message) => {
  await start();
  await openPanel();
  await search(text);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(getZipField()).toHaveValue(text);
  expect(getZipField()).toBeInvalid();
  expect(getZipField()).toHaveAccessibleDescription(message);
  fireEvent.input(getZipField(), { target: { value: '8' } });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(getZipField()).toBeValid();
  expect(readProfile()?.location?.storeNumber).toBe('310002');
});

test("offers ways to find a store when my store didn't load [MYST-3]", async () => {
  await start();
  fault = 'the server responds with 500';
  writeProfile(createSelectedProfile('310003'));
  localStorage.clear();
  act(() => {
    dispatchEvent(new Event('focus'));
  });
  await settle();
  await openPanel();
  expect(getPanel()).toHaveTextContent('Find your store');
  expect(screen.getByRole('link', { name: 'See all stores' })).toBeVisible();
  expect(selectLoginState(mockStore.getState())).toBe('false');
});

test('keeps what the visitor types while a search is pending, and shows its failure as a status [MYST-8]', async () => {
  await start();
  await openPanel();
  fireEvent.input(getZipField(), { target: { value: '99999' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find my store' }));
  fireEvent.input(getZipField(), { target: { value: '80301' } });
  await settle();
  const status = within(getPanel() ?? document.body).getByRole('status');
  expect(status).toHaveTextContent('No stores found for zip: 99999');
  expect(status).not.toHaveClass('bsro-visually-hidden');
  expect(getZipField()).toHaveValue('80301');
  expect(getZipField()).toBeValid();
});

test('shows the store and its hours on a translated page [MOUNT-4]', async () => {
  await start();
  await openPanel();
  translate(document.body);
  await search('80301');
  expect(document.querySelector('.my-store__name')).toHaveTextContent(
    /^Store in Boulder( Change\*)?$/,
  );
  translate(document.body);
  showStore({ temporarilyClosed: 'Y' });
  expect(getHeaderState()).toHaveTextContent('This store is temporarily closed');
  expect(getPanel()).toHaveTextContent('Denver Downtown');
});

test('keeps the panel open on a translated page whose link is the label [MOUNT-4]', async () => {
  await start('<a href="/local/co/310002/">Denver</a>');
  await openPanel();
  const panel = getPanel();
  translate(document.body);
  await search('80301');
  expect(getToggle()).toHaveTextContent(/^Store in Boulder( Change\*)?$/);
  expect(getPanel()).toBe(panel);
  expect(isOpen()).toBe(true);
});
