import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import { enterText } from '../../../test/enter-text';
import {
  SESSION_EXPIRED,
  fakeAccountHost,
  fakeServices,
  listFailures,
} from '../../../test/fake-services';
import type { FakeAccountHost, ServiceCall } from '../../../test/fake-services';
import { writeJsonCookie } from '../../browser/cookies';
import { forgetVehicle, writeVehicleCookie } from '../../store/garage/vehicle-cookie';
import { removeToken, writeToken } from '../../services/token-cookie';
import { profile as profileSchema } from '../../services/account/schema';
import { WRITE_TIMEOUT } from '../../services/http';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { ACCOUNT_MESSAGES } from '../../domain/account/messages';
import { GARAGE_MESSAGES } from '../../store/garage/vehicle-change';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { INDICATOR_DELAY_MS, INDICATOR_LATE_MS } from '../../ui/loading/useLoadingIndicator';
import { FORM_MESSAGES } from '../../validation/messages';
import { VEHICLE_MESSAGES } from '../../domain/vehicles/messages';
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
let calls: ServiceCall[];
let store: AppStore;
let error: jest.SpyInstance;

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset['siteName'] = 'fcac';
  writeJsonCookie('bsro.cp-fcac', { vid: 'v' });
  host = fakeAccountHost();
  calls = fakeServices(host.respond);
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
  parent: HTMLElement = document.body,
) => {
  const cms = document.createElement('div');
  cms.innerHTML = '<p>CMS content</p>';
  const view = render(
    <Provider store={store}>
      <MyGarage attributes={{}} element={document.body} cms={[...cms.childNodes]} />
    </Provider>,
    { container: parent.appendChild(document.createElement('div')) },
  );
  return { view, user: userEvent.setup(options) };
};
const mountForGuest = () => {
  store.dispatch(loggedOut());
  return mount();
};
const mountForDriver = (...entries: (typeof CRV | (typeof RANGER & { ENGINE?: string }))[]) => {
  host.entries = entries;
  signIn();
  return mount();
};

type User = ReturnType<typeof userEvent.setup>;

const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
const getSelect = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);
const getField = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const getVehicleTitles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const getCard = (title: string) => {
  const card = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!card) throw new Error(`no card of ${title}`);
  return within(card);
};
const getCalls = (path: string) => calls.filter((call) => call.path === path);

const chooseVehicle = async (user: User, ...values: string[]) => {
  for (const [index, value] of values.entries()) {
    const label = ['Year', 'Make', 'Model', 'Trim'][index] ?? '';
    await waitFor(() => expect(getSelect(label)).toHaveTextContent(value));
    await user.selectOptions(getSelect(label), value);
  }
};
const openForm = async (user: User, name: string | RegExp = 'Add a vehicle') => {
  await user.click(getButton(name));
  await screen.findByRole('button', { name: 'Save vehicle' });
};

