import { setImmediate } from 'node:timers/promises';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, listFailures, ok, refused } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { writeJsonCookie } from '../../browser/cookies';
import { goTo } from '../../browser/navigation';
import { READ_TIMEOUT } from '../../services/http';
import enhance from '.';

jest.mock('../../browser/navigation', () => ({ goTo: jest.fn() }));
const mockedGoTo = jest.mocked(goTo);
const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});

const createStore = (storeNumber: string, fields: object = {}) => ({
  storeNumber,
  storeName: `Store ${storeNumber}`,
  address: `${storeNumber} Main St`,
  ...fields,
});
const CITIES: Readonly<Record<string, readonly string[]>> = {
  CO: ['Denver', 'Littleton'],
  IL: ['Peoria', 'Aurora', 'Denver'],
};
const STORES: Readonly<Record<string, readonly object[]>> = {
  Littleton: [createStore('1'), createStore('2', { temporarilyClosed: 'Y' })],
  Denver: [createStore('3')],
  Peoria: [],
};

/** Responds as the host does: with its lists, and writes the selected store into the profile. */
const getReply = ({ url }: ServiceCall): FakeResponse => {
  const [call = ''] = url.pathname.split('/').slice(-1);
  const getParameter = (name: string): string => url.searchParams.get(name) ?? '';
  if (call === 'get-city') return ok(CITIES[getParameter('state')] ?? []);
  if (call === 'get-list-state-city') return ok({ stores: STORES[getParameter('city')] ?? [] });
  if (call.startsWith('set-store-by-')) {
    const storeNumber = getParameter('storeNumber') || '7';
    writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { locationLvl: 2, storeNumber } });
    return ok({ success: 'true', zip: '80122', storeNumber });
  }
  return ok(createStore(call));
};

type Responder = (call: ServiceCall) => FakeResponse | Promise<FakeResponse> | undefined;

const SEARCH_FIELD = `<label for="q">Zip code or city and state</label>
  <input id="q" name="q" aria-describedby="hint"><p id="hint">Such as 80122</p>`;
const SELECTS = `
  <label>State <select name="state"><option value="">Choose a state</option>
    <option value="CO">Colorado</option><option value="IL">Illinois</option></select></label>
  <button class="store-finder__step" type="submit" formaction="/locate/">Show cities</button>
  <label>City <select name="city"><option value="">Choose a city</option></select></label>
  <label>Store <select name="store"><option value="">Choose a store</option></select></label>
  <input type="hidden" name="storeNumber">`;

let undo = (): void => {};

const open = (
  { action, fields = SEARCH_FIELD }: { action?: string; fields?: string } = {},
  respond: Responder = () => undefined,
) => {
  const calls = fakeServices((call) => respond(call) ?? getReply(call));
  const attribute = action === undefined ? '' : `action="${action}"`;
  document.body.innerHTML = `<div class="bsro-store-finder"><form ${attribute} aria-label="Finder">
    ${fields}<button>Find stores</button>
    <a class="use-my-location" href="/locate/display-map/">Use my location</a></form></div>`;
  const element = document.querySelector<HTMLElement>('.bsro-store-finder') ?? document.body;
  undo = enhance({ attributes: {}, element, cms: [] });
  return { calls, element, user: userEvent.setup() };
};

const getSearchField = () => screen.getByRole('textbox');
const getSelect = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const getOptions = (name: string) => [...getSelect(name).options].map(({ text }) => text);
const getStoreNumber = () =>
  document.querySelector<HTMLInputElement>('[name="storeNumber"]')?.value ?? 'none';
const getForm = () => screen.getByRole<HTMLFormElement>('form', { name: 'Finder' });
const getButton = () => screen.getByRole('button', { name: 'Find stores' });
const getStatus = () => document.querySelector('.bsro-cms-form__status')?.textContent ?? '';
const getAlerts = () =>
  screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);
const getCallNames = (calls: readonly ServiceCall[]) =>
  calls.map(({ url }) => url.pathname.split('/').slice(-1)[0]);
