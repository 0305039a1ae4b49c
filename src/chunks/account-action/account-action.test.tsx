import { screen, waitFor } from '@testing-library/dom';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeDialogs } from '../../../test/fake-dialogs';
import { fakeServices, listFailures, ok } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { loadChunk } from '../../browser/load-chunk';
import { redirectTo, getOpenedUrl } from '../../browser/navigation';
import { windowResized } from '../../store/meta/meta-slice';
import { readToken, writeToken } from '../../services/token-cookie';
import { ACCOUNT_MESSAGES } from '../../domain/account/messages';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { openModal } from '../../ui/dialog/modal';
import enhance from '.';

jest.mock('../../browser/navigation', () => ({
  redirectTo: jest.fn(),
  getOpenedUrl: jest.fn(),
}));
jest.mock('../../browser/load-chunk', () => {
  const mockLoad = jest.fn((load: () => Promise<unknown>) => load());
  return {
    ...jest.requireActual<object>('../../browser/load-chunk'),
    loadChunk: mockLoad,
    shareLoad: (load: () => Promise<unknown>) => () => mockLoad(load),
  };
});
const mockStore: { current: AppStore | undefined } = { current: undefined };
jest.mock('../../store', () => ({
  ...jest.requireActual<object>('../../store'),
  getReduxStore: () => mockStore.current,
}));

const redirect = jest.mocked(redirectTo);

let store: AppStore;
let calls: ServiceCall[];
let reply: FakeResponse;
let unmount: () => void;
/** The account menu of the page. */
let menu: string;

fakeDialogs();

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  clearCookies();
  history.replaceState(null, '', '/account/sign-in');
  redirect.mockReset();
  jest.mocked(getOpenedUrl).mockReturnValue('http://localhost/account/sign-in');
  reply = ok({});
  menu = '<nav class="bsro-account-menu" data-mount="mounted"></nav>';
  calls = fakeServices(() => reply);
  store = createReduxStore();
  mockStore.current = store;
});