test("adds a visitor's vehicle with all its details [GARG-1/add] [VEH-3]", async () => {
  const { user } = mountForGuest();
  expect(screen.getByText(/Add your vehicle/)).toBeVisible();
  await openForm(user);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Add a vehicle' })).toHaveFocus());
  await chooseVehicle(user, '2019', 'Honda', 'CR-V', 'EX');
  await enterText(user, getField(/Nickname/), 'Bus');
  await enterText(user, getField(/Odometer/), '61,250');
  await user.selectOptions(await screen.findByRole('combobox', { name: /Driving/ }), 'Severe');
  await user.click(getButton('Save vehicle'));
  expect(await screen.findByText('Bus was added.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'My garage' })).toHaveFocus());
  expect(getCard('Bus').getByText('2019 Honda CR-V EX')).toBeVisible();
  expect(getCard('Bus').getByText('61,250 miles · Severe')).toBeVisible();
  expect(getCard('Bus').getByText('Current vehicle')).toBeVisible();
  expect(getCard('Bus').getByRole('link', { name: 'Find tires Bus' })).toHaveAttribute(
    'href',
    '/tires/vehicle/?year=2019&make=Honda&model=CR-V&trim=EX',
  );
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account/sign-in');
});

test('has the field for the driving conditions from the start, so that it moves nothing later [GARG-1/driving-conditions] [MOUNT-7]', async () => {
  const { user } = mountForGuest();
  await openForm(user);
  const conditions = screen.getByRole('combobox', { name: /Driving/ });
  expect(conditions).toBeDisabled();
  await chooseVehicle(user, '2019', 'Honda', 'CR-V', 'EX');
  await waitFor(() => expect(conditions).toBeEnabled());
});

test('restores what was entered in the form after a reload, but not after a cancel [GARG-1]', async () => {
  const { view, user } = mountForDriver(CRV);
  await openForm(user);
  await chooseVehicle(user, '2004', 'Ford');
  await enterText(user, getField(/Nickname/), 'Truck');
  view.unmount();
  mount();
  await openForm(user);
  expect(getField(/Nickname/)).toHaveValue('Truck');
  await waitFor(() => expect(getSelect('Make')).toHaveValue('Ford'));
  await waitFor(() => expect(getSelect('Model')).toHaveTextContent('Ranger'));
  await user.click(getButton('Cancel'));
  await openForm(user);
  expect(getField(/Nickname/)).toHaveValue('');
});

test('edits a vehicle from before 1984, but offers no button that makes it current [VEH-1/years] [GARG-1/edit]', async () => {
  const { user } = mountForDriver(CRV, { ...RANGER, YEAR: '1979' });
  const old = '1979 Ford Ranger';
  expect(getButton('Make current Bus')).toBeVisible();
  expect(getCard(old).queryByRole('button', { name: /^Make current/ })).toBeNull();
  await openForm(user, `Edit ${old}`);
  await enterText(user, getField(/Nickname/), 'Rusty');
  await user.click(getButton('Save vehicle'));
  expect(await screen.findByText('Rusty was saved.')).toBeVisible();
});

test("has no link to tires for a vehicle without a trim, because a search can't find any [GARG-1] [SRCH-5/by-vehicle]", () => {
  mountForDriver(CRV, { ...RANGER, SUBMODEL: '', ENGINE: '3.0L V6' });
  expect(screen.getAllByRole('link', { name: /^Find tires/ })).toEqual([
    getCard('Bus').getByRole('link', { name: /^Find tires/ }),
  ]);
  expect(getCard('2004 Ford Ranger').getByText(/3\.0L V6/)).toBeVisible();
});

test('hides the vehicle of a driver who signs out in another tab [SESS-3/logout] [COOK-3]', async () => {
  const { user } = mountForDriver(CRV);
  await user.click(getButton('Make current Bus'));
  await getCard('Bus').findByText('Current vehicle');
  // The state after a sign-out in another tab, as this tab's session listener reports it.
  forgetVehicle('fcac');
  removeToken();
  act(() => void store.dispatch(loggedOut()));
  expect(getVehicleTitles()).toEqual([]);
});

test('shows which vehicle another tab has made the current one [COOK-3]', () => {
  mountForDriver(CRV, RANGER);
  writeVehicleCookie('fcac', {
    tce: { year: 2004, make: 'Ford', model: 'Ranger', trim: 'XLT', tpms: '0' },
  });
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'profileVehicles' })));
  expect(getCard('2004 Ford Ranger').getByText('Current vehicle')).toBeVisible();
});

test("reports missing fields and doesn't submit invalid details [VAL-9/complete] [VAL-11] [VAL-12/errors]", async () => {
  const { user } = mountForGuest();
  await openForm(user);
  await user.click(getButton('Save vehicle'));
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
  expect(getSelect('Model')).toHaveAccessibleDescription('Required');
  expect(getButton('Save vehicle')).toBeDisabled();
  await chooseVehicle(user, '2019', 'Honda', 'CR-V', 'EX');
  await enterText(user, getField(/Odometer/), 'lots');
  await user.click(getField(/Nickname/));
  await user.paste('n'.repeat(81));
  await user.tab();
  expect(await screen.findByText(VEHICLE_MESSAGES.odometer)).toBeVisible();
  expect(await screen.findByText(FORM_MESSAGES.tooLong({ max: 80 }))).toBeVisible();
  expect(getButton('Save vehicle')).toBeDisabled();
  expect(getCalls('profile/set-vehicle')).toHaveLength(0);
});

test('removes the status message when the panel closes [GARG-2]', async () => {
  const panel = document.body.appendChild(document.createElement('details'));
  panel.open = true;
  store.dispatch(loggedOut());
  const { user } = mount({}, panel);
  await openForm(user);
  await chooseVehicle(user, '2019', 'Honda', 'CR-V', 'EX');
  await user.click(getButton('Save vehicle'));
  await screen.findByText('2019 Honda CR-V was added.');
  panel.open = false;
  await waitFor(() => expect(screen.queryByText('2019 Honda CR-V was added.')).toBeNull());
  panel.remove();
});

test('asks for the engine if the catalog has no trims [VEH-1/lists]', async () => {
  const { user } = mountForGuest();
  await openForm(user);
  await chooseVehicle(user, '1984', 'Jeep', 'CJ7');
  await enterText(user, await screen.findByRole('textbox', { name: 'Engine' }), '4.2L L6');
  await user.click(getButton('Save vehicle'));
  expect(await screen.findByText('1984 Jeep CJ7 was added.')).toBeVisible();
});

