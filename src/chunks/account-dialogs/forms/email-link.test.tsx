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
  history.replaceState(null, '', '/');
});

const SYSTEM_ERROR = 'Something went wrong...Please try again later.';
const EMAIL = 'dana@example.com';

/** The responses that are a system error in all of these forms. */
const SYSTEM_ERRORS: readonly (readonly [string, FakeResponse])[] = [
  ...listFailures(),
  ['the response has no envelope', { json: { done: true } }],
];

/** Waits for a panel, which gets the focus. */
const expectPanel = async (heading: string): Promise<void> => {
  const title = await screen.findByRole('heading', { name: heading });
  await waitFor(() => expect(title).toHaveFocus());
};

const follow = (query: string, reply: AnyReply) => {
  history.replaceState({ kept: 1 }, '', `/account/overview?${query}`);
  return mountDialog('sign-in', reply);
};
const RESET = `tokenId=mail-token&email=${encodeURIComponent(EMAIL)}`;
const VERIFY = `code=mail-code&${RESET}`;

test('sets a password and removes the token from the URL [ACCT-6/forgot]', async () => {
  const { user, calls } = follow(RESET, ok({ message: 'Password reset' }));
  await waitFor(() => expect(getField('New Password')).toHaveFocus());
  expect(location.href).not.toMatch(/mail-token|dana/);
  expect(screen.getByText(`Choose a new password for ${EMAIL}.`)).toBeVisible();
  fill('New Password', 'winter-tread-9');
  await user.click(getButton('Submit'));
  await expectPanel('Password changed');
  expect(calls[0]?.body).toEqual({
    email: EMAIL,
    authString: 'winter-tread-9',
    tokenId: 'mail-token',
  });
  await user.click(getLink('Sign In'));
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test.each<[string, string, FakeResponse, string]>([
  [
    'the token is invalid',
    'access-failed',
    refused('053', 'Access token or confirmation code invalid'),
    'Access failed',
  ],
  ...SYSTEM_ERRORS.map(([name, reply]): [string, string, FakeResponse, string] => [
    name,
    'system-error',
    reply,
    'System error',
  ]),
])(
  'shows a panel when a new password is sent but %s, and exposes no secret [ACCT-2/%s] [ACCT-6] [HTTP-5] [STATE-5/not-logged] [STATE-5/not-persisted]',
  async (_, _clause, reply, heading) => {
    const { user } = follow(RESET, reply);
    await enterText(user, await screen.findByLabelText('New Password'), 'winter-tread-9');
    await user.click(getButton('Submit'));
    await expectPanel(heading);
    expectNotExposed('winter-tread-9');
    expectNotExposed('mail-token');
  },
);

test('verifies an email address without a click [ACCT-6/verification]', async () => {
  const { user, calls } = follow(VERIFY, ok({ message: 'Email verified successfully' }));
  await expectPanel('Account verified');
  expect(calls[0]?.body).toEqual({ code: 'mail-code', tokenId: 'mail-token', email: EMAIL });
  expect(location.href).not.toMatch(/mail-|dana/);
  await user.click(getLink('Sign In'));
  expect(getField('Email')).toHaveValue(EMAIL);
});

test.each<[string, string, FakeResponse, string]>([
  [
    'an invalid code',
    'verification-failed',
    refused('053', 'Access token or confirmation code invalid'),
    'Account verification failed',
  ],
  [
    'an invalid confirmation code',
    'verification-failed',
    refused('053', 'Confirmation code invalid'),
    'Account verification failed',
  ],
  ['another refusal', 'confirmation-failed', refused('053', 'Email in use'), 'Confirmation failed'],
])(
  'shows the panel for %s [ACCT-2/%s] [ACCT-6/verification]',
  async (_, _clause, reply, heading) => {
    follow(VERIFY, reply);
    await expectPanel(heading);
  },
);

test.each(SYSTEM_ERRORS)(
  'offers to verify again when %s [ACCT-2/system-error] [ACCT-6/verification] [HTTP-5]',
  async (_, reply) => {
    let isFirst = true;
    const { user } = follow(VERIFY, () => {
      if (!isFirst) return ok({ message: 'Email verified successfully' });
      isFirst = false;
      return reply;
    });
    expect(await screen.findByText(SYSTEM_ERROR)).toBeVisible();
    await user.click(getButton('Try Again'));
    await expectPanel('Account verified');
  },
);

test('leads to the sign-in page when the session has expired [ACCT-6/session-expired]', async () => {
  follow(VERIFY, SESSION_EXPIRED);
  await waitFor(() => expect(jest.mocked(goTo).mock.calls).toEqual([[SIGN_IN_LINK.href]]));
});