const getQuery = (call: ServiceCall | undefined) =>
  Object.fromEntries(call?.url.searchParams ?? []);

/** Creates a response that the test resolves. */
const createDeferredResponse = () => {
  let resolve = (_reply: FakeResponse): void => {};
  const promise = new Promise<FakeResponse>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (reply: FakeResponse) => resolve(reply) };
};

beforeEach(() => {
  document.documentElement.dataset['siteName'] = 'fcac';
  clearCookies();
  localStorage.clear();
  jest.clearAllMocks();
});
afterEach(() => undo());

describe('search field', () => {
  test('sets my store by zip and opens the map [FIND-2/zip] [FIND-3/display-map]', async () => {
    const { user, calls } = open({ action: '/locate/display-map/' });
    await user.type(getSearchField(), ' 80122-1234{Enter}');
    await waitFor(() => expect(mockedGoTo).toHaveBeenCalledWith('/locate/display-map/?zip=80122'));
    expect(calls[0]?.url.search).toBe('?zipCode=80122');
    expect(getSearchField()).toHaveValue(' 80122-1234');
    expect(getForm()).not.toHaveAttribute('aria-busy');
  });

  test('opens the map for a city and state [FIND-2/city-state] [FIND-3] [VAL-8/any-case]', async () => {
    const { user, calls } = open({ action: '/content/bsro/fcac/en/locate/display-map.html' });
    await user.type(getSearchField(), 'Santa Cruz, ca{Enter}');
    await waitFor(() =>
      expect(mockedGoTo).toHaveBeenCalledWith('/locate/display-map/?city=Santa+Cruz&state=CA'),
    );
    expect(calls).toEqual([]);
  });

  test.each([undefined, '', '#', ' # '])(
    'sets my store by zip without leaving the page for the action %j [FIND-2/in-place]',
    async (action) => {
      const { user } = open(action === undefined ? {} : { action });
      await user.type(getSearchField(), '80122');
      await user.click(getButton());
      await waitFor(() => expect(getStatus()).toMatch(/^Store 7 is now your store\./));
      expect(
        within(getForm()).getByRole('link', { name: 'See the stores nearby' }),
      ).toHaveAttribute('href', '/locate/display-map/?zip=80122');
      expect(mockedGoTo).not.toHaveBeenCalled();
      expect(getSearchField()).toHaveValue('80122');
    },
  );

  test('makes the only store of a city my store [FIND-2/in-place] [FIND-2/city-state]', async () => {
    const { user, calls } = open({ action: '#' });
    await user.type(getSearchField(), 'Denver, CO{Enter}');
    await waitFor(() => expect(getStatus()).toMatch(/^Store 3 is now your store\./));
    expect(getQuery(calls[0])).toEqual({ state: 'CO', city: 'Denver', siteName: 'fcac' });
    expect(mockedGoTo).not.toHaveBeenCalled();
  });

  test('makes the first store of a city my store, and links to the others [FIND-2/in-place] [FIND-2/city-state]', async () => {
    const { user } = open({ action: '#' });
    await user.type(getSearchField(), 'Littleton, CO{Enter}');
    await waitFor(() => expect(getStatus()).toMatch(/is now your store\./));
    expect(within(getForm()).getByRole('link', { name: 'See the stores nearby' })).toHaveAttribute(
      'href',
      '/locate/display-map/?city=Littleton&state=CO',
    );
    expect(mockedGoTo).not.toHaveBeenCalled();
  });

  test.each([
    ['\u200B80122\xA0', '80122'],
    ['\u202D80122\u202C', '80122'],
    ['８０１２２', '80122'],
  ])('searches by the pasted zip %j', async (pasted, zipCode) => {
    const { user, calls } = open({ action: '#' });
    await user.click(getSearchField());
    await user.paste(pasted);
    await user.click(getButton());
    await waitFor(() => expect(getStatus()).toMatch(/is now your store\./));
    expect(getQuery(calls[0])).toEqual({ zipCode });
  });

  test('shows an error for a city without stores [FIND-2/in-place]', async () => {
    const { user } = open({ action: '#' });
    await user.type(getSearchField(), 'Peoria, IL{Enter}');
    await waitFor(() => expect(getAlerts()).toEqual(['No stores found in Peoria, IL']));
  });

  test('submits the form to another page with the number of the nearest store [FIND-2/action]', async () => {
    const { user } = open({
      action: '/appointment/schedule-appointment/',
      fields: `${SEARCH_FIELD}<input type="hidden" name="storeNumber">`,
    });
    await user.type(getSearchField(), '80122{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(getStoreNumber()).toBe('7');
    expect(mockedGoTo).not.toHaveBeenCalled();
  });

  test('submits a city to another page, without invisible characters [FIND-2/action]', async () => {
    const { user } = open({ action: '/appointment/schedule-appointment/' });
    await user.type(getSearchField(), '\u200BDenver,\xA0CO{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(getSearchField()).toHaveValue('Denver, CO');
  });

  test.each([
    ['8012', 'Invalid zip code: 8012'],
    ['<b>8012</b>', 'Invalid city and state'],
    ['Denver', 'Invalid city and state'],
    ['Denver, ZZ', 'Invalid city and state'],
    [' ', 'Required'],
  ])(
    'keeps the input %j and shows %j at the field [FIND-6/invalid-zip] [FIND-6/city-state] [VAL-4/store-search] [VAL-7] [VAL-11]',
    async (text, message) => {
      const { user, calls } = open({ action: '/locate/display-map/' });
      await user.type(getSearchField(), text);
      await user.click(getButton());
      await waitFor(() => expect(getAlerts()).toEqual([message]));
      expect(getSearchField()).toHaveFocus();
      expect(getSearchField()).toHaveValue(text);
      expect(getSearchField()).toBeInvalid();
      expect(getSearchField()).toHaveAccessibleDescription(`${message} Such as 80122`);
      expect(calls).toEqual([]);
      expect(mockedGoTo).not.toHaveBeenCalled();

      await user.type(getSearchField(), '1');
      expect(getAlerts()).toEqual([]);
      expect(getSearchField()).toBeValid();
      expect(getSearchField()).toHaveAccessibleDescription('Such as 80122');
    },
  );

  test('shows an error for a zip without stores until the next search succeeds [FIND-6/no-stores]', async () => {
    let isKnown = false;
    const { user } = open({ action: '/locate/display-map/' }, ({ url }) =>
      url.pathname.endsWith('set-store-by-zip') && !isKnown
        ? refused('404', 'No stores found for zip: 99999')
        : undefined,
    );
    await user.type(getSearchField(), '99999{Enter}');
    await waitFor(() => expect(getAlerts()).toEqual(['No stores found for zip: 99999']));
    expect(mockedGoTo).not.toHaveBeenCalled();
    isKnown = true;
    await user.keyboard('{Enter}');
    await waitFor(() => expect(mockedGoTo).toHaveBeenCalledTimes(1));
    expect(getAlerts()).toEqual([]);
  });

  test.each(listFailures())(
    'shows an error for a search by zip when %s [FIND-6] [HTTP-5]',
    async (_name, reply) => {
      const { user } = open({ action: '#' }, ({ url }) =>
        url.pathname.endsWith('set-store-by-zip') ? reply : undefined,
      );
      await user.type(getSearchField(), '80122{Enter}');
      await waitFor(() =>
        expect(getAlerts()[0]).toMatch(
          /^(No stores found for zip: 80122|Error setting store by zip: .+)$/,
        ),
      );
      expect(getSearchField()).toHaveValue('80122');
      expect(getStatus()).toBe('');
      expect(getForm()).not.toHaveAttribute('aria-busy');
    },
  );

  test.each(listFailures())(
    'shows an error for a search by city when %s [FIND-2] [HTTP-5]',
    async (_name, reply) => {
      const { user } = open({ action: '' }, ({ url }) =>
        url.pathname.endsWith('get-list-state-city') ? reply : undefined,
      );
      await user.type(getSearchField(), 'Denver, CO{Enter}');
      await waitFor(() =>
        expect(getAlerts()).toEqual([
          "The stores didn't load. Check your connection and try again.",
        ]),
      );
      expect(getSearchField()).toHaveValue('Denver, CO');
    },
  );

  test('is busy during a search and ignores a second submit [FIND-2]', async () => {
    const response = createDeferredResponse();
    const { user, calls } = open({ action: '/locate/display-map/' }, ({ url }) =>
      url.pathname.endsWith('set-store-by-zip') ? response.promise : undefined,
    );
    await user.type(getSearchField(), '80122{Enter}');
    expect(getForm()).toHaveAttribute('aria-busy', 'true');
    expect(getButton()).toHaveAttribute('aria-disabled', 'true');
    expect(getStatus()).toBe('Looking for stores…');
    await user.dblClick(getButton());
    await user.type(getSearchField(), '{Enter}');
    expect(calls).toHaveLength(1);
    response.resolve(refused('404', ''));
    await waitFor(() => expect(getButton()).not.toHaveAttribute('aria-disabled'));
    expect(getAlerts()).toEqual(['No stores found for zip: 80122']);
  });

  test('shows a failure as a status if the visitor has changed the text in the meantime [HTTP-5]', async () => {
    const response = createDeferredResponse();
    const { user } = open({ action: '#' }, ({ url }) =>
      url.pathname.endsWith('get-list-state-city') ? response.promise : undefined,
    );
    await user.type(getSearchField(), 'Denver, CO{Enter}');
    await user.type(getSearchField(), '!');
    response.resolve('reset');
    await waitFor(() => expect(getStatus()).toMatch(/^The stores didn't load\./));
    expect(getAlerts()).toEqual([]);
    expect(getSearchField()).toBeValid();
  });

  test('leaves a submit with its own URL to the browser, even during a search [FIND-1]', async () => {
    const { user } = open(
      {
        action: '#',
        fields: `${SEARCH_FIELD}<button formaction="/locate/">Browse</button>`,
      },
      () => 'hang',
    );
    await user.type(getSearchField(), '80122');
    await user.click(getButton());
    expect(getForm()).toHaveAttribute('aria-busy', 'true');
    const submitter = screen.getByRole('button', { name: 'Browse' });
    const createSubmit = (init: SubmitEventInit) =>
      new SubmitEvent('submit', { cancelable: true, bubbles: true, ...init });
    // Without preventDefault, the browser submits the form.
    expect(getForm().dispatchEvent(createSubmit({ submitter }))).toBe(true);
    expect(getForm().dispatchEvent(createSubmit({}))).toBe(false);
  });

  test('times out a search by zip after ten seconds, and keeps the input [FIND-6/exception] [HTTP-5/hang]', async () => {
    jest.useFakeTimers();
    open({ action: '#' }, ({ url }) =>
      url.pathname.endsWith('set-store-by-zip') ? 'hang' : undefined,
    );
    fireEvent.input(getSearchField(), { target: { value: '80122' } });
    fireEvent.submit(getForm());
    await jest.advanceTimersByTimeAsync(9_999);
    expect(getForm()).toHaveAttribute('aria-busy', 'true');
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    await waitFor(() =>
      expect(getAlerts()).toEqual(['Error setting store by zip: the request timed out']),
    );
    expect(getForm()).not.toHaveAttribute('aria-busy');
    expect(getSearchField()).toHaveValue('80122');
  });

  test("replaces the CMS's error message of the last search [FIND-2]", async () => {
    const { user } = open({
      fields: `${SEARCH_FIELD}<p class="store-finder__problem">Invalid zip</p>`,
    });
    await user.click(getButton());
    await waitFor(() => expect(getAlerts()).toEqual(['Required']));
    expect(screen.queryByText('Invalid zip')).toBeNull();
    expect(getSearchField()).toHaveAccessibleDescription('Required Such as 80122');
    undo();
    expect(screen.getByText('Invalid zip')).toBeVisible();
  });
});

describe('linked selects', () => {
  test('enables each select after the previous selection, and fills in the number of the selected store [FIND-1/linked] [FIND-1/hidden-input]', async () => {
    const { user, calls } = open({ fields: SELECTS });
    expect(getSelect('City')).toBeDisabled();
    await user.selectOptions(getSelect('State'), 'CO');
    await waitFor(() =>
      expect(getOptions('City')).toEqual(['Choose a city', 'Denver', 'Littleton']),
    );
    expect(calls[0]?.url.search).toBe('?state=CO&siteName=fcac');
    expect(getSelect('Store')).toBeDisabled();
    await user.selectOptions(getSelect('City'), 'Littleton');
    await waitFor(() =>
      expect(getOptions('Store')).toEqual([
        'Choose a store',
        '1 Main St',
        '2 Main St (temporarily closed)',
      ]),
    );
    expect(getQuery(calls[1])).toEqual({ state: 'CO', city: 'Littleton', siteName: 'fcac' });
    expect(getStoreNumber()).toBe('');
    await user.selectOptions(getSelect('Store'), '2');
    expect(getStoreNumber()).toBe('2');
    await user.selectOptions(getSelect('City'), '');
    expect([getStoreNumber(), getSelect('Store').disabled]).toEqual(['', true]);
    await user.selectOptions(getSelect('State'), 'IL');
    await waitFor(() => expect(getOptions('City')).toContain('Peoria'));
    expect(getOptions('City')).not.toContain('Littleton');
    expect(getOptions('Store')).toEqual(['Choose a store']);
  });

  test('selects the only store of a city and the only city of a state [FIND-1/linked]', async () => {
    const { user } = open({ fields: SELECTS }, ({ url }) =>
      url.pathname.endsWith('get-city') ? ok(['Denver']) : undefined,
    );
    await user.selectOptions(getSelect('State'), 'CO');
    await waitFor(() => expect(getStoreNumber()).toBe('3'));
    expect([getSelect('City').value, getSelect('Store').value]).toEqual(['Denver', '3']);
  });

  test('announces the number of loaded options [FIND-1]', async () => {
    const { user } = open({ fields: SELECTS });
    await user.selectOptions(getSelect('State'), 'CO');
    const getAnnouncements = () =>
      screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(getAnnouncements()).toContain('2 cities'));
    await user.selectOptions(getSelect('City'), 'Denver');
    await waitFor(() => expect(getAnnouncements()).toContain('1 store'));
  });

  test('shows repeated options once [FIND-1]', async () => {
    const twice = [createStore('1'), createStore('1'), createStore('2')];
    const { user } = open({ fields: SELECTS }, ({ url }) =>
      url.pathname.endsWith('get-city')
        ? ok(['Denver', 'Denver', 'Aurora'])
        : url.pathname.endsWith('get-list-state-city')
          ? ok({ stores: twice })
          : undefined,
    );
    await user.selectOptions(getSelect('State'), 'CO');
    await waitFor(() => expect(getOptions('City')).toHaveLength(3));
    await user.selectOptions(getSelect('City'), 'Denver');
    await waitFor(() => expect(getOptions('Store')).toHaveLength(3));
  });

  test('renders names as plain text [FIND-1]', async () => {
    const { user } = open({ fields: SELECTS }, ({ url }) =>
      url.pathname.endsWith('get-city') ? ok(['<img src=x>', 'B']) : undefined,
    );
    await user.selectOptions(getSelect('State'), 'CO');
    await waitFor(() => expect(getOptions('City')[1]).toBe('<img src=x>'));
    expect(document.querySelector('select img')).toBeNull();
  });

  test('ignores the response to an earlier selection [FIND-1/linked]', async () => {
    const slow = createDeferredResponse();
    const { user } = open({ fields: SELECTS }, ({ url }) =>
      url.searchParams.get('state') === 'CO' ? slow.promise : undefined,
    );
    await user.selectOptions(getSelect('State'), 'CO');
    await user.selectOptions(getSelect('State'), 'IL');
    await waitFor(() => expect(getOptions('City')).toHaveLength(4));
    slow.resolve(ok(['Late']));
    await new Promise(process.nextTick);
    expect(getOptions('City')).toEqual(['Choose a city', 'Peoria', 'Aurora', 'Denver']);
  });

  test('ignores a response after the selection was cleared [FIND-1/linked]', async () => {
    const slow = createDeferredResponse();
    const { user } = open({ fields: SELECTS }, () => slow.promise);
    await user.selectOptions(getSelect('State'), 'CO');
    await user.selectOptions(getSelect('State'), '');
    slow.resolve(ok(['Late']));
    await new Promise(process.nextTick);
    expect([getOptions('City'), getSelect('City').disabled]).toEqual([['Choose a city'], true]);
  });

  const CALLS = ['get-city', 'get-list-state-city'] as const;
  test.each(
    CALLS.flatMap((call) => listFailures().map(([name, reply]) => [call, name, reply] as const)),
  )(
    'keeps the select empty after %s when %s, and retries when the select gets the focus [FIND-1/failed-call] [HTTP-5]',
    async (call, _name, reply) => {
      let fails = true;
      const { user } = open({ fields: SELECTS }, ({ url }) =>
        fails && url.pathname.endsWith(call) ? reply : undefined,
      );
      await user.selectOptions(getSelect('State'), 'CO');
      const name = call === 'get-city' ? 'City' : 'Store';
      await waitFor(() => expect(getSelect('City')).toBeEnabled());
      if (name === 'Store') await user.selectOptions(getSelect('City'), 'Littleton');
      await waitFor(() => expect(consoleError).toHaveBeenCalledTimes(1));
      expect(getSelect(name)).toBeEnabled();
      expect(getSelect(name).options).toHaveLength(1);
      expect(getAlerts()).toEqual([]);

      fails = false;
      getSelect(name).focus();
      await waitFor(() => expect(getSelect(name).options).toHaveLength(3));
      expect(getSelect(name)).toHaveFocus();
    },
  );

  test('keeps the select empty after a hang, and retries on the next selection [FIND-1/failed-call] [HTTP-5/hang]', async () => {
    jest.useFakeTimers();
    let hangs = true;
    const { calls } = open({ fields: SELECTS }, () => (hangs ? 'hang' : undefined));
    fireEvent.change(getSelect('State'), { target: { value: 'CO' } });
    expect(getSelect('City')).toHaveAttribute('aria-busy', 'true');
    await jest.advanceTimersByTimeAsync(READ_TIMEOUT);
    jest.useRealTimers();
    await waitFor(() => expect(getSelect('City')).not.toHaveAttribute('aria-busy'));
    expect(getOptions('City')).toEqual(['Choose a city']);
    hangs = false;
    fireEvent.change(getSelect('State'), { target: { value: 'IL' } });
    await waitFor(() => expect(getSelect('City').options).toHaveLength(4));
    expect(calls).toHaveLength(2);
  });

  test('makes the selected store my store without leaving the page [FIND-1] [FIND-2/in-place]', async () => {
    const { user } = open({ fields: SELECTS, action: '#' });
    await user.selectOptions(getSelect('State'), 'CO');
    await waitFor(() => expect(getSelect('City')).toBeEnabled());
    await user.selectOptions(getSelect('City'), 'Denver');
    await waitFor(() => expect(getStoreNumber()).toBe('3'));
    await user.click(getButton());
    await waitFor(() => expect(getStatus()).toBe('Store 3 is now your store.'));
    expect(mockedGoTo).not.toHaveBeenCalled();
  });

  test.each(listFailures())(
    'shows an error and keeps the selection when %s [FIND-1] [HTTP-5]',
    async (_name, reply) => {
      const { user } = open({ fields: SELECTS, action: '#' }, ({ url }) =>
        url.pathname.endsWith('set-store-by-store-number') ? reply : undefined,
      );
      await user.selectOptions(getSelect('State'), 'CO');
      await waitFor(() => expect(getSelect('City')).toBeEnabled());
      await user.selectOptions(getSelect('City'), 'Denver');
      await waitFor(() => expect(getStoreNumber()).toBe('3'));
      await user.click(getButton());
      await waitFor(() => expect(getAlerts()).toHaveLength(1));
      expect(getSelect('Store')).toHaveValue('3');
    },
  );

  test('lets the browser submit the selected store to another page [FIND-2/action]', async () => {
    const { user, calls } = open({ fields: SELECTS, action: '/appointment/' });
    await user.selectOptions(getSelect('State'), 'CO');
    await waitFor(() => expect(getSelect('City')).toBeEnabled());
    await user.selectOptions(getSelect('City'), 'Denver');
    await waitFor(() => expect(getStoreNumber()).toBe('3'));
    const before = calls.length;
    // Without preventDefault, the browser submits the form.
    expect(fireEvent.submit(getForm())).toBe(true);
    expect(calls).toHaveLength(before);
  });

  test('lets the browser submit the selected store during a search [FIND-2/action]', async () => {
    const { user } = open({ fields: SELECTS + SEARCH_FIELD, action: '/appointment/' }, ({ url }) =>
      url.pathname.endsWith('set-store-by-zip') ? 'hang' : undefined,
    );
    await user.selectOptions(getSelect('State'), 'CO');
    await waitFor(() => expect(getSelect('City')).toBeEnabled());
    await user.selectOptions(getSelect('City'), 'Denver');
    await waitFor(() => expect(getStoreNumber()).toBe('3'));
    await user.type(getSearchField(), '80122{Enter}');
    expect(getForm()).toHaveAttribute('aria-busy', 'true');
    await user.clear(getSearchField());
    expect(fireEvent.submit(getForm())).toBe(true);
  });

  test('shows Required at the first empty select of a form without a search field [VAL-11]', async () => {
    const { user } = open({ fields: SELECTS, action: '/appointment/' });
    await user.selectOptions(getSelect('State'), 'CO');
    await waitFor(() => expect(getSelect('City')).toBeEnabled());
    await user.click(getButton());
    expect(getAlerts()).toEqual(['Required']);
    expect(getSelect('City')).toHaveFocus();
    expect(getSelect('City')).toHaveAccessibleDescription('Required');
  });

  test('prefers the typed text to the selected store [FIND-2]', async () => {
    const { user } = open({ fields: SELECTS + SEARCH_FIELD, action: '/locate/display-map/' });
    await user.selectOptions(getSelect('State'), 'CO');
    await waitFor(() => expect(getSelect('City')).toBeEnabled());
    await user.selectOptions(getSelect('City'), 'Denver');
    await waitFor(() => expect(getStoreNumber()).toBe('3'));
    await user.type(getSearchField(), 'Littleton, CO{Enter}');
    await waitFor(() => expect(mockedGoTo).toHaveBeenCalledTimes(1));
  });

  test('keeps the options that the CMS has filled in [FIND-1]', async () => {
    const filled = SELECTS.replace(
      '<option value="">Choose a city</option>',
      '<option value="">Choose a city</option><option value="Denver" selected>Denver</option>',
    ).replace('value="CO"', 'value="CO" selected');
    const { calls } = open({ fields: filled });
    await waitFor(() => expect(getStoreNumber()).toBe('3'));
    expect(getCallNames(calls)).toEqual(['get-list-state-city']);
  });

  test("hides the form's step buttons until the feature is unmounted [FIND-1]", () => {
    open({ fields: SELECTS });
    expect(screen.queryByRole('button', { name: 'Show cities' })).toBeNull();
    undo();
    expect(screen.getByRole('button', { name: 'Show cities' })).toBeVisible();
    expect(getSelect('City')).toBeEnabled();
  });
});

describe('use-my-location link', () => {
  const getLink = () => screen.getByRole('link', { name: 'Use my location' });
  // jsdom does not follow links.
  const preventNavigation = (event: Event): void => event.preventDefault();
  beforeEach(() => addEventListener('click', preventNavigation));
  afterEach(() => removeEventListener('click', preventNavigation));

  test('opens the map of the automatic zip [FIND-4/automatic-zip]', async () => {
    writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { autoZip: '80202' } });
    const { user } = open();
    await user.click(getLink());
    expect(getLink()).toHaveAttribute('href', '/locate/display-map/?zip=80202');
    expect(getAlerts()).toEqual([]);
  });

  test.each([
    ['there is no profile', undefined],
    ['the profile has no automatic zip', { vid: 'v', location: {} }],
    ['the automatic zip is invalid', { vid: 'v', location: { autoZip: 'javascript:1' } }],
  ])('shows that the location is unknown when %s [FIND-4/no-zip]', async (_name, profile) => {
    if (profile) writeJsonCookie('bsro.cp-fcac', profile);
    const { user } = open();
    await user.click(getLink());
    expect(getAlerts()).toEqual([
      'Location services appear to be disabled or not supported for this browser. Enter a zip code and/or enable location services.',
    ]);
    expect(getLink()).toHaveAttribute('href', '/locate/display-map/');
  });

  test('uses an automatic zip that arrives later [FIND-4/automatic-zip]', async () => {
    const { user } = open();
    await user.click(getLink());
    writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { autoZip: '80202' } });
    await user.click(getLink());
    expect(getLink()).toHaveAttribute('href', '/locate/display-map/?zip=80202');
    expect(getAlerts()).toEqual([]);
  });
});

