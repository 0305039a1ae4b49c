import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { clearCookies } from '../../../../test/clear-cookies';
import { enterText } from '../../../../test/enter-text';
import { fakeDialogs } from '../../../../test/fake-dialogs';
import { listFailures, ok, refused } from '../../../../test/fake-services';
import type { FakeResponse } from '../../../../test/fake-services';
import {
  getButton,
  expectNotExposed,
  getField,
  fill,
  getLink,
  mountDialog,
} from '../../../../test/mount-account-dialog';
import type { AnyReply } from '../../../../test/mount-account-dialog';

beforeAll(fakeDialogs);
// The first import of a lazy module includes its compilation.
beforeAll(() => import('.'), 60_000);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
});

const PASSWORD = 'roadside-7';

const open = async (reply: AnyReply = ok({})) => {
  const mounted = mountDialog('create-account', reply);
  await screen.findByLabelText('First Name');
  return mounted;
};

test('shows the fields, links, and autocomplete tokens of the create-account dialog [ACCT-1/create]', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Create An Account' })).toBeInTheDocument();
  expect(getField('First Name')).toHaveAttribute('autocomplete', 'given-name');
  expect(getField('Last Name')).toHaveAttribute('autocomplete', 'family-name');
  expect(getField('Email')).toHaveAttribute('autocomplete', 'username');
  expect(getField(/^Phone/)).toHaveAttribute('autocomplete', 'tel-national');
  expect(getField(/^Phone/)).not.toBeRequired();
  expect(getField('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(getLink('Have an account? Sign In')).toHaveAttribute('href', '/account/sign-in');
  expect(getField('First Name')).toHaveFocus();
});

test('names the field of an error in the summary, but not in the message at the field [VAL-11]', async () => {
  const { user } = await open();
  await enterText(user, getField(/^Phone/), '12');
  await user.type(getField('Password'), 'short{Enter}');
  await screen.findByRole('heading', { name: 'There is a problem' });
  const summary = within(screen.getByRole('alert'));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'First Name: Required',
    'Last Name: Required',
    'Email is required to create an account',
    'Enter valid Phone Number',
    expect.stringContaining('assword'),
  ]);
  expect(getField('First Name')).toHaveAccessibleDescription('Required');
});

const fillRegistration = () => {
  fill('First Name', 'Dana');
  fill('Last Name', 'Reyes');
  fill('Email', 'Dana@Example.com');
  fill(/^Phone/, '13035550142');
  fill('Password', PASSWORD);
};

test('keeps what is entered, but not the password, for a reload, until the account is created [ACCT-1/create]', async () => {
  await open();
  fillRegistration();
  expectNotExposed(PASSWORD);
  cleanup();
  const { user } = await open(ok({ tokenId: 'limited' }));
  expect(getField('First Name')).toHaveValue('Dana');
  expect(getField('Email')).toHaveValue('Dana@Example.com');
  expect(getField(/^Phone/)).toHaveValue('1 (303) 555-0142');
  expect(getField('Password')).toHaveValue('');
  fill('Password', PASSWORD);
  await user.click(getButton('Create An Account'));
  await screen.findByText('Verify your account');
  cleanup();
  await open();
  expect(getField('First Name')).toHaveValue('');
});

test('sends digits and a lowercase email, then asks to verify the account [ACCT-5] [VAL-3] [VAL-6/digits]', async () => {
  const { calls, user, store } = await open(ok({ tokenId: 'limited' }));
  fillRegistration();
  expect(getField(/^Phone/)).toHaveValue('1 (303) 555-0142');
  await user.click(screen.getByRole('checkbox'));
  await user.click(getButton('Create An Account'));
  const title = await screen.findByText('Verify your account');
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.getByText(/dana@example\.com/)).toBeVisible();
  expect(calls[0]?.body).toMatchObject({
    email: 'dana@example.com',
    authString: PASSWORD,
    firstName: 'Dana',
    lastName: 'Reyes',
    phone: '13035550142',
  });
  expect(calls.map(({ url }) => url.pathname)).toContain('/bsro/services/contact/emailsignup/');
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
});

