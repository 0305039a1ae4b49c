import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { clearCookies } from '../../../test/clear-cookies';
import { standInForDialogs } from '../../../test/dialog-stand-in';
import { fakeServices, refusal, success } from '../../../test/fakeServices';
import type { Reply } from '../../../test/fakeServices';
import { createStore } from '../../store';
import { selectIsLoggedIn } from '../../store/slices/account';
import AccountDialogs from '.';

beforeAll(standInForDialogs);

const error = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  error.mockClear();
  clearCookies();
  localStorage.clear();
});

const PASSWORD = 'roadside-7';

const mount = (name: 'sign-in' | 'create-account', reply: Reply | ((path: string) => Reply)) => {
  const calls = fakeServices(({ url }) =>
    typeof reply === 'function' ? reply(url.pathname) : reply,
  );
  const store = createStore();
  const told = { onSwitch: jest.fn(), onClose: jest.fn(), onSignedIn: jest.fn() };
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const view = render(
    <Provider store={store}>
      <AccountDialogs name={name} returnFocus={() => null} {...told} />
    </Provider>,
  );
  return { calls, store, view, ...told, user: userEvent.setup({ delay: null }) };
};

const field = (label: string | RegExp) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });

/** As a password manager fills: the whole text at once, without focus or keys. */
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });

const fillSignIn = () => {
  fill('Email', 'Dana@Example.com');
  fill('Password', PASSWORD);
};

const signInWith = async (reply: Reply) => {
  const mounted = mount('sign-in', reply);
  fillSignIn();
  await mounted.user.click(button('Sign In'));
  return mounted;
};

