import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import { enterText } from '../../../test/enter-text';
import {
  fakeAccountHost,
  fakeServices,
  listFailures,
  ok,
  refused,
  SESSION_EXPIRED,
} from '../../../test/fake-services';
import type { FakeAccountHost, FakeResponse, ServiceCall } from '../../../test/fake-services';
import { writeJsonCookie } from '../../browser/cookies';
import { loadChunk } from '../../browser/load-chunk';
import { readToken, removeToken, writeToken } from '../../services/token-cookie';
import { profile as profileSchema } from '../../services/account/schema';
import { WRITE_TIMEOUT } from '../../services/http';
import { ACCOUNT_MESSAGES } from '../../domain/account/messages';
import { STORE_MESSAGES } from '../../domain/stores/messages';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import {
  loggedIn,
  loggedOut,
  selectDriver,
  selectLoginState,
} from '../../store/account/account-slice';
import { FORM_MESSAGES } from '../../validation/messages';
import { registerDialogLinks } from '../account-action/dialog-links';
import AccountPreferences from '.';

jest.mock('../../browser/load-chunk', () => ({
  loadChunk: jest.fn((load: () => Promise<unknown>) => load()),
}));
jest.mock('../account-action/dialog-links', () => ({ registerDialogLinks: jest.fn() }));

const DRIVER = {
  ID: 'd',
  FIRSTNAME: 'Dana',
  LASTNAME: 'Driver',
  EMAIL: 'dana@example.com',
  PHONE: '3035550142',
  CITY: 'Littleton',
  STATE: 'CO',
  ZIP: '80122',
  EMAIL_REMINDERS: '0',
  PREFERRED_STORE: '1',
};
const store1 = { storeNumber: '1', storeName: 'First', address: '1 Main St', city: 'Littleton' };
const store2 = { storeNumber: '2', storeName: 'Second', address: '2 Main St', city: 'Littleton' };

let host: FakeAccountHost;
let calls: ServiceCall[];
let store: AppStore;

const respond = (call: ServiceCall): FakeResponse => {
  const path = call.path;
  const given = host.responses[path];
  if (given) return given;
  switch (path) {
    case 'store/details/1':
      return ok(store1);
    case 'store/details/2':
      return ok(store2);
    case 'store/location/get-list-by-zip':
      return ok({ stores: [store1, store2] });
    case 'account/set-preferred-store':
      host.driver = { ...host.driver, PREFERRED_STORE: '2' };
      return ok({});
    case 'account/update-access':
      return ok({ tokenId: 'renewed', account: host.account() });
    case 'store/set-store-by-store-number':
      writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { storeNumber: '2', locationLvl: 2 } });
      return ok({ success: 'true', zip: '80122', storeNumber: '2' });
    default:
      return host.respond(call);
  }
};

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset['siteName'] = 'fcac';
  writeJsonCookie('bsro.cp-fcac', { vid: 'v' });
  host = fakeAccountHost();
  host.driver = DRIVER;
  calls = fakeServices(respond);
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
const mount = async (options: Parameters<typeof userEvent.setup>[0] = {}) => {
  const cms = document.createElement('div');
  cms.innerHTML = '<p>Sign in to change them</p>';
  render(
    <Provider store={store}>
      <AccountPreferences attributes={{}} element={document.body} cms={[...cms.childNodes]} />
    </Provider>,
  );
  // Waits for the update after the store's details have loaded.
  await act(() => Promise.resolve());
  return userEvent.setup(options);
};
const open = (options?: Parameters<typeof userEvent.setup>[0]) => {
  signIn();
  return mount(options);
};

type User = ReturnType<typeof userEvent.setup>;

const getSection = (name: string) => within(screen.getByRole('region', { name }));
const getButton = (name: string) => screen.getByRole('button', { name });
const getField = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const getCalls = (path: string) => calls.filter((call) => call.path === path);

test('restores what is not saved after a reload, but no password [ACCT-11]', async () => {
  const user = await open();
  await enterText(user, getField('First Name'), '!');
  await user.click(getField(/due for service/));
  await enterText(user, getField('New Email'), 'dee@example.com');
  await enterText(user, getField('Current Password'), 'roadside7');
  cleanup();
  await mount();
  expect(getField('First Name')).toHaveValue('Dana!');
  expect(getField(/due for service/)).toBeChecked();
  expect(getField('New Email')).toHaveValue('dee@example.com');
  expect(getField('Current Password')).toHaveValue('');
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('roadside7');
  await user.click(getButton('Save profile'));
  await screen.findByText('Your profile has been saved.');
  cleanup();
  store.dispatch(loggedIn({ tokenId: 't', profile: parse(profileSchema, host.account()) }));
  await mount();
  expect(Object.keys(sessionStorage).filter((key) => key.includes('profile'))).toEqual([]);
});