test.each<[string, string, FakeResponse, string, string | undefined]>([
  [
    '053 User Registration Failed',
    'user-exists',
    refused('053', 'User Registration Failed'),
    'USER ALREADY EXISTS',
    'Email',
  ],
  [
    'Password invalid',
    'password-invalid',
    refused('053', 'Password invalid'),
    'Your password does not meet our updated security requirements and needs to be reset. Please create a new password.',
    'Password',
  ],
  [
    'InvalidLogin',
    'invalid-login',
    refused('InvalidLogin', ''),
    'There is a problem with the username or password supplied. Please try again.',
    undefined,
  ],
])(
  'shows the reason after %s, at its field if it has one, and keeps the input [ACCT-5/%s]',
  async (_name, _clause, reply, text, label) => {
    const { user } = await open(reply);
    fillRegistration();
    await user.click(getButton('Create An Account'));
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText(text)).toBeVisible();
    expect(getField('First Name')).toHaveValue('Dana');
    expect(getField('Password')).toHaveValue(PASSWORD);
    await waitFor(() => expect(getButton('Create An Account')).toBeEnabled());
    if (label === undefined) return;
    expect(getField(label)).toBeInvalid();
    await user.click(summary.getByRole('link', { name: text }));
    expect(getField(label)).toHaveFocus();
    await enterText(user, getField(label), 'x');
    expect(screen.queryByText(text)).toBeNull();
  },
);

test.each<[string, FakeResponse]>([
  ['520 Internal Error', refused('520', 'Internal Error')],
  ['a success without a token', ok({})],
  ...listFailures(),
])(
  'shows a panel after %s, keeps the form filled in, and exposes no password [ACCT-2/system-error] [ACCT-5/system-error] [HTTP-5] [STATE-5/not-logged] [STATE-5/not-persisted]',
  async (_name, reply) => {
    const { user } = await open(reply);
    fillRegistration();
    await user.click(getButton('Create An Account'));
    expect(await screen.findByText('Something went wrong...Please try again later.')).toBeVisible();
    await user.click(getButton('Try Again'));
    expect(getField('First Name')).toHaveFocus();
    expect(getField('Password')).toHaveValue(PASSWORD);
    await waitFor(() => expect(getButton('Create An Account')).toBeEnabled());
    expectNotExposed(PASSWORD);
  },
);

test('keeps what is entered when the visitor closes the panel after a failure [ACCT-5/system-error]', async () => {
  const { user, onClose } = await open(refused('520', 'Internal Error'));
  fillRegistration();
  await user.click(getButton('Create An Account'));
  await screen.findByText('Something went wrong...Please try again later.');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await open();
  expect(getField('First Name')).toHaveValue('Dana');
});

test('asks to verify the account without waiting for the subscription to emails [ACCT-5]', async () => {
  const { user } = await open((path) =>
    path === 'account/create' ? ok({ tokenId: 'limited' }) : 'hang',
  );
  fillRegistration();
  await user.click(screen.getByRole('checkbox'));
  await user.click(getButton('Create An Account'));
  const title = await screen.findByText('Verify your account');
  await waitFor(() => expect(title).toHaveFocus());
});

test('hints that all four character classes are needed, although one is enough [VAL-10/checklist]', async () => {
  await open();
  const hint = screen.getByText(
    'Use all four: lowercase, uppercase, a number, and a special character.',
  );
  expect(getField('Password')).toHaveAccessibleDescription(
    expect.stringContaining(hint.textContent),
  );
});

test('checks off length and character classes while the user types [VAL-10/checklist]', async () => {
  const { user } = await open();
  const getMetRules = () =>
    screen
      .getAllByRole('listitem')
      .filter((item) => item.dataset['met'] === 'true')
      .map((item) => item.textContent);
  expect(getMetRules()).toEqual([]);
  await enterText(user, getField('Password'), 'aB3!');
  expect(getMetRules()).toHaveLength(4);
  await enterText(user, getField('Password'), 'long');
  expect(getMetRules()).toHaveLength(5);
});

test('keeps the caret in place in a formatted phone number [VAL-6/caret]', async () => {
  const { user } = await open();
  const phone = getField(/^Phone/);
  if (!(phone instanceof HTMLInputElement)) throw new Error('not an input');
  await enterText(user, phone, '3035550142');
  await user.type(phone, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(phone).toHaveValue('(309) 355-50142');
  expect(phone.selectionStart).toBe(4);
});

test.each([
  ['3035550142', '(303) 555-0142'],
  ['+1 303-555-0142', '1 (303) 555-0142'],
  ['(303) 555-0142', '(303) 555-0142'],
])(
  'formats the number %s that a password manager fills in [VAL-6/format]',
  async (filled, shown) => {
    await open();
    fill(/^Phone/, filled);
    expect(getField(/^Phone/)).toHaveValue(shown);
  },
);
