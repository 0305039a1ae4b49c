import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { clearCookies } from '../../../test/clear-cookies';
import { standInForDialogs } from '../../../test/dialog-stand-in';
import { fakeServices, success } from '../../../test/fakeServices';
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

beforeAll(standInForDialogs);
// The first load of a lazy module waits for its compilation.
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
  const calls = fakeServices(() => success({}));
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

test('ACCT-9 until the login is known the CMS’s own links stay and work', () => {
  const { store } = mount('desktop', 'loading');
  expect(screen.getByRole('link', { name: 'Sign in with the CMS' })).toHaveAttribute(
    'href',
    '/account/sign-in',
  );
  act(() => void store.dispatch(loggedOut()));
  expect(screen.queryByRole('link', { name: 'Sign in with the CMS' })).toBeNull();
});

test.each(['desktop', 'mobile'] as const)(
  'ACCT-9 a visitor’s %s menu has two buttons',
  (variant) => {
    mount(variant);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Create an Account',
      'Sign In',
    ]);
  },
);

test('ACCT-9 a visitor’s header-v2 panel has the two buttons behind Account', () => {
  mount('header-v2');
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
  fireEvent.click(button('Account'));
  expect(button('Sign In')).toBeVisible();
  expect(button('Create an Account')).toBeVisible();
});

test.each(['desktop', 'mobile', 'header-v2'] as const)(
  'ACCT-9 a driver’s %s menu has its three links and Sign Out',
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

test('ACCT-9 the badge counts the invoices that this browser has not shown', () => {
  writeItem(SHOWN_INVOICES, ['a'], SHOWN_INVOICES_LIFE);
  mount('mobile', 'in', ['a', 'b', 'b']);
  expect(screen.getByText('1')).toHaveTextContent('1 new invoice');
});

test.each([
  ['nothing new', ['a']],
  ['no history', []],
])('ACCT-9 with %s there is no badge', (_name, ids) => {
  writeItem(SHOWN_INVOICES, ['a'], SHOWN_INVOICES_LIFE);
  mount('mobile', 'in', ids);
  expect(screen.queryByText(/new invoice/)).toBeNull();
});

test('LS-3 a spoilt list of shown invoices counts as empty', () => {
  localStorage.setItem(SHOWN_INVOICES, '{"data":{"length":9},"expiration":1e99}');
  mount('mobile', 'in', ['a']);
  expect(screen.getByText('1')).toHaveTextContent('1 new invoice');
});

test('ACCT-9 the panel opens and closes by its button, Escape, and a press or focus elsewhere', () => {
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
  'ACCT-9 BUS-1 %s closes the panel',
  (topic) => {
    mount('desktop', 'in');
    fireEvent.click(button('Dana'));
    act(() => bus.publish(topic, {}));
    expect(button('Dana')).toHaveAttribute('aria-expanded', 'false');
  },
);

test('ACCT-9 BUS-1 opening the panel closes my store', () => {
  const heard = jest.fn();
  const unsubscribe = bus.subscribe('close-my-store-globally', heard);
  mount('desktop', 'in');
  fireEvent.click(button('Dana'));
  fireEvent.click(button('Dana'));
  expect(heard).toHaveBeenCalledTimes(1);
  unsubscribe();
});

test('ACCT-9 Sign Out ends the session at the host and here, and the focus stays in the menu', async () => {
  document.cookie = 'tokenId=t; path=/';
  const { calls } = mount('mobile', 'in');
  fireEvent.click(button('Sign Out'));
  await waitFor(() => expect(button('Create an Account')).toHaveFocus());
  expect(screen.getByText('You are signed out.')).toBeInTheDocument();
  expect(readCookie('tokenId')).toBeUndefined();
  expect(calls.map(({ url }) => url.pathname)).toEqual(['/bsro/services/account/logout']);
});

test('SESS-3 what was said of the session goes when another tab changes it', async () => {
  const { store } = mount('mobile', 'in');
  fireEvent.click(button('Sign Out'));
  await screen.findByText('You are signed out.');
  act(() => void store.dispatch(loggedIn({ tokenId: 'other' })));
  expect(screen.queryByText('You are signed out.')).toBeNull();
});

test.each([
  ['/account', '/'],
  ['/account/overview', '/'],
  ['/account/overview/', '/'],
  ['/content/bsro/fcac/en/account/overview.html', '/content/bsro/fcac/en/index.html'],
  ['/', undefined],
  ['/accounts', undefined],
  ['/tires/account/', undefined],
])('ACCT-10 after sign-out %s leads to %s', async (path, home) => {
  expect(getHomeAddress(path)).toBe(home);
  history.replaceState(null, '', path);
  const go = jest.fn();
  await leaveAccountPages(Promise.resolve(), go);
  expect(go.mock.calls).toEqual(home === undefined ? [] : [[home]]);
  history.replaceState(null, '', '/');
});

test('ACCT-10 a host that does not answer keeps nobody on the account page', async () => {
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

test('ACCT-9 MOUNT-4 without a connection a visitor is told that the dialog will come', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.mocked(loadChunk).mockReturnValueOnce(new Promise(() => {}));
  mount();
  fireEvent.click(button('Sign In'));
  expect(screen.getByText('You are offline. This opens as soon as you are back.')).toBeVisible();
  onLine.mockRestore();
});

test('ACCT-9 MOUNT-4 a dialog that cannot load says so beside its button and can be tried again', async () => {
  jest.mocked(loadChunk).mockRejectedValueOnce(new Error('ChunkLoadError'));
  mount();
  fireEvent.click(button('Sign In'));
  expect(await screen.findByText('Sign In could not be opened.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to its page' })).toHaveAttribute(
    'href',
    '/account/sign-in',
  );
  fireEvent.click(button('Try again'));
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByText('Sign In could not be opened.')).toBeNull();
});

test.each([
  ['Sign In', 'Sign In'],
  ['Create an Account', 'Create An Account'],
])('ACCT-9 %s opens its dialog, and closing gives the focus back', async (label, title) => {
  mount();
  button(label).focus();
  fireEvent.click(button(label));
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  fireEvent.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button(label)).toHaveFocus();
});

