import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeAccountHost, pathOf } from '../../../test/fake-account-host';
import type { FakeAccountHost } from '../../../test/fake-account-host';
import { FAILURES, fakeServices } from '../../../test/fakeServices';
import type { FakedCall, Reply } from '../../../test/fakeServices';
import { writeJsonCookie } from '../../browser/cookies';
import { forgetVehicle } from '../../browser/forget-vehicle';
import { removeToken, writeToken } from '../../browser/token-cookie';
import { writeVehicleCookie } from '../../browser/vehicle-cookie';
import { profile as profileSchema } from '../../services/account/schema';
import { WRITE_TIMEOUT } from '../../services/http';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { GARAGE_MESSAGES } from '../../store/garage/garage-thunks';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { INDICATOR_DELAY_MS, INDICATOR_LATE_MS } from '../../ui/loading/useLoadingIndicator';
import { NICKNAME_MESSAGE, ODOMETER_MESSAGE } from '../../validation/vehicle-schema';
import MyGarage from '.';

const CRV = {
  ID: '1',
  YEAR: '2019',
  MAKE: 'Honda',
  MODEL: 'CR-V',
  SUBMODEL: 'EX',
  NAME: 'Bus',
  ODOMETER: '61250',
  TPMS: '1',
};
const RANGER = { ID: '2', YEAR: '2004', MAKE: 'Ford', MODEL: 'Ranger', SUBMODEL: 'XLT', TPMS: '0' };

let host: FakeAccountHost;
let calls: FakedCall[];
let store: AppStore;
let error: jest.SpyInstance;

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
  clearCookies();
  localStorage.clear();
  document.documentElement.dataset['siteName'] = 'fcac';
  writeJsonCookie('bsro.cp-fcac', { vid: 'v' });
  host = fakeAccountHost();
  calls = fakeServices(host.answer);
  store = createReduxStore();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const signIn = () => {
  writeToken('t');
  store.dispatch(loggedIn({ tokenId: 't', profile: parse(profileSchema, host.account()) }));
};

const mount = (
  options: Parameters<typeof userEvent.setup>[0] = {},
  place: HTMLElement = document.body,
) => {
  const cms = document.createElement('div');
  cms.innerHTML = '<p>Of the CMS</p>';
  const view = render(
    <Provider store={store}>
      <MyGarage attributes={{}} element={document.body} cms={[...cms.childNodes]} />
    </Provider>,
    { container: place.appendChild(document.createElement('div')) },
  );
  return { view, user: userEvent.setup(options) };
};
const guest = () => {
  store.dispatch(loggedOut());
  return mount();
};
const driver = (...entries: (typeof CRV | typeof RANGER)[]) => {
  host.entries = entries;
  signIn();
  return mount();
};

type User = ReturnType<typeof userEvent.setup>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const vehicles = () => screen.queryAllByRole('heading', { level: 3 }).map((of) => of.textContent);
const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!card) throw new Error(`no card of ${title}`);
  return within(card);
};
const sent = (path: string) => calls.filter((call) => pathOf(call) === path);

const choose = async (user: User, ...values: string[]) => {
  for (const [at, value] of values.entries()) {
    const label = ['Year', 'Make', 'Model', 'Trim'][at] ?? '';
    await waitFor(() => expect(select(label)).toHaveTextContent(value));
    await user.selectOptions(select(label), value);
  }
};
const openForm = async (user: User, name: string | RegExp = 'Add a vehicle') => {
  await user.click(button(name));
  await screen.findByRole('button', { name: 'Save vehicle' });
};

