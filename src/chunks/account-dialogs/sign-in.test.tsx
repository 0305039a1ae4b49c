import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clearCookies } from '../../../test/clear-cookies';
import { enterText } from '../../../test/enter-text';
import { fakeDialogs } from '../../../test/fake-dialogs';
import { listFailures, ok, refused } from '../../../test/fake-services';
import type { FakeResponse } from '../../../test/fake-services';
import {
  getButton,
  expectNotExposed,
  getField,
  fill,
  getLink,
  mountDialog,
  createSuccess,
} from '../../../test/mount-account-dialog';
import type { AnyReply } from '../../../test/mount-account-dialog';
import { WRITE_TIMEOUT } from '../../services/http';
import { signIn } from '../../store/account/sign-in-thunks';
import type * as SignInThunks from '../../store/account/sign-in-thunks';
import { selectLoginState } from '../../store/account/account-slice';

jest.mock('../../store/account/sign-in-thunks', () => {
  const actual = jest.requireActual<typeof SignInThunks>('../../store/account/sign-in-thunks');
  return { ...actual, signIn: jest.fn(actual.signIn) };
});

beforeAll(fakeDialogs);

const error = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  error.mockClear();
  clearCookies();
  localStorage.clear();
  document.documentElement.dataset['siteName'] = 'fcac';
});

const PASSWORD = 'roadside-7';

const fillSignIn = () => {
  fill('Email', 'Dana@Example.com');
  fill('Password', PASSWORD);
};

const signInWith = async (reply: AnyReply) => {
  const mounted = mountDialog('sign-in', reply);
  fillSignIn();
  await mounted.user.click(getButton('Sign In'));
  return mounted;
};