afterEach(() => {
  unmount();
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

const mount = (html: string): void => {
  document.body.innerHTML = `${menu}<div>${html}</div>`;
  const element = document.querySelector<HTMLElement>('body > div');
  if (!element) throw new Error('no element');
  unmount = enhance({ attributes: {}, element, cms: [] });
};
const mountLink = (name: string): void => mount(`<a href="#${name}.open">Open</a>`);
const signIn = (): void => {
  writeToken('t');
  store.dispatch(loggedIn({ tokenId: 't' }));
};

test('opens the dialog once, as soon as the visitor is known to be signed out [ACCT-10/sign-in]', () => {
  mountLink('sign-in');
  expect(redirect).not.toHaveBeenCalled();
  store.dispatch(loggedOut());
  store.dispatch(loggedOut());
  expect(redirect.mock.calls).toEqual([['#sign-in.open']]);
});

test('focuses its link while the dialog opens, unless something else has the focus [ACCT-10] [MODL-1]', () => {
  mountLink('sign-in');
  store.dispatch(loggedOut());
  expect(document.activeElement).toBe(document.querySelector('a'));
  unmount();
  document.body.replaceChildren();
  mockStore.current = createReduxStore();
  mountLink('sign-in');
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  mockStore.current.dispatch(loggedOut());
  expect(document.activeElement).toBe(field);
});

test.each(['sign-in', 'create-account', 'forgot-password'])(
  'takes a driver from the %s page to the account [ACCT-10]',
  (name) => {
    signIn();
    mountLink(name);
    expect(redirect.mock.calls).toEqual([['/account/overview']]);
  },
);

test('goes to the account after a sign-in, as soon as the dialog is closed [ACCT-8] [ACCT-10/sign-in]', () => {
  store.dispatch(loggedOut());
  mountLink('sign-in');
  const content = document.createElement('div');
  content.innerHTML = '<h2 id="title">Sign In</h2>';
  const close = openModal({ content, labelledBy: 'title' });
  signIn();
  expect(redirect.mock.calls).toEqual([['#sign-in.open']]);
  close();
  // What changes until the page has left must not begin it again.
  store.dispatch(windowResized({ width: 1, height: 1 }));
  expect(redirect.mock.calls).toEqual([['#sign-in.open'], ['/account/overview']]);
});

test('goes to the account only after the dialog of an email link is closed [ACCT-6] [ACCT-10]', () => {
  // The email link's dialog has removed the token from the URL.
  history.replaceState(null, '', '/account/forgot-password');
  jest
    .mocked(getOpenedUrl)
    .mockReturnValue('http://localhost/account/forgot-password?tokenId=x&email=a');
  store.dispatch(loggedOut());
  mountLink('forgot-password');
  signIn();
  expect(redirect).not.toHaveBeenCalled();
  const content = document.createElement('div');
  content.innerHTML = '<h2 id="title">Reset Password</h2>';
  const close = openModal({ content, labelledBy: 'title' });
  expect(redirect).not.toHaveBeenCalled();
  close();
  expect(redirect.mock.calls).toEqual([['/account/overview']]);
});

describe.each([
  ['no account menu', ''],
  [
    'an account menu that is switched off',
    '<nav class="bsro-account-menu" data-mount="off"></nav>',
  ],
])('on a page with %s', (_name, html) => {
  beforeEach(() => {
    menu = html;
    // The browser follows the link to the hash.
    redirect.mockImplementation((url) => {
      location.hash = url;
    });
  });

  test.each([
    ['sign-in', 'Sign In'],
    ['create-account', 'Create An Account'],
    ['forgot-password', 'Forgot Password'],
  ])('opens the dialog of the %s page itself [ACCT-10] [MODL-1]', async (name, title) => {
    mountLink(name);
    store.dispatch(loggedOut());
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(await screen.findByRole('alert')).toBeEmptyDOMElement();
  });

  test("opens the form of an email's link [ACCT-6]", async () => {
    const url = '/account/forgot-password?tokenId=x&email=dana%40example.com';
    history.replaceState(null, '', url);
    jest.mocked(getOpenedUrl).mockReturnValue(`http://localhost${url}`);
    store.dispatch(loggedOut());
    mountLink('forgot-password');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(redirect).not.toHaveBeenCalled();
  });

  test("says beside its link that a dialog didn't open [MOUNT-8]", async () => {
    jest
      .mocked(loadChunk)
      .mockImplementationOnce((load) => load())
      .mockRejectedValueOnce(new Error('not loaded'))
      .mockRejectedValueOnce(new Error('not loaded'));
    mount(
      '<p><a href="#sign-in.open">In</a></p> <a href="#create-account.open">New</a> <p>End</p>',
    );
    store.dispatch(loggedOut());
    const waitForAlert = (link: string) =>
      waitFor(() =>
        expect(screen.getByText(link).nextElementSibling).toHaveTextContent(
          ACCOUNT_MESSAGES.dialogNotOpened,
        ),
      );
    await waitForAlert('In');
    location.hash = '#create-account.open';
    await waitForAlert('New');
  });

  test("says that a dialog didn't open, and removes the message when unmounted [MOUNT-8]", async () => {
    jest.mocked(loadChunk).mockRejectedValueOnce(new Error('not loaded'));
    mountLink('sign-in');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(ACCOUNT_MESSAGES.dialogNotOpened),
    );
    unmount();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('opens nothing after it is removed [ACCT-10]', () => {
  mountLink('sign-in');
  unmount();
  store.dispatch(loggedOut());
  expect(redirect).not.toHaveBeenCalled();
});

test('fails if the placeholder has neither a link to a dialog nor a button [ACCT-10] [MOUNT-8]', () => {
  expect(() => mount('<a href="https://example.com/#sign-in.open">Open</a>')).toThrow(
    'there is no link',
  );
});

test.each([['the host responds', ok({})] as const, ...listFailures()])(
  'signs out at once on the sign-out page when %s [ACCT-10/sign-out] [HTTP-5]',
  async (_name, response) => {
    history.replaceState(null, '', '/sign-out');
    reply = response;
    mount('<button type="button">Sign out</button>');
    signIn();
    await waitFor(() => expect(readToken()).toBeUndefined());
    expect(calls.map(({ url }) => url.pathname)).toEqual(['/bsro/services/account/logout']);
    signIn();
    await waitFor(() => expect(readToken()).toBe('t'));
    document.querySelector('button')?.click();
    await waitFor(() => expect(readToken()).toBeUndefined());
  },
);

test("doesn't sign out a visitor who isn't signed in [ACCT-10/sign-out]", () => {
  mount('<button type="button">Sign out</button>');
  store.dispatch(loggedOut());
  expect(calls).toHaveLength(0);
});