test('shows the error of a restored value after a reload [ACCT-11]', async () => {
  const user = await open();
  await user.clear(getField(/Zip/));
  await enterText(user, getField(/Zip/), '123');
  cleanup();
  await mount();
  expect(getField(/Zip/)).toHaveValue('123');
  await waitFor(() => expect(getField(/Zip/)).toBeInvalid());
  expect(getField('First Name')).toBeValid();
});

test('saves the profile as entered in the form [ACCT-11/driver]', async () => {
  const user = await open();
  expect(getField(/Phone/)).toHaveValue('(303) 555-0142');
  await user.clear(getField('First Name'));
  await enterText(user, getField('First Name'), ' Dee ');
  await user.selectOptions(getField(/State/), 'Wyoming');
  await user.click(getButton('Save profile'));
  expect(await screen.findByText('Your profile has been saved.')).toBeVisible();
  expect(getCalls('account/update-section')[0]?.body).toEqual({
    DRIVER: [
      {
        FIRSTNAME: 'Dee',
        LASTNAME: 'Driver',
        PHONE: '3035550142',
        ADDRESS: '',
        CITY: 'Littleton',
        STATE: 'WY',
        ZIP: '80122',
      },
    ],
  });
  expect(selectDriver(store.getState())?.FIRSTNAME).toBe('Dee');
});

test.each(['wy', 'Wyoming', 'WY'])(
  'selects the state of an account that has it as %s [ACCT-11/driver] [VAL-8/any-case]',
  async (state) => {
    host.driver = { ...DRIVER, STATE: state };
    await open();
    expect(screen.getByRole('combobox', { name: /State/ })).toHaveDisplayValue('Wyoming');
  },
);