test('ANLT-1 asking for a dialog is told once', async () => {
  const layer: unknown[] = [];
  Object.assign(window, { adobeDataLayer: layer });
  mount();
  fireEvent.click(button('Sign In'));
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
  const eventInfo = { component: 'account menu', action: 'open sign-in' };
  expect(layer).toEqual([{ event: 'ui_interaction', eventInfo }]);
});

test('MODL-1 a link to #sign-in.open opens the sign-in dialog of a visitor', async () => {
  mount();
  location.hash = '#sign-in.open';
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test.each(['out', 'in'] as const)(
  'ACCT-6 the link of a mail opens its dialog for who is signed %s',
  async (state) => {
    history.replaceState(null, '', '/account/forgot-password?tokenId=t&email=dana%40example.com');
    mount('desktop', state);
    expect(await screen.findByRole('dialog', { name: 'Reset Password' })).toBeVisible();
    expect(location.search).toBe('');
  },
);

test.each([
  ['in', '#change-password.open', 'This could not be opened.'],
  ['out', '#forgot-password.open', 'Sign In could not be opened.'],
] as const)(
  'MOUNT-4 MODL-1 signed %s, a dialog that a link asks for and that does not load is told',
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

  test('TIP-1 it shows once in a browser, and its cookie remembers that', async () => {
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

  test('TIP-1 it hides after five seconds', async () => {
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
  ])('TIP-1 while it is %s it stays', async (_name, attend, leave) => {
    mount();
    await settle();
    attend();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(find()).toBeVisible();
    leave();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(find()).toBeNull();
  });

  test('TIP-1 it can be closed', async () => {
    mount();
    await settle();
    fireEvent.click(button('Close'));
    expect(find()).toBeNull();
  });

  test.each(['loading', 'in'] as const)(
    'TIP-1 it does not stand beside a menu that is %s',
    async (state) => {
      mount('desktop', state);
      await settle();
      expect(find()).toBeNull();
    },
  );

  test('TIP-1 it does not come in author mode, and no cookie is set', async () => {
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
