import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeDialogs } from '../../../test/fake-dialogs';
import { fakeServices, ok } from '../../../test/fake-services';
import { bus } from '../../bus/bus';
import { readCookie } from '../../browser/cookies';
import { loadChunk } from '../../browser/load-chunk';
import { writeItem } from '../../browser/storage';
import type { AccountMenuAttributes } from '../../mounts/placeholders/account-menu';
import { createReduxStore } from '../../store';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { getHomeAddress, leaveAccountPages } from '../../browser/leave-account-pages';
import { SHOWN_INVOICES, SHOWN_INVOICES_LIFE } from '../../store/account/new-invoices';
import { TOOLTIP_COOKIE } from './TooltipSlot';
import AccountMenu from '.';

jest.mock('../../browser/load-chunk', () => ({
  loadChunk: jest.fn((load: () => Promise<unknown>) => load()),
}));

beforeAll(fakeDialogs);
// The first import of a lazy module includes its compilation.
beforeAll(() => import('../account-dialogs'), 60_000);

const error = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  clearCookies();
  localStorage.clear();
  document.body.replaceChildren();
  document.cookie = `${TOOLTIP_COOKIE}=shown; path=/`;
  error.mockClear();
});

const invoices = (...ids: string[]) => ids.map((ID) => ({ ID }));

const profileWith = (ids: readonly string[]) => ({
  DRIVER: [{ ID: '1', FIRSTNAME: 'Dana', EMAIL_REMINDERS: '0' }],
  FILL_UP: [],
  MAINTENANCE_PERFORMED_SERVICE: [],
  MAINTENANCE_TASK: [],
  SERVICE_HISTORY_INVOICE: invoices(...ids),
  SERVICE_HISTORY_JOB: [],
  SERVICE_HISTORY_JOB_DETAIL: [],
  SERVICE_HISTORY_VEHICLE: [],
  STORE: [],
  VEHICLE: [],
});

const mount = (
  variant: AccountMenuAttributes['variant'] = 'desktop',
  state: 'loading' | 'out' | 'in' = 'out',
  getNewInvoices: readonly string[] = ['a', 'b'],
) => {
  const calls = fakeServices(() => ok({}));
  const store = createReduxStore();
  if (state === 'out') store.dispatch(loggedOut());
  if (state === 'in') {
    store.dispatch(loggedIn({ tokenId: 't', profile: profileWith(getNewInvoices) }));
  }
  const link = document.createElement('a');
  link.href = '/account/sign-in';
  link.textContent = 'Sign in with the CMS';
  const element = document.body.appendChild(document.createElement('div'));
  const view = render(
    <Provider store={store}>
      <AccountMenu attributes={{ variant }} element={element} cms={[link]} />
    </Provider>,
    { container: element },
  );
  return { calls, store, view, element };
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });

test("keeps the CMS's links working until the login state is known [ACCT-9]", () => {
  const { store } = mount('desktop', 'loading');
  expect(screen.getByRole('link', { name: 'Sign in with the CMS' })).toHaveAttribute(
    'href',
    '/account/sign-in',
  );
  act(() => void store.dispatch(loggedOut()));
  expect(screen.queryByRole('link', { name: 'Sign in with the CMS' })).toBeNull();
});

test.each(['desktop', 'mobile'] as const)(
  "shows two buttons in a visitor's %s menu [ACCT-9/signed-out]",
  (variant) => {
    mount(variant);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Create an Account',
      'Sign In',
    ]);
  },
);

test("shows the two buttons behind Account in a visitor's header-v2 menu [ACCT-9/header-v2] [ACCT-9/signed-out]", () => {
  mount('header-v2');
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
  fireEvent.click(button('Account'));
  expect(button('Sign In')).toBeVisible();
  expect(button('Create an Account')).toBeVisible();
});

test.each(['desktop', 'mobile', 'header-v2'] as const)(
  "shows three links and Sign Out in a driver's %s menu [ACCT-9/signed-in]",
  (variant) => {
    mount(variant, 'in');
    if (variant !== 'mobile') fireEvent.click(button('Dana'));
    expect(
      screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]),
    ).toEqual([
      ['/account/overview', 'Account Overview'],
      ['/account/vehicles', 'Vehicles & Service2 new invoices'],
      ['/account/preferences', 'Preferences'],
    ]);
    expect(button('Sign Out')).toBeVisible();
  },
);

test("counts the invoices that this browser hasn't shown in the badge [ACCT-9/badge]", () => {
  writeItem(SHOWN_INVOICES, ['a'], SHOWN_INVOICES_LIFE);
  mount('mobile', 'in', ['a', 'b', 'b']);
  expect(screen.getByText('1')).toHaveTextContent('1 new invoice');
});