test('ACCT-1 the sign-in dialog has its fields, links and tokens for password managers', () => {
  mount('sign-in', success({}));
  const dialog = screen.getByRole('dialog', { name: 'Sign In' });
  expect(within(dialog).getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(field('Password')).toHaveAttribute('type', 'password');
  expect(field('Email').closest('form')).toHaveAttribute('method', 'post');
  expect(field('Email')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Forgot Your Password?' })).toHaveAttribute(
    'href',
    '/account/forgot-password',
  );
  expect(button("Don't have an account? Sign Up")).toBeInTheDocument();
});

test('ACCT-1 the dialog to create an account has its fields, links and tokens', () => {
  mount('create-account', success({}));
  expect(screen.getByRole('dialog', { name: 'Create An Account' })).toBeInTheDocument();
  expect(field('First Name')).toHaveAttribute('autocomplete', 'given-name');
  expect(field('Last Name')).toHaveAttribute('autocomplete', 'family-name');
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
  expect(field(/^Phone/)).toHaveAttribute('autocomplete', 'tel-national');
  expect(field(/^Phone/)).not.toBeRequired();
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(button('Have an account? Sign In')).toBeInTheDocument();
});

test('ACCT-3 VAL-11 VAL-12 an empty form says what is missing, in words and in one place', async () => {
  const { user, calls } = mount('sign-in', success({}));
  await user.click(button('Sign In'));
  const heading = await screen.findByRole('heading', { name: 'There is a problem' });
  const summary = heading.closest('[tabindex]');
  await waitFor(() => expect(summary).toHaveFocus());
  const link = screen.getByRole('link', { name: 'Email address is required to sign-in' });
  expect(screen.getByRole('link', { name: 'Password is required' })).toBeInTheDocument();
  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveAccessibleDescription('Email address is required to sign-in');
  expect(button('Sign In')).toBeDisabled();
  await user.click(link);
  expect(field('Email')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('VAL-11 the summary names each field, the message beside it stays as it is', async () => {
  const { user } = mount('create-account', success({}));
  await user.type(field(/^Phone/), '12');
  await user.type(field('Password'), 'short{Enter}');
  await screen.findByRole('heading', { name: 'There is a problem' });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'First Name: Required',
    'Last Name: Required',
    'Email is required to create an account',
    'Enter valid Phone Number',
    expect.stringContaining('assword'),
  ]);
  expect(field('First Name')).toHaveAccessibleDescription('Required');
});

test('VAL-12 Enter in a form with errors still says what they are', async () => {
  const { user } = mount('sign-in', success({}));
  await user.type(field('Email'), 'dana@example');
  await user.tab();
  await waitFor(() => expect(button('Sign In')).toBeDisabled());
  await user.type(field('Email'), '{Enter}');
  expect(await screen.findByRole('link', { name: 'Enter valid email address' })).toBeVisible();
  await user.type(field('Email'), '.com');
  await user.type(field('Password'), PASSWORD);
  await waitFor(() => expect(button('Sign In')).toBeEnabled());
  expect(screen.queryByText('There is a problem')).toBeNull();
});

test('ACCT-4 VAL-3 a sign-in sends the e-mail in lower case, once, and ends the dialog', async () => {
  const account = { DRIVER: [{ ID: '1', FIRSTNAME: 'Dana' }] };
  const { calls, store, onSignedIn, onClose } = await signInWith(
    success({ tokenId: 'token-1', account }),
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onSignedIn).toHaveBeenCalledTimes(1);
  expect(selectIsLoggedIn(store.getState())).toBe('true');
  const [authenticate] = calls.filter(({ url }) => url.pathname.endsWith('account/authenticate'));
  expect(authenticate?.body).toMatchObject({ email: 'dana@example.com', authString: PASSWORD });
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('VAL-12 while it signs in the button is busy and cannot be pressed again', async () => {
  const { calls, user } = await signInWith('hang');
  const busy = await screen.findByRole('button', { name: 'Signing in…' });
  expect(busy).toBeDisabled();
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await user.type(field('Password'), '{Enter}');
  expect(calls).toHaveLength(1);
});

test.each<[string, Reply, string]>([
  ['053 Invalid Login', refusal('053', 'Invalid Login'), 'Username or password is invalid'],
  ['InvalidLogin', refusal('InvalidLogin', ''), 'Username or password is invalid'],
  ['053 Account Locked', refusal('053', 'Account Locked'), 'Your account has been locked.'],
  [
    '053 Password change required',
    refusal('053', 'Password change required'),
    'Due to account inactivity your password must be changed.',
  ],
  ['520', refusal('520', 'Internal Error'), 'Something went wrong...Please try again later.'],
  ['an unknown refusal', refusal('053', 'New'), 'Something went wrong...Please try again later.'],
  ['__proto__', refusal('053', '__proto__'), 'Something went wrong...Please try again later.'],
  ['a failed network', 'reset', 'Something went wrong...Please try again later.'],
  ['a 500', { status: 500, json: {} }, 'Something went wrong...Please try again later.'],
  ['HTML', { text: '<!doctype html>' }, 'Something went wrong...Please try again later.'],
  ['a success without a token', success({}), 'Something went wrong...Please try again later.'],
  ['a wrong shape', success({ tokenId: 7 }), 'Something went wrong...Please try again later.'],
])(
  'ACCT-4 HTTP-5 after %s the form says why and keeps what was typed',
  async (_name, reply, text) => {
    const { onClose, user } = await signInWith(reply);
    expect(await screen.findByText(text)).toBeVisible();
    expect(field('Email')).toHaveValue('Dana@Example.com');
    expect(field('Password')).toHaveValue(PASSWORD);
    await waitFor(() => expect(button('Sign In')).toBeEnabled());
    expect(onClose).not.toHaveBeenCalled();
    await user.click(button('Sign In'));
    expect(await screen.findAllByText(/Username|locked|wrong|inactivity/)).toHaveLength(1);
  },
);

test('ACCT-4 an account that gets locked while one tries says so, with the way out', async () => {
  let tries = 0;
  const { user } = mount('sign-in', () => {
    tries += 1;
    return refusal('053', tries < 3 ? 'Invalid Login' : 'Account Locked');
  });
  fillSignIn();
  for (let count = 0; count < 3; count += 1) {
    await waitFor(() => expect(button('Sign In')).toBeEnabled());
    await user.click(button('Sign In'));
    await waitFor(() => expect(tries).toBe(count + 1));
  }
  expect(
    await screen.findByText('Your account has been locked due to too many failed login attempts.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Click to Reset Password' })).toHaveAttribute(
    'href',
    '/account/forgot-password',
  );
});

test.each<[string, Reply, string | RegExp]>([
  [
    '053 Email confirmation required',
    refusal('053', 'Email confirmation required'),
    'Verify your account',
  ],
  ['053 User not found', refusal('053', 'User not found'), /This account could not be located/],
  ['003', refusal('003', 'Internal Error'), 'Password reset e-mail not found'],
  ['an invalid token', refusal('053', 'Access token is invalid'), 'Account verification failed'],
  ['an invalid code', refusal('053', 'Confirmation code invalid'), 'Account verification failed'],
])('ACCT-2 ACCT-4 %s leads to its panel', async (_name, reply, text) => {
  await signInWith(reply);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText('There is a problem')).toBeNull();
});

const successThatSays = (message: string): Reply => ({
  json: {
    success: 'true',
    status: '200',
    version: 'v3',
    message: {},
    data: { message, tokenId: 't' },
  },
});

test('ACCT-2 ACCT-4 a success that says Confirm Channel welcomes and does not sign in', async () => {
  const { store, onSignedIn } = await signInWith(successThatSays('Confirm Channel'));
  expect(await screen.findByText('Welcome to your new account')).toBeVisible();
  expect(selectIsLoggedIn(store.getState())).not.toBe('true');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('ACCT-2 ACCT-4 a success that says the mail is verified leads to its panel', async () => {
  await signInWith(successThatSays('Email verified successfully'));
  expect(await screen.findByText('Account verified')).toBeVisible();
});

const fillRegistration = () => {
  fill('First Name', 'Dana');
  fill('Last Name', 'Reyes');
  fill('Email', 'Dana@Example.com');
  fill(/^Phone/, '13035550142');
  fill('Password', PASSWORD);
};

test('ACCT-5 VAL-3 VAL-6 a registration sends digits and a lower-case e-mail and asks to verify', async () => {
  const { calls, user, store } = mount('create-account', success({ tokenId: 'limited' }));
  fillRegistration();
  expect(field(/^Phone/)).toHaveValue('1 (303) 555-0142');
  await user.click(screen.getByRole('checkbox'));
  await user.click(button('Create An Account'));
  expect(await screen.findByText('Verify your account')).toHaveFocus();
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

test.each<[string, Reply, string]>([
  [
    '053 User Registration Failed',
    refusal('053', 'User Registration Failed'),
    'USER ALREADY EXISTS',
  ],
  [
    'Password invalid',
    refusal('053', 'Password invalid'),
    'Your password does not meet our updated security requirements and needs to be reset. Please create a new password.',
  ],
  [
    'InvalidLogin',
    refusal('InvalidLogin', ''),
    'There is a problem with the username or password supplied. Please try again.',
  ],
  ['520', refusal('520', 'Internal Error'), 'Something went wrong...Please try again later.'],
  ['a failed network', 'reset', 'Something went wrong...Please try again later.'],
  ['a 500', { status: 500, json: {} }, 'Something went wrong...Please try again later.'],
  ['HTML', { text: '<p>' }, 'Something went wrong...Please try again later.'],
])(
  'ACCT-5 HTTP-5 after %s the form says why and keeps what was typed',
  async (_name, reply, text) => {
    const { user } = mount('create-account', reply);
    fillRegistration();
    await user.click(button('Create An Account'));
    expect(await screen.findByText(text)).toBeVisible();
    expect(field('First Name')).toHaveValue('Dana');
    expect(field('Password')).toHaveValue(PASSWORD);
    await waitFor(() => expect(button('Create An Account')).toBeEnabled());
  },
);

test('VAL-10 the checklist ticks each class and the length while one types', async () => {
  const { user } = mount('create-account', success({}));
  const met = () =>
    screen
      .getAllByRole('listitem')
      .filter((item) => item.dataset['met'] === 'true')
      .map((item) => item.textContent);
  expect(met()).toEqual([]);
  await user.type(field('Password'), 'aB3!');
  expect(met()).toHaveLength(4);
  await user.type(field('Password'), 'long');
  expect(met()).toHaveLength(5);
});

test('ACCT-1 a password can be shown, and pasting works', async () => {
  const { user } = mount('sign-in', success({}));
  await user.click(field('Password'));
  await user.paste('pasted-secret');
  expect(field('Password')).toHaveValue('pasted-secret');
  await user.click(button('Show password'));
  expect(field('Password')).toHaveAttribute('type', 'text');
  await user.click(button('Hide password'));
  expect(field('Password')).toHaveAttribute('type', 'password');
});

test('VAL-6 the caret stays where one types in a formatted phone number', async () => {
  const { user } = mount('create-account', success({}));
  const phone = field(/^Phone/);
  if (!(phone instanceof HTMLInputElement)) throw new Error('not an input');
  await user.type(phone, '3035550142');
  await user.type(phone, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(phone).toHaveValue('(309) 355-50142');
  expect(phone.selectionStart).toBe(4);
});

test('ACCT-1 the links at the forms’ ends lead from one dialog to the other', async () => {
  const { user, onSwitch, view, store } = mount('sign-in', success({}));
  await user.click(button("Don't have an account? Sign Up"));
  expect(onSwitch).toHaveBeenCalledWith('create-account');
  const onClose = jest.fn();
  view.rerender(
    <Provider store={store}>
      <AccountDialogs
        name="create-account"
        returnFocus={() => null}
        onSwitch={onSwitch}
        onClose={onClose}
        onSignedIn={jest.fn()}
      />
    </Provider>,
  );
  expect(await screen.findByRole('dialog', { name: 'Create An Account' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button('Have an account? Sign In'));
  expect(onSwitch).toHaveBeenLastCalledWith('sign-in');
});

test('VAL-11 an error that comes with leaving a field waits for the click that left it', async () => {
  mount('sign-in', success({}));
  const email = field('Email');
  const link = button("Don't have an account? Sign Up");
  email.focus();
  fireEvent.pointerDown(link);
  fireEvent.blur(email);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.queryByText('Email address is required to sign-in')).toBeNull();
  fireEvent.pointerUp(link);
  expect(await screen.findByText('Email address is required to sign-in')).toBeVisible();
});

test('MODL-1 Escape closes an untouched form and keeps one that was typed in', async () => {
  const { user, onClose } = mount('sign-in', success({}));
  await user.type(field('Email'), 'd');
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(button('Close')).toHaveFocus();
  await user.clear(field('Email'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('STATE-5 a password reaches neither the console nor the address nor storage', async () => {
  await signInWith({ status: 500, json: {} });
  await screen.findByText(/Something went wrong/);
  expect(JSON.stringify(error.mock.calls.map((call) => call.map(String)))).not.toContain(PASSWORD);
  expect(location.href + document.cookie + JSON.stringify(localStorage)).not.toContain(PASSWORD);
});