test('reports invalid fields and sends nothing [VAL-4] [VAL-5] [VAL-8] [VAL-11] [VAL-12]', async () => {
  host.driver = { ...DRIVER, STATE: 'XX' };
  const user = await open();
  await user.clear(getField('First Name'));
  await user.clear(getField(/Phone/));
  await enterText(user, getField(/Phone/), '12');
  await user.click(getField(/State/));
  await user.clear(getField(/Zip code \(/));
  await enterText(user, getField(/Zip code \(/), '8012');
  await user.tab();
  expect(await screen.findByText('Required')).toBeVisible();
  for (const message of ['Enter valid Phone Number', 'Enter valid Zipcode']) {
    expect(await screen.findByText(message)).toBeVisible();
  }
  expect(getField(/State/)).toHaveAccessibleDescription(FORM_MESSAGES.state);
  expect(getButton('Save profile')).toBeDisabled();
  expect(getCalls('account/update-section')).toHaveLength(0);
});

test("shows reminders that are '0' as off, and sends '1' after they are switched on [ACCT-11/reminders]", async () => {
  const user = await open();
  const checkbox = screen.getByRole('checkbox', { name: /Email me/ });
  expect(checkbox).not.toBeChecked();
  await user.click(checkbox);
  await user.click(getButton('Save reminders'));
  expect(await screen.findByText("We'll email you reminders.")).toBeVisible();
  expect(getCalls('account/update-section')[0]?.body).toEqual({
    DRIVER: [{ EMAIL_REMINDERS: '1' }],
  });
});

test('sets a store from a search by zip as the preferred store and as my store [ACCT-11/preferred-store]', async () => {
  const user = await open();
  expect(await getSection('Preferred store').findByText('First')).toBeVisible();
  await enterText(user, getField('Stores near a zip code'), '80122');
  await user.click(getButton('Find stores'));
  expect(await screen.findByText('2 stores near 80122')).toBeVisible();
  expect(screen.getByText('Preferred')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make preferred First' })).toBeNull();
  await user.click(getButton('Make preferred Second'));
  expect(await screen.findByText('Second is now your preferred store.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Preferred store' })).toHaveFocus();
  expect(getCalls('account/set-preferred-store')[0]?.body).toEqual({ storeId: '2' });
  expect(await getSection('Preferred store').findByText('Second')).toBeVisible();
  expect(getCalls('store/set-store-by-store-number')).toHaveLength(1);
});

test('reports an invalid zip and a zip without stores [FIND-6/invalid-zip] [FIND-6/no-stores] [VAL-4]', async () => {
  const user = await open();
  await user.click(getButton('Find stores'));
  expect(getField('Stores near a zip code')).toHaveAccessibleDescription('Required');
  await enterText(user, getField('Stores near a zip code'), '8012');
  await user.click(getButton('Find stores'));
  expect(screen.getByText('Invalid zip code: 8012')).toBeVisible();
  expect(getField('Stores near a zip code')).toHaveFocus();
  host.responses['store/location/get-list-by-zip'] = ok({ stores: [] });
  await enterText(user, getField('Stores near a zip code'), '2');
  await user.click(getButton('Find stores'));
  expect(await screen.findByText('No stores found for zip: 80122')).toBeVisible();
});

test('requests a new email address with the password and says that a link was emailed [ACCT-11/access]', async () => {
  const user = await open();
  await enterText(user, getField('New Email'), 'New@Example.com');
  await enterText(user, screen.getByLabelText('Current Password'), 'secret word');
  await user.click(getButton('Change email'));
  expect(await screen.findByText(/We emailed a link to new@example.com/)).toBeVisible();
  expect(getCalls('account/update-access')[0]?.body).toEqual({
    oldEmail: 'dana@example.com',
    newEmail: 'new@example.com',
    oldAuthString: 'secret word',
    newAuthString: 'secret word',
  });
  expect(readToken()).toBe('renewed');
  const state = JSON.stringify([store.getState(), Object.entries(localStorage), document.cookie]);
  expect(state).not.toContain('secret word');
});

test.each([
  ['Invalid Login', ACCOUNT_MESSAGES.wrongPassword],
  ['Account Locked', ACCOUNT_MESSAGES.lockedOut],
  ['Email in use', ACCOUNT_MESSAGES.emailInUse],
  ['Password invalid', ACCOUNT_MESSAGES.systemError],
])(
  'shows the reason when an email change is refused as %s [ACCT-11/access]',
  async (phrase, message) => {
    const user = await open();
    host.responses['account/update-access'] = refused('053', phrase);
    await enterText(user, getField('New Email'), 'new@example.com');
    await enterText(user, screen.getByLabelText('Current Password'), 'secret word');
    await user.click(getButton('Change email'));
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(getField('New Email')).toHaveValue('new@example.com');
  },
);

test("doesn't send the current email address as a change [ACCT-11/access]", async () => {
  const user = await open();
  const known = selectDriver(store.getState())?.EMAIL ?? '';
  await enterText(user, getField('New Email'), known.toUpperCase());
  await enterText(user, screen.getByLabelText('Current Password'), 'secret word');
  await user.click(getButton('Change email'));
  await waitFor(() =>
    expect(getField('New Email')).toHaveAccessibleDescription(ACCOUNT_MESSAGES.sameEmail),
  );
  expect(getCalls('account/update-access')).toHaveLength(0);
});

test.each([
  ['none', '', true],
  ['one that is off', '<nav class="bsro-account-menu" data-mount="off"></nav>', true],
  ['one that is on', '<nav class="bsro-account-menu" data-mount="waiting"></nav>', false],
])(
  'makes its link open the dialog without the account menu, which is %s [ACCT-11/access]',
  async (_name, html, expected) => {
    const stop = jest.fn();
    const register = jest.mocked(registerDialogLinks).mockReset().mockReturnValue(stop);
    const menu = document.createElement('div');
    menu.innerHTML = html;
    document.body.append(menu);
    signIn();
    await mount();
    expect(register).toHaveBeenCalledTimes(expected ? 1 : 0);
    cleanup();
    expect(stop).toHaveBeenCalledTimes(expected ? 1 : 0);
    menu.remove();
  },
);

test("says that a dialog didn't open without the account menu, until one opens [ACCT-11/access]", async () => {
  const register = jest.mocked(registerDialogLinks).mockReset().mockReturnValue(jest.fn());
  signIn();
  await mount();
  const section = getSection('Password');
  expect(section.getByRole('alert')).toBeEmptyDOMElement();
  const [notify] = register.mock.lastCall ?? [];
  act(() => notify?.(true));
  expect(section.getByRole('alert')).toHaveTextContent(ACCOUNT_MESSAGES.dialogNotOpened);
  act(() => notify?.(false));
  expect(section.getByRole('alert')).toBeEmptyDOMElement();
});

test("says that the dialogs didn't load without the account menu [ACCT-11/access]", async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(loadChunk).mockRejectedValueOnce(new Error('offline'));
  signIn();
  await mount();
  const alert = getSection('Password').getByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(ACCOUNT_MESSAGES.dialogNotOpened));
});