test.each([
  ['nothing new', ['a']],
  ['no history', []],
])('shows no badge with %s [ACCT-9/badge]', (_name, ids) => {
  writeItem(SHOWN_INVOICES, ['a'], SHOWN_INVOICES_LIFE);
  mount('mobile', 'in', ids);
  expect(screen.queryByText(/new invoice/)).toBeNull();
});

test('treats a corrupted list of shown invoices as empty [LS-3/corrupted]', () => {
  localStorage.setItem(SHOWN_INVOICES, '{"data":{"length":9},"expiration":1e99}');
  mount('mobile', 'in', ['a']);
  expect(screen.getByText('1')).toHaveTextContent('1 new invoice');
});

test('toggles the panel with its button and closes it on Escape, an outside press, or focus leaving [ACCT-9]', () => {
  mount('desktop', 'in');
  const toggle = button('Dana');
  const isOpen = () => toggle.getAttribute('aria-expanded');
  expect(isOpen()).toBe('false');
  fireEvent.click(toggle);
  expect(isOpen()).toBe('true');
  fireEvent.click(toggle);
  expect(isOpen()).toBe('false');

  fireEvent.click(toggle);
  screen.getByRole('link', { name: 'Preferences' }).focus();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Preferences' }), { key: 'Escape' });
  expect(isOpen()).toBe('false');
  expect(toggle).toHaveFocus();

  fireEvent.click(toggle);
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Preferences' }));
  expect(isOpen()).toBe('true');
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe('false');

  fireEvent.click(toggle);
  const elsewhere = document.body.appendChild(document.createElement('button'));
  act(() => toggle.focus());
  act(() => elsewhere.focus());
  expect(isOpen()).toBe('false');
});

test.each(['on-my-store-open', 'on-my-garage-open'] as const)(
  'closes the panel on %s [ACCT-9] [BUS-1]',
  (topic) => {
    mount('desktop', 'in');
    fireEvent.click(button('Dana'));
    act(() => bus.publish(topic, {}));
    expect(button('Dana')).toHaveAttribute('aria-expanded', 'false');
  },
);

test('closes my store when the panel opens [ACCT-9] [BUS-1]', () => {
  const subscriber = jest.fn();
  const unsubscribe = bus.subscribe('close-my-store-globally', subscriber);
  mount('desktop', 'in');
  fireEvent.click(button('Dana'));
  fireEvent.click(button('Dana'));
  expect(subscriber).toHaveBeenCalledTimes(1);
  unsubscribe();
});

test('ends the session on the server and here on Sign Out, and keeps the focus in the menu [ACCT-9]', async () => {
  document.cookie = 'tokenId=t; path=/';
  const { calls } = mount('mobile', 'in');
  fireEvent.click(button('Sign Out'));
  await waitFor(() => expect(button('Create an Account')).toHaveFocus());
  expect(screen.getByText("You're signed out.")).toBeInTheDocument();
  expect(readCookie('tokenId')).toBeUndefined();
  expect(calls.map(({ url }) => url.pathname)).toEqual(['/bsro/services/account/logout']);
});

test('removes its session announcement when another tab changes the session [SESS-3]', async () => {
  const { store } = mount('mobile', 'in');
  fireEvent.click(button('Sign Out'));
  await screen.findByText("You're signed out.");
  act(() => void store.dispatch(loggedIn({ tokenId: 'other' })));
  expect(screen.queryByText("You're signed out.")).toBeNull();
});

test.each([
  ['/account', '/'],
  ['/account/overview', '/'],
  ['/account/overview/', '/'],
  ['/content/bsro/fcac/en/account/overview.html', '/content/bsro/fcac/en/index.html'],
  ['/', undefined],
  ['/accounts', undefined],
  ['/tires/account/', undefined],
])('goes from %s to %s after sign-out [ACCT-10/leaves-account-paths]', async (path, home) => {
  expect(getHomeAddress(path)).toBe(home);
  history.replaceState(null, '', path);
  const go = jest.fn();
  await leaveAccountPages(Promise.resolve(), go);
  expect(go.mock.calls).toEqual(home === undefined ? [] : [[home]]);
  history.replaceState(null, '', '/');
});

test("leaves the account page even if the server doesn't answer the sign-out [ACCT-10/leaves-account-paths]", async () => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/account/overview');
  const go = jest.fn();
  const left = leaveAccountPages(new Promise(() => {}), go);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(go).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await left;
  expect(go).toHaveBeenCalledWith('/');
  history.replaceState(null, '', '/');
  jest.useRealTimers();
});

test("tells an offline visitor that the dialog opens once they're back online [ACCT-9] [MOUNT-4]", () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.mocked(loadChunk).mockReturnValueOnce(new Promise(() => {}));
  mount();
  fireEvent.click(button('Sign In'));
  expect(
    screen.getByText("You're offline. This opens as soon as you're back online."),
  ).toBeVisible();
  onLine.mockRestore();
});

