import { screen, waitFor } from '@testing-library/react';
import { clearCookies } from '../../../../test/clear-cookies';
import { enterText } from '../../../../test/enter-text';
import { fakeDialogs } from '../../../../test/fake-dialogs';
import { listFailures, ok, refused, SESSION_EXPIRED } from '../../../../test/fake-services';
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
import { writeCookie } from '../../../browser/cookies';
import { createReduxStore } from '../../../store';
import { loggedIn, selectLoginState, selectTokenId } from '../../../store/account/account-slice';
import { goTo } from '../../../browser/navigation';
import { SIGN_IN_LINK } from '../../../site/pages';

jest.mock('../../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../../browser/navigation'),
  goTo: jest.fn(),
}));

beforeAll(fakeDialogs);
// The first import of a lazy module includes its compilation.
beforeAll(() => import('.'), 60_000);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.mocked(goTo).mockClear();
  clearCookies();
  localStorage.clear();
});

const EMAIL = 'dana@example.com';

/** The responses that are a system error in all of these forms. */
const SYSTEM_ERRORS: readonly (readonly [string, FakeResponse])[] = [
  ...listFailures(),
  ['a response without an envelope', { json: { done: true } }],
];

/** Waits for a panel, which gets the focus. */
const expectPanel = async (heading: string): Promise<void> => {
  const title = await screen.findByRole('heading', { name: heading });
  await waitFor(() => expect(title).toHaveFocus());
};