test('links to the change-password dialog [ACCT-11/access]', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Change your password' })).toHaveAttribute(
    'href',
    '#change-password.open',
  );
});

interface Save {
  readonly name: string;
  readonly path: string;
  readonly problem: string;
  readonly button: string;
  readonly done: RegExp;
  readonly fillIn: (user: User) => Promise<void>;
  readonly expectInput: () => void;
}

const SAVES: readonly Save[] = [
  {
    name: 'the profile',
    path: 'account/update-section',
    problem: ACCOUNT_MESSAGES.notSaved,
    button: 'Save profile',
    done: /Your profile has been saved/,
    fillIn: async (user) => {
      await enterText(user, getField('Last Name'), '-Smith');
    },
    expectInput: () => expect(getField('Last Name')).toHaveValue('Driver-Smith'),
  },
  {
    name: 'the reminder setting',
    path: 'account/update-section',
    problem: ACCOUNT_MESSAGES.notSaved,
    button: 'Save reminders',
    done: /We'll email you reminders/,
    fillIn: (user) => user.click(screen.getByRole('checkbox')),
    expectInput: () => expect(screen.getByRole('checkbox')).toBeChecked(),
  },
  {
    name: 'the email address',
    path: 'account/update-access',
    problem: ACCOUNT_MESSAGES.systemError,
    button: 'Change email',
    done: /We emailed a link/,
    fillIn: async (user) => {
      await enterText(user, getField('New Email'), 'new@example.com');
      await enterText(user, screen.getByLabelText('Current Password'), 'secret word');
    },
    expectInput: () => expect(getField('New Email')).toHaveValue('new@example.com'),
  },
];

for (const save of SAVES) {
  test.each(listFailures())(
    `reports that ${save.name} isn't saved when %s, and keeps the input [HTTP-5] [ACCT-11]`,
    async (_name, reply) => {
      const user = await open();
      host.responses[save.path] = reply;
      await save.fillIn(user);
      await user.click(getButton(save.button));
      expect(await screen.findByText(save.problem)).toBeVisible();
      save.expectInput();
      expect(getButton(save.button)).toBeEnabled();
      host.responses = {};
      await user.click(getButton(save.button));
      expect(await screen.findByText(save.done)).toBeVisible();
      expect(screen.queryByText(save.problem)).toBeNull();
    },
  );

  test(`keeps the form busy while ${save.name} is saved, until the call times out [HTTP-5/hang] [ACCT-11]`, async () => {
    jest.useFakeTimers();
    const user = await open({ advanceTimers: jest.advanceTimersByTime });
    host.responses[save.path] = 'hang';
    await save.fillIn(user);
    await waitFor(() => expect(getButton(save.button)).toBeEnabled());
    await user.click(getButton(save.button));
    expect(getButton('Saving…')).toBeDisabled();
    await act(() => jest.advanceTimersByTimeAsync(WRITE_TIMEOUT));
    expect(screen.getByText(save.problem)).toBeVisible();
    save.expectInput();
    expect(getButton(save.button)).toBeEnabled();
  });

  test(`keeps the input for the next sign-in when the session ends while ${save.name} is saved [SESS-2] [ACCT-11]`, async () => {
    const user = await open();
    host.responses[save.path] = SESSION_EXPIRED;
    await save.fillIn(user);
    await user.click(getButton(save.button));
    expect(await screen.findByText(ACCOUNT_MESSAGES.sessionEnded)).toBeVisible();
    expect(selectLoginState(store.getState())).toBe('false');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/account/sign-in',
    );
    save.expectInput();
    host.responses = {};
    act(signIn);
    save.expectInput();
    await user.click(getButton(save.button));
    expect(await screen.findByText(save.done)).toBeVisible();
  });
}