test("offers to try again beside its button when a dialog can't load [ACCT-9] [MOUNT-4/retry-offered]", async () => {
  jest.mocked(loadChunk).mockRejectedValueOnce(new Error('ChunkLoadError'));
  mount();
  fireEvent.click(button('Sign In'));
  expect(await screen.findByText("Sign In didn't open.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the page' })).toHaveAttribute(
    'href',
    '/account/sign-in',
  );
  fireEvent.click(button('Try again'));
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByText("Sign In didn't open.")).toBeNull();
});

test.each([
  ['Sign In', 'Sign In'],
  ['Create an Account', 'Create An Account'],
])('opens the dialog of %s and returns the focus when it closes [ACCT-9]', async (label, title) => {
  mount();
  button(label).focus();
  fireEvent.click(button(label));
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  fireEvent.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button(label)).toHaveFocus();
});

test('tracks the opening of a dialog once [ANLT-1]', async () => {
  const layer: unknown[] = [];
  Object.assign(window, { adobeDataLayer: layer });
  mount();
  fireEvent.click(button('Sign In'));
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
  const eventInfo = { component: 'account menu', action: 'open sign-in' };
  expect(layer).toEqual([{ event: 'ui_interaction', eventInfo }]);
});

test("opens a visitor's sign-in dialog from a link to #sign-in.open [MODL-1/hash]", async () => {
  mount();
  location.hash = '#sign-in.open';
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test.each(['out', 'in'] as const)(
  'opens the dialog of an email link for someone who is signed %s [ACCT-6]',
  async (state) => {
    history.replaceState(null, '', '/account/forgot-password?tokenId=t&email=dana%40example.com');
    mount('desktop', state);
    expect(await screen.findByRole('dialog', { name: 'Reset Password' })).toBeVisible();
    expect(location.search).toBe('');
  },
);

test.each([
  ['in', '#change-password.open', "This didn't open."],
  ['out', '#forgot-password.open', "Sign In didn't open."],
] as const)(
  "reports a linked dialog that doesn't load when signed %s [MOUNT-4] [MODL-1]",
  async (state, hash, text) => {
    jest.mocked(loadChunk).mockRejectedValue(new Error('gone'));
    history.replaceState(null, '', `/${hash}`);
    mount('desktop', state);
    expect(await screen.findByText(text)).toBeVisible();
    jest.mocked(loadChunk).mockImplementation((load) => load());
    fireEvent.click(button('Try again'));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByText(text)).toBeNull();
  },
);

describe('the tooltip', () => {
  const text = 'Sign In for a Better Experience';
  const find = () => screen.queryByText(text);
  const settle = () => act(() => jest.advanceTimersByTimeAsync(50));

  beforeEach(() => {
    jest.useFakeTimers();
    clearCookies();
  });
  afterEach(() => {
    jest.useRealTimers();
    document.documentElement.className = '';
  });

  test('shows once per browser and remembers that in its cookie [TIP-1/once]', async () => {
    const { view } = mount();
    await settle();
    expect(find()).toBeVisible();
    expect(
      screen.getByText(/Save vehicles to your garage, get current offers, and more!/),
    ).toBeVisible();
    expect(readCookie(TOOLTIP_COOKIE)).toBeDefined();
    view.unmount();
    mount();
    await settle();
    expect(find()).toBeNull();
  });

  test('hides after five seconds [TIP-1/hides]', async () => {
    mount();
    await settle();
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(find()).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(find()).toBeNull();
  });

  test.each([
    ['hovered', () => fireEvent.pointerEnter(tooltip()), () => fireEvent.pointerLeave(tooltip())],
    [
      'touched',
      () => fireEvent.pointerEnter(tooltip(), { pointerType: 'touch' }),
      () => fireEvent.pointerCancel(tooltip(), { pointerType: 'touch' }),
    ],
    ['focused', () => fireEvent.focus(button('Close')), () => fireEvent.blur(button('Close'))],
  ])('stays while it is %s [TIP-1/pauses]', async (_name, attend, leave) => {
    mount();
    await settle();
    attend();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(find()).toBeVisible();
    leave();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(find()).toBeNull();
  });

  test('can be closed [TIP-1/closes]', async () => {
    mount();
    await settle();
    fireEvent.click(button('Close'));
    expect(find()).toBeNull();
  });

  test.each(['loading', 'in'] as const)(
    "doesn't show beside a menu that is %s [TIP-1]",
    async (state) => {
      mount('desktop', state);
      await settle();
      expect(find()).toBeNull();
    },
  );

  test('neither shows nor sets a cookie in author mode [TIP-1]', async () => {
    document.documentElement.className = 'aem-AuthorLayer-Edit';
    mount();
    await settle();
    expect(find()).toBeNull();
    expect(readCookie(TOOLTIP_COOKIE)).toBeUndefined();
  });

  const tooltip = (): Element => {
    const found = find()?.closest('.bsro-sign-in-tooltip');
    if (!found) throw new Error('no tooltip');
    return found;
  };
});