test('fails without a form [MOUNT-8]', () => {
  document.body.innerHTML = '<div class="bsro-store-finder"></div>';
  const element = document.querySelector<HTMLElement>('.bsro-store-finder') ?? document.body;
  expect(() => enhance({ attributes: {}, element, cms: [] })).toThrow('there is no form');
});

test("restores the CMS's form when it is unmounted [MOUNT-6/removed]", async () => {
  const { user, element } = open({ fields: SEARCH_FIELD + SELECTS, action: '#' });
  undo();
  const original = element.innerHTML;
  undo = enhance({ attributes: {}, element, cms: [] });
  await user.click(getButton());
  await waitFor(() => expect(getAlerts()).toEqual(['Required']));
  await user.selectOptions(getSelect('State'), 'CO');
  await waitFor(() => expect(getSelect('City')).toBeEnabled());
  expect(element.innerHTML).not.toBe(original);
  undo();
  expect(element.innerHTML).toBe(original);
});

test('leaves the form alone when a search fails after it is unmounted [MOUNT-6/removed]', async () => {
  const response = createDeferredResponse();
  const { user, element } = open({ action: '#' }, ({ url }) =>
    url.pathname.endsWith('set-store-by-zip') ? response.promise : undefined,
  );
  undo();
  const original = element.innerHTML;
  undo = enhance({ attributes: {}, element, cms: [] });
  await user.type(getSearchField(), '80122{Enter}');
  undo();
  expect(element.innerHTML).toBe(original);
  response.resolve(refused('404', ''));
  for (let turns = 0; turns < 20; turns += 1) await setImmediate();
  expect(element.innerHTML).toBe(original);
});

test.each([
  ['opens no map', '/locate/display-map/'],
  ['submits nothing', '/appointment/schedule-appointment/'],
])('%s when a search succeeds after it is unmounted [MOUNT-6/removed]', async (_name, action) => {
  const response = createDeferredResponse();
  const { user, element } = open(
    { action, fields: `${SEARCH_FIELD}<input type="hidden" name="storeNumber">` },
    ({ url }) => (url.pathname.endsWith('set-store-by-zip') ? response.promise : undefined),
  );
  await user.type(getSearchField(), ' 80122{Enter}');
  undo();
  const original = element.innerHTML;
  writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { locationLvl: 2, storeNumber: '7' } });
  response.resolve(ok({ success: 'true', zip: '80122', storeNumber: '7' }));
  for (let turns = 0; turns < 40; turns += 1) await setImmediate();
  expect(mockedGoTo).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
  expect(getSearchField()).toHaveValue(' 80122');
  expect(getStoreNumber()).toBe('');
  expect(element.innerHTML).toBe(original);
});
