import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { clearCookies } from '../../../test/clear-cookies';
import { FAILURES, fakeServices, refusal, success } from '../../../test/fakeServices';
import type { FakedCall, Reply } from '../../../test/fakeServices';
import { writeJsonCookie } from '../../browser/cookies';
import { goTo } from '../../browser/navigation';
import { READ_TIMEOUT } from '../../services/http';
import enhance from '.';

jest.mock('../../browser/navigation', () => ({ goTo: jest.fn() }));
const went = jest.mocked(goTo);
const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});

const store = (storeNumber: string, fields: object = {}) => ({
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
  Littleton: [store('1'), store('2', { temporarilyClosed: 'Y' })],
  Denver: [store('3')],
  Peoria: [],
};

/** The host: its lists, and a profile that set-store changes. */
const answerOf = ({ url }: FakedCall): Reply => {
  const [call = ''] = url.pathname.split('/').slice(-1);
  const asked = (name: string): string => url.searchParams.get(name) ?? '';
  if (call === 'get-city') return success(CITIES[asked('state')] ?? []);
  if (call === 'get-list-state-city') return success({ stores: STORES[asked('city')] ?? [] });
  if (call.startsWith('set-store-by-')) {
    const storeNumber = asked('storeNumber') || '7';
    writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { locationLvl: 2, storeNumber } });
    return success({ success: 'true', zip: '80122', storeNumber });
  }
  return success(store(call));
};

type Answers = (call: FakedCall) => Reply | Promise<Reply> | undefined;