test.each(listFailures())(
  'reports a failed store search when %s and keeps the zip [HTTP-5] [FIND-6]',
  async (_name, reply) => {
    const user = await open();
    host.responses['store/location/get-list-by-zip'] = reply;
    await enterText(user, getField('Stores near a zip code'), '80122');
    await user.click(getButton('Find stores'));
    expect(await screen.findByText(STORE_MESSAGES.notLoaded)).toBeVisible();
    expect(getField('Stores near a zip code')).toHaveValue('80122');
    expect(getButton('Find stores')).toHaveAttribute('aria-busy', 'false');
  },
);

// The host may also respond with a success without changing the account.
test.each([...listFailures(), ['the account stays the same', ok({})] as const])(
  "reports that the preferred store isn't saved when %s, and keeps the list [HTTP-5] [ACCT-11/preferred-store]",
  async (_name, reply) => {
    const user = await open();
    host.responses['account/set-preferred-store'] = reply;
    await enterText(user, getField('Stores near a zip code'), '80122');
    await user.click(getButton('Find stores'));
    await user.click(await screen.findByRole('button', { name: 'Make preferred Second' }));
    expect(await screen.findByText(STORE_MESSAGES.notSet)).toBeVisible();
    expect(getButton('Make preferred Second')).toHaveAttribute('aria-busy', 'false');
    host.responses = {};
    await user.click(getButton('Make preferred Second'));
    expect(await screen.findByText('Second is now your preferred store.')).toBeVisible();
  },
);

test.each(listFailures())(
  'offers to request the preferred store again when %s [HTTP-5] [ACCT-11/preferred-store]',
  async (_name, reply) => {
    host.responses['store/details/1'] = reply;
    const user = await open();
    await getSection('Preferred store').findByText(/The store didn't load/);
    host.responses = {};
    await user.click(getButton('Try again'));
    expect(await getSection('Preferred store').findByText('First')).toBeVisible();
  },
);

test("shows the CMS's text to a visitor who isn't signed in [ACCT-10/preferences]", async () => {
  store.dispatch(loggedOut());
  await mount();
  expect(screen.getByText('Sign in to change them')).toBeVisible();
});

test('removes all data of the driver when they sign out in another tab [SESS-3/logout] [ACCT-10/preferences]', async () => {
  await open();
  removeToken();
  act(() => void store.dispatch(loggedOut()));
  await waitFor(() => expect(screen.queryByDisplayValue('Dana')).toBeNull());
});

test('keeps the input after a check without a response, but not after a sign-out [SESS-2/failed-check] [SESS-3/logout]', async () => {
  const user = await open();
  await enterText(user, getField(/^City/), ' Park');
  act(() => void store.dispatch(loggedOut()));
  expect(getField(/^City/)).toHaveValue('Littleton Park');
  act(() => void store.dispatch(loggedIn({ tokenId: 't' })));
  expect(getField(/^City/)).toHaveValue('Littleton Park');
  act(signIn);
  expect(getField(/^City/)).toHaveValue('Littleton Park');
  act(() => void store.dispatch(loggedOut()));
  removeToken();
  act(() => void store.dispatch(loggedOut()));
  expect(screen.queryByDisplayValue('Dana')).toBeNull();
});

test.each([
  ['after a sign-out', true],
  ['in another tab', false],
])(
  "shows nothing of a driver if another one signs in %s and the account doesn't load [SESS-3/login]",
  async (_, isSignedOut) => {
    await open();
    removeToken();
    if (isSignedOut) act(() => void store.dispatch(loggedOut()));
    writeToken('other');
    act(() => void store.dispatch(loggedIn({ tokenId: 'other' })));
    expect(screen.queryByDisplayValue('Dana')).toBeNull();
    act(() => void store.dispatch(loggedOut()));
    expect(screen.queryByDisplayValue('Dana')).toBeNull();
  },
);

test('forgets the input of a session that ended during a save once the driver signs in and out again [SESS-3/logout]', async () => {
  const user = await open();
  host.responses['account/update-section'] = SESSION_EXPIRED;
  await user.click(getButton('Save profile'));
  expect(await screen.findByText(ACCOUNT_MESSAGES.sessionEnded)).toBeVisible();
  act(signIn);
  expect(getField('First Name')).toHaveValue('Dana');
  removeToken();
  act(() => void store.dispatch(loggedOut()));
  expect(screen.queryByDisplayValue('Dana')).toBeNull();
});