test('shows the fields, links, and autocomplete tokens of the sign-in dialog [ACCT-1/sign-in]', () => {
  mountDialog('sign-in', ok({}));
  const dialog = screen.getByRole('dialog', { name: 'Sign In' });
  expect(within(dialog).getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(getField('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(getField('Password')).toHaveAttribute('type', 'password');
  expect(getField('Email').closest('form')).toHaveAttribute('method', 'post');
  expect(getField('Email')).toHaveFocus();
  expect(getLink('Forgot Your Password?')).toHaveAttribute('href', '/account/forgot-password');
  expect(getLink("Don't have an account? Sign Up")).toHaveAttribute(
    'href',
    '/account/create-account',
  );
});

test('reports the errors of an empty form in one summary [ACCT-3/sign-in] [VAL-11] [VAL-12/errors]', async () => {
  const { user, calls } = mountDialog('sign-in', ok({}));
  await user.click(getButton('Sign In'));
  const heading = await screen.findByRole('heading', { name: 'There is a problem' });
  const summary = heading.closest('[tabindex]');
  await waitFor(() => expect(summary).toHaveFocus());
  const link = screen.getByRole('link', { name: 'Email address is required to sign-in' });
  expect(screen.getByRole('link', { name: 'Password is required' })).toBeInTheDocument();
  expect(getField('Email')).toBeInvalid();
  expect(getField('Email')).toHaveAccessibleDescription('Email address is required to sign-in');
  expect(getButton('Sign In')).toBeDisabled();
  await user.click(link);
  expect(getField('Email')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('reports the errors when Enter is pressed in an invalid form [VAL-12/errors]', async () => {
  const { user } = mountDialog('sign-in', ok({}));
  await enterText(user, getField('Email'), 'dana@example');
  await user.tab();
  await waitFor(() => expect(getButton('Sign In')).toBeDisabled());
  await user.type(getField('Email'), '{Enter}');
  expect(await screen.findByRole('link', { name: 'Enter valid email address' })).toBeVisible();
  await enterText(user, getField('Email'), '.com');
  await enterText(user, getField('Password'), PASSWORD);
  await waitFor(() => expect(getButton('Sign In')).toBeEnabled());
  expect(screen.queryByText('There is a problem')).toBeNull();
});

test('sends the lowercase email once and closes the dialog [ACCT-4] [VAL-3]', async () => {
  const account = { DRIVER: [{ ID: '1', FIRSTNAME: 'Dana' }] };
  const { calls, store, onSignedIn, onClose } = await signInWith(
    ok({ tokenId: 'token-1', account }),
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onSignedIn).toHaveBeenCalledTimes(1);
  expect(selectLoginState(store.getState())).toBe('true');
  const [authenticate] = calls.filter(({ url }) => url.pathname.endsWith('account/authenticate'));
  expect(authenticate?.body).toMatchObject({ email: 'dana@example.com', authString: PASSWORD });
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('marks the button as busy and ignores clicks while signing in [VAL-12/submitting]', async () => {
  const { calls, user } = await signInWith('hang');
  const busy = await screen.findByRole('button', { name: 'Signing in…' });
  expect(busy).toBeDisabled();
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await user.type(getField('Password'), '{Enter}');
  expect(calls).toHaveLength(1);
});

test.each<[string, string, FakeResponse, string]>([
  [
    '053 Invalid Login',
    'invalid-login',
    refused('053', 'Invalid Login'),
    'Username or password is invalid',
  ],
  ['InvalidLogin', 'invalid-login', refused('InvalidLogin', ''), 'Username or password is invalid'],
  [
    'a success with the status InvalidLogin',
    'invalid-login',
    { json: { success: 'true', status: 'InvalidLogin', data: { tokenId: 't' } } },
    'Username or password is invalid',
  ],
  [
    '053 Account Locked',
    'locked',
    refused('053', 'Account Locked'),
    'Your account has been locked.',
  ],
  [
    '053 Password change required without a token',
    'password-change',
    refused('053', 'Password change required'),
    'Due to account inactivity your password must be changed.',
  ],
])(
  'shows the reason after %s and keeps the input [ACCT-4/%s]',
  async (_name, _clause, reply, text) => {
    const { onClose, user } = await signInWith(reply);
    expect(await screen.findByText(text)).toBeVisible();
    expect(getField('Email')).toHaveValue('Dana@Example.com');
    expect(getField('Password')).toHaveValue(PASSWORD);
    await waitFor(() => expect(getButton('Sign In')).toBeEnabled());
    expect(onClose).not.toHaveBeenCalled();
    await user.click(getButton('Sign In'));
    expect(await screen.findAllByText(/Username|locked|inactivity/)).toHaveLength(1);
  },
);

const SYSTEM_ERROR = 'Something went wrong...Please try again later.';

test.each<[string, FakeResponse]>([
  ['520 Internal Error', refused('520', 'Internal Error')],
  ['an unknown refusal', refused('053', 'New')],
  ['__proto__', refused('053', '__proto__')],
  ['a success without a token', ok({})],
  ...listFailures(),
])(
  'shows a panel after %s, keeps the form filled in, and exposes no password [ACCT-2/system-error] [ACCT-4/system-error] [HTTP-5] [STATE-5/not-logged] [STATE-5/not-persisted]',
  async (_name, reply) => {
    const { onClose, user } = await signInWith(reply);
    expect(await screen.findByText(SYSTEM_ERROR)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'System error' })).toHaveFocus(),
    );
    expect(onClose).not.toHaveBeenCalled();
    await user.click(getButton('Try Again'));
    expect(getField('Email')).toHaveFocus();
    expect(getField('Email')).toHaveValue('Dana@Example.com');
    expect(getField('Password')).toHaveValue(PASSWORD);
    expect(getButton('Sign In')).toBeEnabled();
    expectNotExposed(PASSWORD);
  },
);

test('shows the system-error panel for a thrown error [ACCT-4/thrown]', async () => {
  jest.mocked(signIn).mockReturnValueOnce(() => Promise.reject(new Error('bug')));
  await signInWith(ok({}));
  expect(await screen.findByText(SYSTEM_ERROR)).toBeVisible();
});

test('shows the system-error panel when the call times out [ACCT-4] [HTTP-5/hang]', async () => {
  jest.useFakeTimers();
  mountDialog('sign-in', 'hang');
  fillSignIn();
  fireEvent.click(getButton('Sign In'));
  await jest.advanceTimersByTimeAsync(WRITE_TIMEOUT + 10);
  jest.useRealTimers();
  expect(await screen.findByText(SYSTEM_ERROR)).toBeVisible();
});

test('offers to reset the password when repeated attempts lock the account [ACCT-4/locked]', async () => {
  let tries = 0;
  const { user } = mountDialog('sign-in', () => {
    tries += 1;
    return refused('053', tries < 3 ? 'Invalid Login' : 'Account Locked');
  });
  fillSignIn();
  for (let count = 0; count < 3; count += 1) {
    await waitFor(() => expect(getButton('Sign In')).toBeEnabled());
    await user.click(getButton('Sign In'));
    await waitFor(() => expect(tries).toBe(count + 1));
  }
  expect(
    await screen.findByText('Your account has been locked due to too many failed login attempts.'),
  ).toBeVisible();
  await user.click(getLink('Click to Reset Password'));
  expect(await screen.findByRole('dialog', { name: 'Forgot Password' })).toBeVisible();
  expect(await screen.findByLabelText('Email')).toHaveValue('Dana@Example.com');
});

interface PanelOutcome {
  readonly outcome: string;
  /** The clause of ACCT-2 and ACCT-4 that the outcome belongs to. */
  readonly clause: string;
  readonly reply: FakeResponse;
  readonly panel: string;
  readonly heading: string;
}

test.each<PanelOutcome>([
  {
    outcome: '053 Email confirmation required',
    clause: 'verify',
    reply: refused('053', 'Email confirmation required'),
    panel: 'verify-account',
    heading: 'Verify your account',
  },
  {
    outcome: '053 User not found',
    clause: 'user-not-found',
    reply: refused('053', 'User not found'),
    panel: 'user-not-found',
    heading: 'User not found',
  },
  {
    outcome: '003',
    clause: 'reset-email-not-found',
    reply: refused('003', 'Internal Error'),
    panel: 'reset-email-not-found',
    heading: 'Password reset email not found',
  },
  {
    outcome: 'an invalid token',
    clause: 'verification-failed',
    reply: refused('053', 'Access token is invalid'),
    panel: 'verification-failed',
    heading: 'Account verification failed',
  },
  {
    outcome: 'an invalid code',
    clause: 'verification-failed',
    reply: refused('053', 'Confirmation code invalid'),
    panel: 'verification-failed',
    heading: 'Account verification failed',
  },
  {
    outcome: 'Confirm Channel',
    clause: 'migrated',
    reply: createSuccess('Confirm Channel'),
    panel: 'migrated-user',
    heading: 'Welcome to your new account',
  },
  {
    outcome: 'Email verified successfully',
    clause: 'verified',
    reply: createSuccess('Email verified successfully'),
    panel: 'account-verified',
    heading: 'Account verified',
  },
])(
  'shows the panel for $outcome [ACCT-2/$clause] [ACCT-4/$clause]',
  async ({ reply, panel, heading }) => {
    const { store, onSignedIn } = await signInWith(reply);
    const title = await screen.findByRole('heading', { name: heading });
    await waitFor(() => expect(title).toHaveFocus());
    expect(title.closest('[data-panel]')).toHaveAttribute('data-panel', panel);
    expect(document.querySelector('input[name="email"]')).toHaveValue('Dana@Example.com');
    expect(screen.queryByText('There is a problem')).toBeNull();
    expect(selectLoginState(store.getState())).not.toBe('true');
    expect(onSignedIn).not.toHaveBeenCalled();
  },
);

test('switches to the change-password form when the password must change, and signs in afterwards [ACCT-4/password-change]', async () => {
  const account = { DRIVER: [{ ID: '1', FIRSTNAME: 'Dana' }] };
  const { user, calls, onSignedIn } = await signInWith((path) =>
    path === 'account/authenticate'
      ? refused('053', 'Password change required', { tokenId: 'limited' })
      : ok({ tokenId: 'full', account }),
  );
  expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeVisible();
  expect(await screen.findByText(/^Change your password before/)).toBeVisible();
  await enterText(user, screen.getByLabelText('Current Password'), PASSWORD);
  await enterText(user, getField('New Password'), 'winter-tread-9');
  await user.click(getButton('Submit'));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(calls[1]).toMatchObject({
    headers: { tokenId: 'limited' },
    body: {
      oldEmail: 'dana@example.com',
      oldAuthString: PASSWORD,
      newAuthString: 'winter-tread-9',
    },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['v1', 1],
  ['v3', 0],
])(
  'asks for the email and the confirmation of a required password as the version %s of the account does [SITE-5/account] [ACCT-1/v3]',
  async (version, count) => {
    await signInWith({
      json: {
        success: 'false',
        status: '053',
        version,
        message: { error: 'Password change required' },
        data: { tokenId: 'limited' },
      },
    });
    await screen.findByLabelText('Current Password');
    expect(screen.queryAllByLabelText('Current Login Email')).toHaveLength(count);
    expect(screen.queryAllByLabelText('Confirm New Password')).toHaveLength(count);
  },
);

test('can show a password and accepts a pasted one [ACCT-1/sign-in]', async () => {
  const { user } = mountDialog('sign-in', ok({}));
  await user.click(getField('Password'));
  await user.paste('pasted-secret');
  expect(getField('Password')).toHaveValue('pasted-secret');
  await user.click(getButton('Show password'));
  expect(getField('Password')).toHaveAttribute('type', 'text');
  await user.click(getButton('Hide password'));
  expect(getField('Password')).toHaveAttribute('type', 'password');
});

test('delays an error on blur until the click that caused the blur is done [VAL-11]', async () => {
  mountDialog('sign-in', ok({}));
  const email = getField('Email');
  const away = getLink("Don't have an account? Sign Up");
  email.focus();
  fireEvent.pointerDown(away);
  fireEvent.blur(email);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(screen.queryByText('Email address is required to sign-in')).toBeNull();
  fireEvent.pointerUp(away);
  expect(await screen.findByText('Email address is required to sign-in')).toBeVisible();
});

test("keeps the password out of the console, the URL, storage, and the page's HTML [STATE-5]", async () => {
  await signInWith({ status: 500, json: {} });
  await screen.findByText(/Something went wrong/);
  expect(JSON.stringify(error.mock.calls.map((call) => call.map(String)))).not.toContain(PASSWORD);
  expect(location.href + document.cookie + JSON.stringify(localStorage)).not.toContain(PASSWORD);
  expect(document.documentElement.outerHTML).not.toContain(PASSWORD);
});