const PLACE = `<label for="q">Zip code or city and state</label>
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
  { action, fields = PLACE }: { action?: string; fields?: string } = {},
  answers: Answers = () => undefined,
) => {
  const calls = fakeServices((call) => answers(call) ?? answerOf(call));
  const attribute = action === undefined ? '' : `action="${action}"`;
  document.body.innerHTML = `<div class="store-finder"><form ${attribute} aria-label="Finder">
    ${fields}<button>Find stores</button>
    <a class="use-my-location" href="/locate/display-map/">Use my location</a></form></div>`;
  const element = document.querySelector<HTMLElement>('.store-finder') ?? document.body;
  undo = enhance({ attributes: {}, element, cms: [] });
  return { calls, element, user: userEvent.setup() };
};

const place = () => screen.getByRole('textbox');
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const optionsOf = (name: string) => [...select(name).options].map(({ text }) => text);
const storeNumber = () =>
  document.querySelector<HTMLInputElement>('[name="storeNumber"]')?.value ?? 'none';
const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Finder' });
const button = () => screen.getByRole('button', { name: 'Find stores' });
const said = () => document.querySelector('.bsro-store-finder__status')?.textContent ?? '';
const alerts = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);
const namesOf = (calls: readonly FakedCall[]) =>
  calls.map(({ url }) => url.pathname.split('/').slice(-1)[0]);
const queryOf = (call: FakedCall | undefined) => Object.fromEntries(call?.url.searchParams ?? []);

/** An answer that comes when the test says so. */
const later = () => {
  let resolve = (_reply: Reply): void => {};
  const promise = new Promise<Reply>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (reply: Reply) => resolve(reply) };
};

beforeEach(() => {
  document.documentElement.dataset['siteName'] = 'fcac';
  clearCookies();
  localStorage.clear();
  jest.clearAllMocks();
});
afterEach(() => undo());

describe('a field for a zip or city and state', () => {
  test('FIND-2 FIND-3 a zip sets my store and leads to the map', async () => {
    const { user, calls } = open({ action: '/locate/display-map/' });
    await user.type(place(), ' 80122-1234{Enter}');
    await waitFor(() => expect(went).toHaveBeenCalledWith('/locate/display-map/?zip=80122'));
    expect(calls[0]?.url.search).toBe('?zipCode=80122');
    expect(place()).toHaveValue(' 80122-1234');
    expect(form()).not.toHaveAttribute('aria-busy');
  });

  test('FIND-2 FIND-3 VAL-8 a city and state lead to the map, where it says what it finds', async () => {
    const { user, calls } = open({ action: '/content/bsro/fcac/en/locate/display-map.html' });
    await user.type(place(), 'Santa Cruz, ca{Enter}');
    await waitFor(() =>
      expect(went).toHaveBeenCalledWith('/locate/display-map/?city=Santa+Cruz&state=CA'),
    );
    expect(calls).toEqual([]);
  });

  test.each([undefined, '', '#', ' # '])(
    'FIND-2 with the action %j a zip sets my store in place and says so',
    async (action) => {
      const { user } = open(action === undefined ? {} : { action });
      await user.type(place(), '80122');
      await user.click(button());
      await waitFor(() => expect(said()).toMatch(/^Store 7 is now your store\./));
      expect(within(form()).getByRole('link', { name: 'See the stores nearby' })).toHaveAttribute(
        'href',
        '/locate/display-map/?zip=80122',
      );
      expect(went).not.toHaveBeenCalled();
      expect(place()).toHaveValue('80122');
    },
  );

  test('FIND-2 in place, the one store of a city becomes my store', async () => {
    const { user, calls } = open({ action: '#' });
    await user.type(place(), 'Denver, CO{Enter}');
    await waitFor(() => expect(said()).toMatch(/^Store 3 is now your store\./));
    expect(queryOf(calls[0])).toEqual({ state: 'CO', city: 'Denver', siteName: 'fcac' });
    expect(went).not.toHaveBeenCalled();
  });

  test('FIND-2 FIND-3 of several stores of a city the visitor chooses on the map', async () => {
    const { user, calls } = open({ action: '#' });
    await user.type(place(), 'Littleton, CO{Enter}');
    await waitFor(() =>
      expect(went).toHaveBeenCalledWith('/locate/display-map/?city=Littleton&state=CO'),
    );
    expect(namesOf(calls)).toEqual(['get-list-state-city']);
  });

  test('FIND-2 in place, a city without a store says so', async () => {
    const { user } = open({ action: '#' });
    await user.type(place(), 'Peoria, IL{Enter}');
    await waitFor(() => expect(alerts()).toEqual(['No stores found in Peoria, IL']));
  });

  test('FIND-2 an action elsewhere gets the form, with the store that was found', async () => {
    const { user } = open({
      action: '/appointment/schedule-appointment/',
      fields: `${PLACE}<input type="hidden" name="storeNumber">`,
    });
    await user.type(place(), '80122{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(storeNumber()).toBe('7');
    expect(went).not.toHaveBeenCalled();
  });

  test('FIND-2 an action elsewhere gets a city as it was typed', async () => {
    const { user } = open({ action: '/appointment/schedule-appointment/' });
    await user.type(place(), 'Denver, CO{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });

  test.each([
    ['8012', 'Invalid zip code: 8012'],
    ['<b>8012</b>', 'Invalid city and state'],
    ['Denver', 'Invalid city and state'],
    ['Denver, ZZ', 'Invalid city and state'],
    [' ', 'Required'],
  ])('FIND-6 VAL-4 VAL-7 VAL-11 %j is told %j at the field, and stays', async (text, message) => {
    const { user, calls } = open({ action: '/locate/display-map/' });
    await user.type(place(), text);
    await user.click(button());
    await waitFor(() => expect(alerts()).toEqual([message]));
    expect(place()).toHaveFocus();
    expect(place()).toHaveValue(text);
    expect(place()).toBeInvalid();
    expect(place()).toHaveAccessibleDescription(`${message} Such as 80122`);
    expect(calls).toEqual([]);
    expect(went).not.toHaveBeenCalled();

    await user.type(place(), '1');
    expect(alerts()).toEqual([]);
    expect(place()).toBeValid();
    expect(place()).toHaveAccessibleDescription('Such as 80122');
  });

  test('FIND-6 a zip without stores is told, and can be mended', async () => {
    let isKnown = false;
    const { user } = open({ action: '/locate/display-map/' }, ({ url }) =>
      url.pathname.endsWith('set-store-by-zip') && !isKnown
        ? refusal('404', 'No stores found for zip: 99999')
        : undefined,
    );
    await user.type(place(), '99999{Enter}');
    await waitFor(() => expect(alerts()).toEqual(['No stores found for zip: 99999']));
    expect(went).not.toHaveBeenCalled();
    isKnown = true;
    await user.keyboard('{Enter}');
    await waitFor(() => expect(went).toHaveBeenCalledTimes(1));
    expect(alerts()).toEqual([]);
  });

  test.each(FAILURES)('FIND-6 HTTP-5 a search by zip is told when %s', async (_name, reply) => {
    const { user } = open({ action: '#' }, ({ url }) =>
      url.pathname.endsWith('set-store-by-zip') ? reply : undefined,
    );
    await user.type(place(), '80122{Enter}');
    await waitFor(() =>
      expect(alerts()[0]).toMatch(
        /^(No stores found for zip: 80122|Error setting store by zip: .+)$/,
      ),
    );
    expect(place()).toHaveValue('80122');
    expect(said()).toBe('');
    expect(form()).not.toHaveAttribute('aria-busy');
  });

  test.each(FAILURES)('FIND-2 HTTP-5 a search by city is told when %s', async (_name, reply) => {
    const { user } = open({ action: '' }, ({ url }) =>
      url.pathname.endsWith('get-list-state-city') ? reply : undefined,
    );
    await user.type(place(), 'Denver, CO{Enter}');
    await waitFor(() =>
      expect(alerts()).toEqual([
        'The stores could not be loaded. Check your connection and try again.',
      ]),
    );
    expect(place()).toHaveValue('Denver, CO');
  });

  test('FIND-2 it is busy while it looks, and sends nothing twice', async () => {
    const answer = later();
    const { user, calls } = open({ action: '/locate/display-map/' }, ({ url }) =>
      url.pathname.endsWith('set-store-by-zip') ? answer.promise : undefined,
    );
    await user.type(place(), '80122{Enter}');
    expect(form()).toHaveAttribute('aria-busy', 'true');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(said()).toBe('Looking for stores…');
    await user.dblClick(button());
    await user.type(place(), '{Enter}');
    expect(calls).toHaveLength(1);
    answer.resolve(refusal('404', ''));
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    expect(alerts()).toEqual(['No stores found for zip: 80122']);
  });

  test('FIND-2 what the CMS printed of the last search goes when ours is said', async () => {
    const { user } = open({ fields: `${PLACE}<p class="store-finder__problem">Invalid zip</p>` });
    await user.click(button());
    await waitFor(() => expect(alerts()).toEqual(['Required']));
    expect(screen.queryByText('Invalid zip')).toBeNull();
    expect(place()).toHaveAccessibleDescription('Required Such as 80122');
    undo();
    expect(screen.getByText('Invalid zip')).toBeVisible();
  });
});

describe('linked selects', () => {
  test('FIND-1 state, city and store fill the store number', async () => {
    const { user, calls } = open({ fields: SELECTS });
    expect(select('City')).toBeDisabled();
    await user.selectOptions(select('State'), 'CO');
    await waitFor(() =>
      expect(optionsOf('City')).toEqual(['Choose a city', 'Denver', 'Littleton']),
    );
    expect(calls[0]?.url.search).toBe('?state=CO&siteName=fcac');
    expect(select('Store')).toBeDisabled();
    await user.selectOptions(select('City'), 'Littleton');
    await waitFor(() =>
      expect(optionsOf('Store')).toEqual([
        'Choose a store',
        '1 Main St',
        '2 Main St (temporarily closed)',
      ]),
    );
    expect(queryOf(calls[1])).toEqual({ state: 'CO', city: 'Littleton', siteName: 'fcac' });
    expect(storeNumber()).toBe('');
    await user.selectOptions(select('Store'), '2');
    expect(storeNumber()).toBe('2');
    await user.selectOptions(select('City'), '');
    expect([storeNumber(), select('Store').disabled]).toEqual(['', true]);
    await user.selectOptions(select('State'), 'IL');
    await waitFor(() => expect(optionsOf('City')).toContain('Peoria'));
    expect(optionsOf('City')).not.toContain('Littleton');
    expect(optionsOf('Store')).toEqual(['Choose a store']);
  });

  test('FIND-1 a city’s only store, and a state’s only city, are chosen at once', async () => {
    const { user } = open({ fields: SELECTS }, ({ url }) =>
      url.pathname.endsWith('get-city') ? success(['Denver']) : undefined,
    );
    await user.selectOptions(select('State'), 'CO');
    await waitFor(() => expect(storeNumber()).toBe('3'));
    expect([select('City').value, select('Store').value]).toEqual(['Denver', '3']);
  });

  test('FIND-1 a screen reader hears what has come', async () => {
    const { user } = open({ fields: SELECTS });
    await user.selectOptions(select('State'), 'CO');
    const counted = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(counted()).toContain('2 cities'));
    await user.selectOptions(select('City'), 'Denver');
    await waitFor(() => expect(counted()).toContain('1 store'));
  });

  test('FIND-1 lists that repeat themselves are shown once', async () => {
    const twice = [store('1'), store('1'), store('2')];
    const { user } = open({ fields: SELECTS }, ({ url }) =>
      url.pathname.endsWith('get-city')
        ? success(['Denver', 'Denver', 'Aurora'])
        : url.pathname.endsWith('get-list-state-city')
          ? success({ stores: twice })
          : undefined,
    );
    await user.selectOptions(select('State'), 'CO');
    await waitFor(() => expect(optionsOf('City')).toHaveLength(3));
    await user.selectOptions(select('City'), 'Denver');
    await waitFor(() => expect(optionsOf('Store')).toHaveLength(3));
  });

  test('FIND-1 names are texts, whatever they hold', async () => {
    const { user } = open({ fields: SELECTS }, ({ url }) =>
      url.pathname.endsWith('get-city') ? success(['<img src=x>', 'B']) : undefined,
    );
    await user.selectOptions(select('State'), 'CO');
    await waitFor(() => expect(optionsOf('City')[1]).toBe('<img src=x>'));
    expect(document.querySelector('select img')).toBeNull();
  });

  test('FIND-1 an answer to an earlier choice never wins, whichever comes first', async () => {
    const slow = later();
    const { user } = open({ fields: SELECTS }, ({ url }) =>
      url.searchParams.get('state') === 'CO' ? slow.promise : undefined,
    );
    await user.selectOptions(select('State'), 'CO');
    await user.selectOptions(select('State'), 'IL');
    await waitFor(() => expect(optionsOf('City')).toHaveLength(4));
    slow.resolve(success(['Late']));
    await new Promise(process.nextTick);
    expect(optionsOf('City')).toEqual(['Choose a city', 'Peoria', 'Aurora', 'Denver']);
  });

  test('FIND-1 an answer that comes after the choice was taken back fills nothing', async () => {
    const slow = later();
    const { user } = open({ fields: SELECTS }, () => slow.promise);
    await user.selectOptions(select('State'), 'CO');
    await user.selectOptions(select('State'), '');
    slow.resolve(success(['Late']));
    await new Promise(process.nextTick);
    expect([optionsOf('City'), select('City').disabled]).toEqual([['Choose a city'], true]);
  });

  const CALLS = ['get-city', 'get-list-state-city'] as const;
  test.each(CALLS.flatMap((call) => FAILURES.map(([name, reply]) => [call, name, reply] as const)))(
    'FIND-1 HTTP-5 after %s the select stays empty when %s, and asks again when it is opened',
    async (call, _name, reply) => {
      let fails = true;
      const { user } = open({ fields: SELECTS }, ({ url }) =>
        fails && url.pathname.endsWith(call) ? reply : undefined,
      );
      await user.selectOptions(select('State'), 'CO');
      const name = call === 'get-city' ? 'City' : 'Store';
      await waitFor(() => expect(select('City')).toBeEnabled());
      if (name === 'Store') await user.selectOptions(select('City'), 'Littleton');
      await waitFor(() => expect(consoleError).toHaveBeenCalledTimes(1));
      expect(select(name)).toBeEnabled();
      expect(select(name).options).toHaveLength(1);
      expect(alerts()).toEqual([]);

      fails = false;
      select(name).focus();
      await waitFor(() => expect(select(name).options).toHaveLength(3));
      expect(select(name)).toHaveFocus();
    },
  );

  test('FIND-1 HTTP-5 a hang ends with an empty select; choosing once more asks once more', async () => {
    jest.useFakeTimers();
    let hangs = true;
    const { calls } = open({ fields: SELECTS }, () => (hangs ? 'hang' : undefined));
    fireEvent.change(select('State'), { target: { value: 'CO' } });
    expect(select('City')).toHaveAttribute('aria-busy', 'true');
    await jest.advanceTimersByTimeAsync(READ_TIMEOUT);
    jest.useRealTimers();
    await waitFor(() => expect(select('City')).not.toHaveAttribute('aria-busy'));
    expect(optionsOf('City')).toEqual(['Choose a city']);
    hangs = false;
    fireEvent.change(select('State'), { target: { value: 'IL' } });
    await waitFor(() => expect(select('City').options).toHaveLength(4));
    expect(calls).toHaveLength(2);
  });

  test('FIND-1 FIND-2 in place the chosen store becomes my store', async () => {
    const { user } = open({ fields: SELECTS, action: '#' });
    await user.selectOptions(select('State'), 'CO');
    await waitFor(() => expect(select('City')).toBeEnabled());
    await user.selectOptions(select('City'), 'Denver');
    await waitFor(() => expect(storeNumber()).toBe('3'));
    await user.click(button());
    await waitFor(() => expect(said()).toBe('Store 3 is now your store.'));
    expect(went).not.toHaveBeenCalled();
  });

  test.each(FAILURES)(
    'FIND-1 HTTP-5 in place a store that cannot be set is told when %s, and stays chosen',
    async (_name, reply) => {
      const { user } = open({ fields: SELECTS, action: '#' }, ({ url }) =>
        url.pathname.endsWith('set-store-by-store-number') ? reply : undefined,
      );
      await user.selectOptions(select('State'), 'CO');
      await waitFor(() => expect(select('City')).toBeEnabled());
      await user.selectOptions(select('City'), 'Denver');
      await waitFor(() => expect(storeNumber()).toBe('3'));
      await user.click(button());
      await waitFor(() => expect(alerts()).toHaveLength(1));
      expect(select('Store')).toHaveValue('3');
    },
  );

  test('FIND-2 elsewhere the browser sends the chosen store by itself', async () => {
    const { user, calls } = open({ fields: SELECTS, action: '/appointment/' });
    await user.selectOptions(select('State'), 'CO');
    await waitFor(() => expect(select('City')).toBeEnabled());
    await user.selectOptions(select('City'), 'Denver');
    await waitFor(() => expect(storeNumber()).toBe('3'));
    const before = calls.length;
    // The browser goes on with what nobody keeps from it.
    expect(fireEvent.submit(form())).toBe(true);
    expect(calls).toHaveLength(before);
  });

  test('VAL-11 a form of selects alone says at the first empty one that it is required', async () => {
    const { user } = open({ fields: SELECTS, action: '/appointment/' });
    await user.selectOptions(select('State'), 'CO');
    await waitFor(() => expect(select('City')).toBeEnabled());
    await user.click(button());
    expect(alerts()).toEqual(['Required']);
    expect(select('City')).toHaveFocus();
    expect(select('City')).toHaveAccessibleDescription('Required');
  });

  test('FIND-2 what is typed counts before what is chosen', async () => {
    const { user } = open({ fields: SELECTS + PLACE, action: '/locate/display-map/' });
    await user.selectOptions(select('State'), 'CO');
    await waitFor(() => expect(select('City')).toBeEnabled());
    await user.selectOptions(select('City'), 'Denver');
    await waitFor(() => expect(storeNumber()).toBe('3'));
    await user.type(place(), 'Littleton, CO{Enter}');
    await waitFor(() => expect(went).toHaveBeenCalledTimes(1));
  });

  test('FIND-1 what the CMS has filled already is kept', async () => {
    const filled = SELECTS.replace(
      '<option value="">Choose a city</option>',
      '<option value="">Choose a city</option><option value="Denver" selected>Denver</option>',
    ).replace('value="CO"', 'value="CO" selected');
    const { calls } = open({ fields: filled });
    await waitFor(() => expect(storeNumber()).toBe('3'));
    expect(namesOf(calls)).toEqual(['get-list-state-city']);
  });

  test('FIND-1 the steps of the form without scripts are hidden, and given back', () => {
    open({ fields: SELECTS });
    expect(screen.queryByRole('button', { name: 'Show cities' })).toBeNull();
    undo();
    expect(screen.getByRole('button', { name: 'Show cities' })).toBeVisible();
    expect(select('City')).toBeEnabled();
  });
});

describe('use my location', () => {
  const link = () => screen.getByRole('link', { name: 'Use my location' });
  // The window of these tests does not follow links.
  const stay = (event: Event): void => event.preventDefault();
  beforeEach(() => addEventListener('click', stay));
  afterEach(() => removeEventListener('click', stay));

  test('FIND-4 it leads to the map of the automatic zip', async () => {
    writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { autoZip: '80202' } });
    const { user } = open();
    await user.click(link());
    expect(link()).toHaveAttribute('href', '/locate/display-map/?zip=80202');
    expect(alerts()).toEqual([]);
  });

  test.each([
    ['there is no profile', undefined],
    ['the profile has no automatic zip', { vid: 'v', location: {} }],
    ['the automatic zip is none', { vid: 'v', location: { autoZip: 'javascript:1' } }],
  ])('FIND-4 it says that the location is unknown when %s', async (_name, profile) => {
    if (profile) writeJsonCookie('bsro.cp-fcac', profile);
    const { user } = open();
    await user.click(link());
    expect(alerts()).toEqual([
      'Location services appear to be disabled or not supported for this browser. Enter a zip code and/or enable location services.',
    ]);
    expect(link()).toHaveAttribute('href', '/locate/display-map/');
  });

  test('FIND-4 a zip that becomes known later counts', async () => {
    const { user } = open();
    await user.click(link());
    writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { autoZip: '80202' } });
    await user.click(link());
    expect(link()).toHaveAttribute('href', '/locate/display-map/?zip=80202');
    expect(alerts()).toEqual([]);
  });
});

test('MOUNT-8 a finder without a form fails to start', () => {
  document.body.innerHTML = '<div class="store-finder"></div>';
  const element = document.querySelector<HTMLElement>('.store-finder') ?? document.body;
  expect(() => enhance({ attributes: {}, element, cms: [] })).toThrow('there is no form');
});

test('MOUNT-6 undoing gives the CMS its form back', async () => {
  const { user, element } = open({ fields: PLACE + SELECTS, action: '#' });
  undo();
  const original = element.innerHTML;
  undo = enhance({ attributes: {}, element, cms: [] });
  await user.click(button());
  await waitFor(() => expect(alerts()).toEqual(['Required']));
  await user.selectOptions(select('State'), 'CO');
  await waitFor(() => expect(select('City')).toBeEnabled());
  expect(element.innerHTML).not.toBe(original);
  undo();
  expect(element.innerHTML).toBe(original);
});