describe('Forgot Password', () => {
  const open = async (reply: AnyReply = ok({})) => {
    const mounted = mountDialog('forgot-password', reply);
    await waitFor(() => expect(getField('Email')).toHaveFocus());
    return mounted;
  };

  test('asks for an email address, with Submit and Cancel [ACCT-1/forgot] [ACCT-3/forgot]', async () => {
    const { user, onClose } = await open();
    expect(getField('Email')).toHaveFocus();
    expect(getField('Email')).toHaveAttribute('autocomplete', 'username');
    await user.click(getButton('Submit'));
    expect(
      await screen.findByRole('link', { name: 'Please provide an email address' }),
    ).toBeVisible();
    expect(getButton('Submit')).toBeDisabled();
    await enterText(user, getField('Email'), 'dana@example');
    expect(await screen.findByRole('link', { name: 'Enter valid email address' })).toBeVisible();
    await user.click(getButton('Cancel'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('confirms that the request was sent and links to sign-in [ACCT-6/forgot] [VAL-3]', async () => {
    const { user, calls } = await open(ok({ message: 'Sent' }));
    fill('Email', ' Dana@Example.com ');
    await user.click(getButton('Submit'));
    const message =
      'Password reset request has been submitted. Please check your email for further instructions.';
    expect((await screen.findByText(message)).closest('.bsro-account-panel--good')).not.toBeNull();
    expect(calls[0]?.body).toEqual({ email: EMAIL });
    await user.click(getLink('Sign In'));
    expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
    expect(getField('Email')).toHaveValue(EMAIL);
  });

  test.each<[string, FakeResponse, string]>([
    ['053 User not found', refused('053', 'User not found'), 'User not found'],
    ['003', refused('003', 'Internal Error'), 'Password reset email not found'],
    ...SYSTEM_ERRORS.map(([name, reply]): [string, FakeResponse, string] => [
      name,
      reply,
      'System error',
    ]),
  ])(
    'returns from the panel shown after %s to the form, which keeps its input [ACCT-2] [ACCT-6/forgot] [HTTP-5]',
    async (_, reply, heading) => {
      const { user } = await open(reply);
      fill('Email', EMAIL);
      await user.click(getButton('Submit'));
      await expectPanel(heading);
      await user.click(getButton(/Back|Try Again/));
      expect(getField('Email')).toHaveValue(EMAIL);
      expect(getField('Email')).toHaveFocus();
      await waitFor(() => expect(getButton('Submit')).toBeEnabled());
    },
  );
});

describe('Change Password', () => {
  const open = async (reply: AnyReply = ok({}), version?: string) => {
    if (version !== undefined) writeCookie('accountVersion', version);
    const store = createReduxStore();
    const profile = {
      DRIVER: [{ ID: '1', FIRSTNAME: 'Dana', EMAIL, EMAIL_REMINDERS: '0' }],
      FILL_UP: [],
      MAINTENANCE_PERFORMED_SERVICE: [],
      MAINTENANCE_TASK: [],
      SERVICE_HISTORY_INVOICE: [],
      SERVICE_HISTORY_JOB: [],
      SERVICE_HISTORY_JOB_DETAIL: [],
      SERVICE_HISTORY_VEHICLE: [],
      STORE: [],
      VEHICLE: [],
    };
    store.dispatch(loggedIn({ tokenId: 'old', profile }));
    const mounted = mountDialog('change-password', reply, store);
    await screen.findByLabelText('Current Password');
    await waitFor(() => expect(document.activeElement).toBeInstanceOf(HTMLInputElement));
    return mounted;
  };
  const fillBoth = () => {
    fill('Current Password', 'roadside-7');
    fill('New Password', 'winter-tread-9');
  };

  test.each(['v1', 'v2'])(
    'asks for email and confirmation in version %s [ACCT-1/change] [SITE-5]',
    async (version) => {
      await open(ok({}), version);
      expect(getField('Current Login Email')).toHaveValue(EMAIL);
      expect(getField('Current Login Email')).toHaveFocus();
      expect(getField('Confirm New Password')).toHaveAttribute('autocomplete', 'new-password');
    },
  );

  test.each([
    ['the default version', undefined],
    ['version v3', 'v3'],
    ['version v3.migration', 'v3.migration'],
  ])(
    'hides email and confirmation in %s but gives password managers the username [ACCT-1/v3] [SITE-5]',
    async (_name, version) => {
      await open(ok({}), version);
      expect(screen.queryByLabelText('Current Login Email')).toBeNull();
      expect(screen.queryByLabelText('Confirm New Password')).toBeNull();
      const username = document.querySelector('input[autocomplete="username"]');
      expect(username).toHaveValue(EMAIL);
      expect(username).not.toBeVisible();
      expect(getField('Current Password')).toHaveFocus();
      expect(getField('Current Password')).toHaveAttribute('autocomplete', 'current-password');
      expect(getField('New Password')).toHaveAttribute('autocomplete', 'new-password');
    },
  );

  test('reports missing and invalid fields [ACCT-3/change] [VAL-10]', async () => {
    const { user } = await open(ok({}), 'v1');
    await user.clear(getField('Current Login Email'));
    await user.keyboard('{Enter}');
    for (const text of [
      'Please enter your current login email',
      'Please enter your current password',
      'Please enter a new password',
      'You must enter in the password Confirmation',
    ]) {
      expect(await screen.findByRole('link', { name: new RegExp(text) })).toBeVisible();
    }
    for (const [password, text] of [
      ['short', 'Password must be at least 8 characters'],
      ['back\\slash1', 'Password contains invalid characters'],
      ['ÄÖÜÄÖÜÄÖÜ', 'is not valid'],
    ] as const) {
      fill('New Password', password);
      await waitFor(() =>
        expect(getField('New Password')).toHaveAccessibleDescription(expect.stringContaining(text)),
      );
    }
    fill('New Password', 'winter-tread-9');
    fill('Confirm New Password', 'winter-tread-8');
    await waitFor(() =>
      expect(getField('Confirm New Password')).toHaveAccessibleDescription('Passwords must match'),
    );
    fill('Confirm New Password', 'winter-tread-9');
    await waitFor(() => expect(screen.queryByText('Passwords must match')).toBeNull());
  });

  test('confirms the change and keeps the new session [ACCT-6/change]', async () => {
    const { user, store, onClose } = await open(ok({ tokenId: 'new' }));
    fillBoth();
    await user.click(getButton('Submit'));
    await expectPanel('Password changed');
    expect(selectTokenId(store.getState())).toBe('new');
    expect(JSON.stringify(store.getState())).not.toContain('winter-tread-9');
    await user.click(getButton('Continue'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each<[string, FakeResponse, string, string | undefined]>([
    [
      '053 Invalid Login',
      refused('053', 'Invalid Login'),
      'Username or password is invalid',
      'Current Password',
    ],
    [
      'a password that was used before',
      refused('053', 'Password used before'),
      'Please set a new password different from your previous password',
      'New Password',
    ],
    [
      'any other 053',
      refused('053', 'New'),
      'Please set a new password different from your previous password',
      'New Password',
    ],
    [
      '053 Account Locked',
      refused('053', 'Account Locked'),
      'Your account has been locked due to too many failed login attempts.',
      undefined,
    ],
  ])(
    'shows the reason after %s and keeps the input [ACCT-6/change]',
    async (_, reply, text, label) => {
      const { user } = await open(reply);
      fillBoth();
      await user.click(getButton('Submit'));
      expect((await screen.findAllByText(text))[0]).toBeVisible();
      const invalid = screen
        .queryAllByLabelText(/Password/)
        .filter((input) => input.matches('[aria-invalid="true"]'));
      expect(invalid).toEqual(label === undefined ? [] : [getField(label)]);
      expect(getField('New Password')).toHaveValue('winter-tread-9');
      await waitFor(() => expect(getButton('Submit')).toBeEnabled());
    },
  );

  test.each<[string, string, FakeResponse, string]>([
    [
      'an invalid token',
      'access-failed',
      refused('053', 'Access token or confirmation code invalid'),
      'Access failed',
    ],
    [
      'an invalid code',
      'confirmation-failed',
      refused('053', 'Confirmation code invalid'),
      'Confirmation failed',
    ],
    ...SYSTEM_ERRORS.map(([name, reply]): [string, string, FakeResponse, string] => [
      name,
      'system-error',
      reply,
      'System error',
    ]),
  ])(
    'shows the panel after %s and exposes no password [ACCT-2/%s] [ACCT-6/change] [HTTP-5] [STATE-5/not-logged] [STATE-5/not-persisted]',
    async (_, _clause, reply, heading) => {
      const { user } = await open(reply);
      fillBoth();
      await user.click(getButton('Submit'));
      await expectPanel(heading);
      expect(document.querySelector('input[name="newPassword"]')).toHaveValue('winter-tread-9');
      expectNotExposed('roadside-7');
      expectNotExposed('winter-tread-9');
    },
  );

  test('leads to the sign-in page when the session has expired [ACCT-6/session-expired]', async () => {
    const { user, store } = await open(SESSION_EXPIRED);
    fillBoth();
    await user.click(getButton('Submit'));
    await waitFor(() => expect(jest.mocked(goTo).mock.calls).toEqual([[SIGN_IN_LINK.href]]));
    expect(selectLoginState(store.getState())).toBe('false');
  });
});