test('GARG-1 VEH-3 a visitor adds a vehicle with all that is known of it', async () => {
  const { user } = guest();
  expect(screen.getByText(/Add your vehicle/)).toBeVisible();
  await openForm(user);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Add a vehicle' })).toHaveFocus());
  await choose(user, '2019', 'Honda', 'CR-V', 'EX');
  await user.type(field(/Nickname/), 'Bus');
  await user.type(field(/Odometer/), '61,250');
  await user.selectOptions(await screen.findByRole('combobox', { name: /Driving/ }), 'Severe');
  await user.click(button('Save vehicle'));
  expect(await screen.findByText('Bus was added.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'My garage' })).toHaveFocus());
  expect(cardOf('Bus').getByText('2019 Honda CR-V EX')).toBeVisible();
  expect(cardOf('Bus').getByText('61,250 miles · Severe')).toBeVisible();
  expect(cardOf('Bus').getByText('Current vehicle')).toBeVisible();
  expect(cardOf('Bus').getByRole('link', { name: 'Find tires Bus' })).toHaveAttribute(
    'href',
    '/tires/?year=2019&make=Honda&model=CR-V&trim=EX',
  );
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '#sign-in.open');
});

test('VEH-1 GARG-1 a vehicle of before 1984 is changed like any, but cannot be made current', async () => {
  const { user } = driver(CRV, { ...RANGER, YEAR: '1979' });
  const old = '1979 Ford Ranger';
  expect(button('Make current Bus')).toBeVisible();
  expect(cardOf(old).queryByRole('button', { name: /^Make current/ })).toBeNull();
  await openForm(user, `Edit ${old}`);
  await user.type(field(/Nickname/), 'Rusty');
  await user.click(button('Save vehicle'));
  expect(await screen.findByText('Rusty was saved.')).toBeVisible();
});

test('SESS-3 COOK-3 the vehicle of a driver who signs out in another tab is shown no more', async () => {
  const { user } = driver(CRV);
  await user.click(button('Make current Bus'));
  await cardOf('Bus').findByText('Current vehicle');
  // As the other tab leaves the browser, and the listener of the session says it here.
  forgetVehicle('fcac');
  removeToken();
  act(() => void store.dispatch(loggedOut()));
  expect(vehicles()).toEqual([]);
});

test('SESS-3 COOK-3 a vehicle that another tab has chosen is the current one here too', () => {
  driver(CRV, RANGER);
  writeVehicleCookie('fcac', {
    tce: { year: 2004, make: 'Ford', model: 'Ranger', trim: 'XLT', tpms: '0' },
  });
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'profileVehicles' })));
  expect(cardOf('2004 Ford Ranger').getByText('Current vehicle')).toBeVisible();
});

test('VAL-9 VAL-11 VAL-12 what is missing is said, and wrong details keep the form from being sent', async () => {
  const { user } = guest();
  await openForm(user);
  await user.click(button('Save vehicle'));
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Incomplete vehicle data',
    'Year: Required',
    'Make: Required',
    'Model: Required',
    'Trim: Required',
  ]);
  expect(select('Model')).toHaveAccessibleDescription('Required');
  expect(button('Save vehicle')).toBeDisabled();
  await choose(user, '2019', 'Honda', 'CR-V', 'EX');
  await user.type(field(/Odometer/), 'lots');
  await user.click(field(/Nickname/));
  await user.paste('n'.repeat(81));
  await user.tab();
  expect(await screen.findByText(ODOMETER_MESSAGE)).toBeVisible();
  expect(await screen.findByText(NICKNAME_MESSAGE)).toBeVisible();
  expect(button('Save vehicle')).toBeDisabled();
  expect(sent('profile/set-vehicle')).toHaveLength(0);
});

test('GARG-2 what was done is said no more when the panel opens again', async () => {
  const panel = document.body.appendChild(document.createElement('details'));
  panel.open = true;
  store.dispatch(loggedOut());
  const { user } = mount({}, panel);
  await openForm(user);
  await choose(user, '2019', 'Honda', 'CR-V', 'EX');
  await user.click(button('Save vehicle'));
  await screen.findByText('2019 Honda CR-V was added.');
  panel.open = false;
  await waitFor(() => expect(screen.queryByText('2019 Honda CR-V was added.')).toBeNull());
  panel.remove();
});

test('VEH-1 where the catalogue knows no trim the engine is asked for', async () => {
  const { user } = guest();
  await openForm(user);
  await choose(user, '1984', 'Jeep', 'CJ7');
  await user.type(await screen.findByRole('textbox', { name: 'Engine' }), '4.2L L6');
  await user.click(button('Save vehicle'));
  expect(await screen.findByText('1984 Jeep CJ7 was added.')).toBeVisible();
});

test('GARG-1 a driver edits a vehicle, and only what is new changes', async () => {
  const { user } = driver(CRV, RANGER);
  expect(vehicles()).toEqual(['Bus', '2004 Ford Ranger']);
  await openForm(user, 'Edit Bus');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit Bus' })).toHaveFocus());
  expect(select('Trim')).toHaveValue('EX');
  await user.clear(field(/Nickname/));
  await user.type(field(/Nickname/), 'Van');
  await user.click(button('Save vehicle'));
  expect(await screen.findByText('Van was saved.')).toBeVisible();
  expect(sent('account/update-section')).toHaveLength(1);
  expect(host.entries).toMatchObject([{ ...CRV, NAME: 'Van' }, RANGER]);
});