test("edits a driver's vehicle and changes only the edited fields [GARG-1/edit]", async () => {
  const { user } = mountForDriver(CRV, RANGER);
  expect(getVehicleTitles()).toEqual(['Bus', '2004 Ford Ranger']);
  await openForm(user, 'Edit Bus');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Edit Bus' })).toHaveFocus());
  expect(getSelect('Trim')).toHaveValue('EX');
  await user.clear(getField(/Nickname/));
  await enterText(user, getField(/Nickname/), 'Van');
  await user.click(getButton('Save vehicle'));
  expect(await screen.findByText('Van was saved.')).toBeVisible();
  expect(getCalls('account/update-section')).toHaveLength(1);
  expect(host.entries).toMatchObject([{ ...CRV, NAME: 'Van' }, RANGER]);
});

test('changes nothing on cancel [GARG-1]', async () => {
  const { user } = mountForDriver(CRV);
  await openForm(user, 'Edit Bus');
  await enterText(user, getField(/Nickname/), '!');
  await user.click(getButton('Cancel'));
  expect(getVehicleTitles()).toEqual(['Bus']);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'My garage' })).toHaveFocus());
  expect(getCalls('account/update-section')).toHaveLength(0);
});

test('makes another vehicle the current one [GARG-1/current]', async () => {
  const { user } = mountForDriver(CRV, RANGER);
  await user.click(getButton('Make current Bus'));
  expect(await screen.findByText('Bus is your current vehicle.')).toBeVisible();
  expect(getCard('Bus').getByText('Current vehicle')).toBeVisible();
  await user.click(getButton('Make current 2004 Ford Ranger'));
  await waitFor(() =>
    expect(getCard('2004 Ford Ranger').getByText('Current vehicle')).toBeVisible(),
  );
  expect(getCard('Bus').queryByText('Current vehicle')).toBeNull();
});