test('GARG-1 cancelling changes nothing', async () => {
  const { user } = driver(CRV);
  await openForm(user, 'Edit Bus');
  await user.type(field(/Nickname/), '!');
  await user.click(button('Cancel'));
  expect(vehicles()).toEqual(['Bus']);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'My garage' })).toHaveFocus());
  expect(sent('account/update-section')).toHaveLength(0);
});

test('GARG-1 another vehicle is made the current one', async () => {
  const { user } = driver(CRV, RANGER);
  await user.click(button('Make current Bus'));
  expect(await screen.findByText('Bus is your current vehicle.')).toBeVisible();
  expect(cardOf('Bus').getByText('Current vehicle')).toBeVisible();
  await user.click(button('Make current 2004 Ford Ranger'));
  await waitFor(() =>
    expect(cardOf('2004 Ford Ranger').getByText('Current vehicle')).toBeVisible(),
  );
  expect(cardOf('Bus').queryByText('Current vehicle')).toBeNull();
});

test('GARG-1 a vehicle is removed only when that is confirmed', async () => {
  const { user } = driver(CRV, RANGER);
  await user.click(button('Remove Bus'));
  await waitFor(() => expect(screen.getByText('Remove Bus from your garage?')).toHaveFocus());
  await user.click(button('Keep it'));
  await waitFor(() => expect(button('Remove Bus')).toHaveFocus());
  expect(sent('account/delete-vehicle')).toHaveLength(0);
  await user.click(button('Remove Bus'));
  await user.click(button('Remove'));
  expect(await screen.findByText('Bus was removed.')).toBeVisible();
  expect(vehicles()).toEqual(['2004 Ford Ranger']);
  const heading = screen.getByRole('heading', { name: 'My garage' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('GARG-1 a driver keeps the vehicle that was chosen elsewhere on the site', async () => {
  store.dispatch(loggedOut());
  const { user } = mount();
  await openForm(user);
  await choose(user, '2004', 'Ford', 'Ranger', 'XLT');
  await user.click(button('Save vehicle'));
  await screen.findByText('2004 Ford Ranger was added.');
  localStorage.clear();
  host.entries = [CRV];
  act(signIn);
  await user.click(await screen.findByRole('button', { name: 'Add it to my garage' }));
  expect(await screen.findByText('2004 Ford Ranger was added.')).toBeVisible();
  expect(host.entries).toMatchObject([CRV, { MODEL: 'Ranger' }]);
});

test('GARG-1 ACCT-8 what an earlier sign-in could not take along is saved when the garage is looked at', async () => {
  const { user, view } = guest();
  await openForm(user);
  await choose(user, '2004', 'Ford', 'Ranger', 'XLT');
  await user.click(button('Save vehicle'));
  await screen.findByText('2004 Ford Ranger was added.');
  view.unmount();
  store = createReduxStore();
  driver(CRV);
  await waitFor(() => expect(vehicles()).toEqual(['Bus', '2004 Ford Ranger']));
  expect(host.entries).toHaveLength(2);
});

const CHANGES: readonly (readonly [
  name: string,
  path: string,
  problem: string,
  run: (user: User) => Promise<void>,
])[] = [
  [
    'added',
    'account/update-section',
    GARAGE_MESSAGES.save,
    async (user) => {
      await openForm(user);
      await choose(user, '2004', 'Ford', 'Ranger', 'XLT');
      await user.type(field(/Nickname/), 'Old faithful');
      await user.click(button('Save vehicle'));
    },
  ],
  [
    'edited',
    'account/update-section',
    GARAGE_MESSAGES.save,
    async (user) => {
      await openForm(user, 'Edit Bus');
      await user.clear(field(/Nickname/));
      await user.type(field(/Nickname/), 'Old faithful');
      await user.click(button('Save vehicle'));
    },
  ],
];

for (const [change, path, problem, run] of CHANGES) {
  test.each(FAILURES)(
    `HTTP-5 GARG-1 a vehicle is not ${change} when %s: that is said and what was typed stays`,
    async (_name, reply) => {
      const { user } = driver(CRV);
      host.answers[path] = reply;
      await run(user);
      expect(await screen.findByText(problem)).toBeVisible();
      expect(field(/Nickname/)).toHaveValue('Old faithful');
      expect(button('Save vehicle')).toBeEnabled();
      expect(error).toHaveBeenCalledWith(expect.any(String), expect.any(Error));
      host.answers = {};
      await user.click(button('Save vehicle'));
      expect(await screen.findByText(/^Old faithful was/)).toBeVisible();
      expect(host.entries).toHaveLength(change === 'added' ? 2 : 1);
    },
  );
}

test.each(FAILURES)(
  'HTTP-5 GARG-1 a vehicle is not removed when %s: that is said, and it can be tried again',
  async (_name, reply) => {
    const { user } = driver(CRV);
    host.answers['account/delete-vehicle'] = reply;
    await user.click(button('Remove Bus'));
    await user.click(button('Remove'));
    expect(await screen.findByText(GARAGE_MESSAGES.remove)).toBeVisible();
    expect(vehicles()).toEqual(['Bus']);
    await waitFor(() => expect(button('Remove Bus')).toHaveFocus());
    host.answers = {};
    await user.click(button('Remove Bus'));
    await user.click(button('Remove'));
    await waitFor(() => expect(vehicles()).toEqual([]));
  },
);

const withoutShape = FAILURES.filter(([name]) => name !== 'the shape is wrong');

test.each(withoutShape)(
  'HTTP-5 GARG-1 a vehicle is not made current when %s: that is said',
  async (_name, reply) => {
    const { user } = driver(CRV);
    host.answers['profile/set-vehicle'] = reply;
    await user.click(button('Make current Bus'));
    expect(await screen.findByText(GARAGE_MESSAGES.choose)).toBeVisible();
    expect(cardOf('Bus').queryByText('Current vehicle')).toBeNull();
    expect(button('Make current Bus')).toHaveAttribute('aria-busy', 'false');
  },
);

test.each(FAILURES)(
  'HTTP-5 GARG-1 without driving conditions, when %s, the rest can be saved',
  async (_name, reply) => {
    host.answers['account/get-driving-conditions'] = reply;
    const { user } = guest();
    await openForm(user);
    await choose(user, '2019', 'Honda', 'CR-V', 'EX');
    await user.click(button('Save vehicle'));
    expect(await screen.findByText('2019 Honda CR-V was added.')).toBeVisible();
    expect(screen.queryByText(/Driving/)).toBeNull();
  },
);

test('HTTP-5 GARG-1 a save that hangs is busy until its time is over', async () => {
  jest.useFakeTimers();
  host.entries = [CRV];
  signIn();
  const { user } = mount({ advanceTimers: jest.advanceTimersByTime });
  host.answers['account/update-section'] = 'hang';
  await openForm(user, 'Edit Bus');
  await user.type(field(/Nickname/), '!');
  await user.click(button('Save vehicle'));
  expect(button('Saving…')).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(WRITE_TIMEOUT));
  expect(screen.getByText(GARAGE_MESSAGES.save)).toBeVisible();
  expect(field(/Nickname/)).toHaveValue('Bus!');
  expect(button('Save vehicle')).toBeEnabled();
});

test('GARG-1 SESS-2 when the session has ended what was typed stays, and goes to the next sign-in', async () => {
  const ended: Reply = {
    status: 401,
    json: { success: 'false', status: '401', message: { error: 'sessionExpired' }, data: {} },
  };
  const { user } = driver(CRV);
  host.answers['account/update-section'] = ended;
  await openForm(user);
  await choose(user, '2004', 'Ford', 'Ranger', 'XLT');
  await user.click(button('Save vehicle'));
  expect(await screen.findByText(GARAGE_MESSAGES.session)).toBeVisible();
  expect(select('Model')).toHaveValue('Ranger');
  await user.click(button('Save vehicle'));
  expect(await screen.findByText('2004 Ford Ranger was added.')).toBeVisible();
  expect(vehicles()).toEqual(['2004 Ford Ranger']);
});

test('GARG-1 until the account is known the CMS’s words stand, then shapes, then a way to ask again', async () => {
  jest.useFakeTimers();
  writeToken('t');
  store.dispatch(loggedIn({ tokenId: 't' }));
  host.entries = [CRV];
  const { user, view } = mount({ advanceTimers: jest.advanceTimersByTime });
  expect(screen.getByText('Of the CMS')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(INDICATOR_DELAY_MS));
  expect(view.container.querySelector('[aria-busy="true"]')).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(INDICATOR_LATE_MS));
  await user.click(button('Try again'));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(vehicles()).toEqual(['Bus']);
});