test('removes a vehicle only after confirmation [GARG-1/remove]', async () => {
  const { user } = mountForDriver(CRV, RANGER);
  await user.click(getButton('Remove Bus'));
  await waitFor(() => expect(screen.getByText('Remove Bus from your garage?')).toHaveFocus());
  await user.click(getButton('Keep it'));
  await waitFor(() => expect(getButton('Remove Bus')).toHaveFocus());
  expect(getCalls('account/delete-vehicle')).toHaveLength(0);
  await user.click(getButton('Remove Bus'));
  await user.click(getButton('Remove'));
  expect(await screen.findByText('Bus was removed.')).toBeVisible();
  expect(getVehicleTitles()).toEqual(['2004 Ford Ranger']);
  const heading = screen.getByRole('heading', { name: 'My garage' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('saves a vehicle that the driver selected elsewhere on the site [GARG-1/add]', async () => {
  store.dispatch(loggedOut());
  const { user } = mount();
  await openForm(user);
  await chooseVehicle(user, '2004', 'Ford', 'Ranger', 'XLT');
  await user.click(getButton('Save vehicle'));
  await screen.findByText('2004 Ford Ranger was added.');
  localStorage.clear();
  host.entries = [CRV];
  act(signIn);
  await user.click(await screen.findByRole('button', { name: 'Add to my garage' }));
  expect(await screen.findByText('2004 Ford Ranger was added.')).toBeVisible();
  expect(host.entries).toMatchObject([CRV, { MODEL: 'Ranger' }]);
});

test("saves vehicles that an earlier sign-in couldn't merge when the garage opens [GARG-1] [ACCT-8/vehicles]", async () => {
  const { user, view } = mountForGuest();
  await openForm(user);
  await chooseVehicle(user, '2004', 'Ford', 'Ranger', 'XLT');
  await user.click(getButton('Save vehicle'));
  await screen.findByText('2004 Ford Ranger was added.');
  view.unmount();
  store = createReduxStore();
  mountForDriver(CRV);
  await waitFor(() => expect(getVehicleTitles()).toEqual(['Bus', '2004 Ford Ranger']));
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
      await chooseVehicle(user, '2004', 'Ford', 'Ranger', 'XLT');
      await enterText(user, getField(/Nickname/), 'Old faithful');
      await user.click(getButton('Save vehicle'));
    },
  ],
  [
    'edited',
    'account/update-section',
    GARAGE_MESSAGES.save,
    async (user) => {
      await openForm(user, 'Edit Bus');
      await user.clear(getField(/Nickname/));
      await enterText(user, getField(/Nickname/), 'Old faithful');
      await user.click(getButton('Save vehicle'));
    },
  ],
];

for (const [change, path, problem, run] of CHANGES) {
  test.each(listFailures())(
    `reports that a vehicle isn't ${change} when %s, and keeps the input [HTTP-5] [GARG-1/failures]`,
    async (_name, reply) => {
      const { user } = mountForDriver(CRV);
      host.responses[path] = reply;
      await run(user);
      expect(await screen.findByText(problem)).toBeVisible();
      expect(getField(/Nickname/)).toHaveValue('Old faithful');
      expect(getButton('Save vehicle')).toBeEnabled();
      expect(error).toHaveBeenCalledWith(expect.any(String), expect.any(Error));
      host.responses = {};
      await user.click(getButton('Save vehicle'));
      expect(await screen.findByText(/^Old faithful was/)).toBeVisible();
      expect(host.entries).toHaveLength(change === 'added' ? 2 : 1);
    },
  );
}

test.each(listFailures())(
  "reports that a vehicle isn't removed when %s, and lets the driver try again [HTTP-5] [GARG-1/failures]",
  async (_name, reply) => {
    const { user } = mountForDriver(CRV);
    host.responses['account/delete-vehicle'] = reply;
    await user.click(getButton('Remove Bus'));
    await user.click(getButton('Remove'));
    expect(await screen.findByText(GARAGE_MESSAGES.remove)).toBeVisible();
    expect(getVehicleTitles()).toEqual(['Bus']);
    await waitFor(() => expect(getButton('Remove Bus')).toHaveFocus());
    host.responses = {};
    await user.click(getButton('Remove Bus'));
    await user.click(getButton('Remove'));
    await waitFor(() => expect(getVehicleTitles()).toEqual([]));
  },
);

test.each(listFailures())(
  "reports that a vehicle isn't made current when %s [HTTP-5] [GARG-1/failures]",
  async (_name, reply) => {
    const { user } = mountForDriver(CRV);
    host.responses['profile/set-vehicle'] = reply;
    await user.click(getButton('Make current Bus'));
    expect(await screen.findByText(GARAGE_MESSAGES.select)).toBeVisible();
    expect(getCard('Bus').queryByText('Current vehicle')).toBeNull();
    expect(getButton('Make current Bus')).toHaveAttribute('aria-busy', 'false');
  },
);

test.each(listFailures())(
  'saves a vehicle without driving conditions if their list fails to load because %s [HTTP-5] [GARG-1/driving-conditions]',
  async (_name, reply) => {
    host.responses['account/get-driving-conditions'] = reply;
    const { user } = mountForGuest();
    await openForm(user);
    await chooseVehicle(user, '2019', 'Honda', 'CR-V', 'EX');
    await user.click(getButton('Save vehicle'));
    expect(await screen.findByText('2019 Honda CR-V was added.')).toBeVisible();
    expect(getCard('2019 Honda CR-V').queryByText(/Severe/)).toBeNull();
  },
);

test('stays busy while a save hangs, until it times out [HTTP-5/hang] [GARG-1/failures]', async () => {
  jest.useFakeTimers();
  host.entries = [CRV];
  signIn();
  const { user } = mount({ advanceTimers: jest.advanceTimersByTime });
  host.responses['account/update-section'] = 'hang';
  await openForm(user, 'Edit Bus');
  await enterText(user, getField(/Nickname/), '!');
  await user.click(getButton('Save vehicle'));
  expect(getButton('Saving…')).toBeDisabled();
  await act(() => jest.advanceTimersByTimeAsync(WRITE_TIMEOUT));
  expect(screen.getByText(GARAGE_MESSAGES.save)).toBeVisible();
  expect(getField(/Nickname/)).toHaveValue('Bus!');
  expect(getButton('Save vehicle')).toBeEnabled();
});

test('keeps the input for the next sign-in when the session has ended [GARG-1/failures] [SESS-2]', async () => {
  const { user } = mountForDriver(CRV);
  host.responses['account/update-section'] = SESSION_EXPIRED;
  await openForm(user);
  await chooseVehicle(user, '2004', 'Ford', 'Ranger', 'XLT');
  await user.click(getButton('Save vehicle'));
  expect(await screen.findByText(ACCOUNT_MESSAGES.sessionEnded)).toBeVisible();
  expect(getSelect('Model')).toHaveValue('Ranger');
  await user.click(getButton('Save vehicle'));
  expect(await screen.findByText('2004 Ford Ranger was added.')).toBeVisible();
  expect(getVehicleTitles()).toEqual(['2004 Ford Ranger']);
});

test("shows the CMS's text, then a skeleton, and then a retry button until the account loads [GARG-1/list]", async () => {
  jest.useFakeTimers();
  writeToken('t');
  store.dispatch(loggedIn({ tokenId: 't' }));
  host.entries = [CRV];
  const { user, view } = mount({ advanceTimers: jest.advanceTimersByTime });
  expect(screen.getByText('CMS content')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(INDICATOR_DELAY_MS));
  expect(view.container.querySelector('[aria-busy="true"]')).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(INDICATOR_LATE_MS));
  await user.click(getButton('Try again'));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(getVehicleTitles()).toEqual(['Bus']);
});
