import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeDialogs } from '../../../test/fake-dialogs';
import { fakeServices, ok } from '../../../test/fake-services';
import { resetVisibility, setHidden } from '../../../test/page-visibility';
import { bus } from '../../bus/bus';
import { readCookie } from '../../browser/cookies';
import { loadChunk } from '../../browser/load-chunk';
import { goTo } from '../../browser/navigation';
import { writeItem } from '../../browser/storage';
import type { AccountMenuAttributes } from '../../mounts/placeholders/account-menu';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { loggedIn, loggedOut } from '../../store/account/account-slice';
import { getHomeUrl, leaveAccountPages } from '../../store/account/sign-out';
import { SHOWN_INVOICES_KEY, SHOWN_INVOICES_LIFETIME_MS } from '../../store/account/shown-invoices';
import { mountRoot } from '../../mounts/runtime/mount-root';
import { TOOLTIP_COOKIE } from './TooltipSlot';
import AccountMenu from '.';

jest.mock('../../browser/load-chunk', () => {
  const mockLoad = jest.fn((load: () => Promise<unknown>) => load());
  return {
    loadChunk: mockLoad,
    shareLoad: (load: () => Promise<unknown>) => {
      let loading: Promise<unknown> | undefined;
      return () =>
        (loading ??= mockLoad(load).catch((reason: unknown) => {
          loading = undefined;
          throw reason;
        }));
    },
  };
});

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  goTo: jest.fn(),
}));

let mockStore: AppStore;
jest.mock('../../store', () => ({
  ...jest.requireActual<object>('../../store'),
  getReduxStore: () => mockStore,
}));

beforeAll(fakeDialogs);
// The first import of a lazy module includes its compilation.
beforeAll(() => import('../account-dialogs'), 60_000);

const error = jest.spyOn(console, 'error').mockImplementation(() => {});

let undo: () => void = () => {};

/** Runs what the mount has scheduled, if the test has replaced the timers. */
let advanceClock = async (): Promise<void> => {};

afterEach(() => {
  act(() => undo());
  document.body.replaceChildren();
});

beforeEach(() => {
  clearCookies();
  localStorage.clear();
  document.cookie = `${TOOLTIP_COOKIE}=shown; path=/`;
  error.mockClear();
  jest.mocked(goTo).mockClear();
});

const createInvoices = (...ids: string[]) => ids.map((ID) => ({ ID }));

const createProfileWith = (ids: readonly string[]) => ({
  DRIVER: [{ ID: '1', FIRSTNAME: 'Dana', EMAIL_REMINDERS: '0' }],
  FILL_UP: [],
  MAINTENANCE_PERFORMED_SERVICE: [],
  MAINTENANCE_TASK: [],
  SERVICE_HISTORY_INVOICE: createInvoices(...ids),
  SERVICE_HISTORY_JOB: [],
  SERVICE_HISTORY_JOB_DETAIL: [],
  SERVICE_HISTORY_VEHICLE: [],
  STORE: [],
  VEHICLE: [],
});

const mount = async (
  variant: AccountMenuAttributes['variant'] = 'desktop',
  state: 'loading' | 'out' | 'in' = 'out',
  invoiceIds: readonly string[] = ['a', 'b'],
) => {
  const calls = fakeServices(() => ok({}));
  const store = createReduxStore();
  mockStore = store;
  if (state === 'out') store.dispatch(loggedOut());
  if (state === 'in') {
    store.dispatch(loggedIn({ tokenId: 't', profile: createProfileWith(invoiceIds) }));
  }
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML =
    '<a href="/account/create-account">Create with the CMS</a> <a href="/account/sign-in">Sign In</a>';
  const [...cms] = element.childNodes;
  await act(async () => {
    const props = { attributes: { variant }, element, cms };
    const mounting = mountRoot(
      AccountMenu,
      props,
      () => {},
      () => false,
    );
    await advanceClock();
    undo = (await mounting) ?? undo;
  });
  return { calls, store, element };
};

const getButton = (name: string | RegExp) => screen.getByRole('button', { name });

test("keeps the CMS's links working until the login state is known [ACCT-9]", async () => {
  const { store } = await mount('desktop', 'loading');
  const queryLink = () => screen.queryByRole('link', { name: 'Create with the CMS' });
  expect(queryLink()).toHaveAttribute('href', '/account/create-account');
  act(() => void store.dispatch(loggedOut()));
  expect(queryLink()).toBeNull();
  act(() => undo());
  expect(queryLink()).toBeVisible();
});

test('keeps the focus on Sign In when its button replaces the CMS link [ACCT-9]', async () => {
  const { store } = await mount('desktop', 'loading');
  screen.getByRole('link', { name: 'Sign In' }).focus();
  act(() => void store.dispatch(loggedOut()));
  await waitFor(() => expect(getButton('Sign In')).toHaveFocus());
});

test.each([
  ['hover', () => fireEvent.pointerEnter(screen.getAllByRole('list')[0] ?? document.body)],
  ['a press', () => fireEvent.pointerDown(getButton('Sign In'))],
  ['focus', () => getButton('Sign In').focus()],
])(
  'begins to load the dialogs on %s, and opens a single dialog after two clicks [ACCT-9] [MOUNT-7]',
  async (_name, intend) => {
    await mount();
    const { calls } = jest.mocked(loadChunk).mock;
    const callsBefore = calls.length;
    intend();
    expect(calls).toHaveLength(callsBefore + 1);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(getButton('Sign In'));
    fireEvent.click(getButton('Sign In'));
    expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(calls).toHaveLength(callsBefore + 1);
  },
);

test('dims the button before a loaded dialog opens, because the dialog is large [ACCT-9]', async () => {
  await mount();
  const request = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  fireEvent.pointerDown(getButton('Sign In'));
  const loads = jest.mocked(loadChunk).mock.results.map(({ value }): unknown => value);
  await act(async () => void (await Promise.all(loads)));
  fireEvent.click(getButton('Sign In'));
  await act(async () => {});
  expect(getButton('Sign In')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByRole('dialog')).toBeNull();
  const [paint] = request.mock.lastCall ?? [];
  request.mockRestore();
  act(() => paint?.(0));
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test.each(['desktop', 'mobile'] as const)(
  "shows two buttons in a visitor's %s menu [ACCT-9/signed-out]",
  async (variant) => {
    await mount(variant);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Sign In',
      'Create an Account',
    ]);
  },
);

test("shows the two buttons behind Account in a visitor's header-v2 menu [ACCT-9/header-v2] [ACCT-9/signed-out]", async () => {
  await mount('header-v2');
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
  fireEvent.click(getButton('Account'));
  expect(getButton('Sign In')).toBeVisible();
  expect(getButton('Create an Account')).toBeVisible();
});

test.each(['desktop', 'mobile', 'header-v2'] as const)(
  "shows three links and Sign Out in a driver's %s menu [ACCT-9/signed-in]",
  async (variant) => {
    await mount(variant, 'in');
    if (variant !== 'mobile') fireEvent.click(getButton('Dana'));
    expect(screen.getAllByRole('link')).toHaveLength(3);
    for (const [name, href] of [
      ['Account Overview', '/account/overview'],
      [/^Vehicles & Service ?2 new invoices$/, '/account/vehicles'],
      ['Preferences', '/account/preferences'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(getButton('Sign Out')).toBeVisible();
  },
);

test("shows in the badge how many invoices this browser hasn't shown yet [ACCT-9/badge]", async () => {
  writeItem(SHOWN_INVOICES_KEY, ['a'], SHOWN_INVOICES_LIFETIME_MS);
  await mount('mobile', 'in', ['a', 'b', 'b']);
  expect(screen.getByRole('link', { name: /^Vehicles & Service ?1 new invoice$/ })).toBeVisible();
});

test.each([
  ['nothing new', ['a']],
  ['no history', []],
])('shows no badge with %s [ACCT-9/badge]', async (_name, ids) => {
  writeItem(SHOWN_INVOICES_KEY, ['a'], SHOWN_INVOICES_LIFETIME_MS);
  await mount('mobile', 'in', ids);
  expect(screen.queryByText(/new invoice/)).toBeNull();
});

test('treats a corrupted list of shown invoices as empty [LS-3/corrupted]', async () => {
  localStorage.setItem(SHOWN_INVOICES_KEY, '{"data":{"length":9},"expiration":1e99}');
  await mount('mobile', 'in', ['a']);
  expect(screen.getByRole('link', { name: /^Vehicles & Service ?1 new invoice$/ })).toBeVisible();
});

test('toggles the panel with its button and closes it on Escape, a click outside, or focus leaving [ACCT-9]', async () => {
  await mount('desktop', 'in');
  const toggle = getButton('Dana');
  const getExpanded = () => toggle.getAttribute('aria-expanded');
  expect(getExpanded()).toBe('false');
  fireEvent.click(toggle);
  expect(getExpanded()).toBe('true');
  fireEvent.click(toggle);
  expect(getExpanded()).toBe('false');

  fireEvent.click(toggle);
  screen.getByRole('link', { name: 'Preferences' }).focus();
  fireEvent.keyDown(screen.getByRole('link', { name: 'Preferences' }), { key: 'Escape' });
  expect(getExpanded()).toBe('false');
  expect(toggle).toHaveFocus();

  fireEvent.click(toggle);
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Preferences' }));
  expect(getExpanded()).toBe('true');
  fireEvent.pointerDown(document.body);
  expect(getExpanded()).toBe('false');

  fireEvent.click(toggle);
  const elsewhere = document.body.appendChild(document.createElement('button'));
  toggle.focus();
  act(() => elsewhere.focus());
  expect(getExpanded()).toBe('false');
});

test.each(['on-my-store-open', 'on-my-garage-open'] as const)(
  'closes the panel on %s [ACCT-9] [BUS-1]',
  async (topic) => {
    await mount('desktop', 'in');
    fireEvent.click(getButton('Dana'));
    act(() => bus.publish(topic, {}));
    expect(getButton('Dana')).toHaveAttribute('aria-expanded', 'false');
  },
);

test('closes my store when the panel opens [ACCT-9] [BUS-1]', async () => {
  const subscriber = jest.fn();
  const unsubscribe = bus.subscribe('close-my-store-globally', subscriber);
  await mount('desktop', 'in');
  fireEvent.click(getButton('Dana'));
  fireEvent.click(getButton('Dana'));
  expect(subscriber).toHaveBeenCalledTimes(1);
  unsubscribe();
});

test('ends the session on the server and in the browser on Sign Out, and keeps the focus in the menu [ACCT-9]', async () => {
  document.cookie = 'tokenId=t; path=/';
  const { calls } = await mount('mobile', 'in');
  fireEvent.click(getButton('Sign Out'));
  await waitFor(() => expect(getButton('Sign In')).toHaveFocus());
  expect(screen.getByText("You're signed out.")).toBeInTheDocument();
  expect(readCookie('tokenId')).toBeUndefined();
  expect(calls.map(({ url }) => url.pathname)).toEqual(['/bsro/services/account/logout']);
});

test('removes the message that the driver is signed out when another tab changes the session [SESS-3]', async () => {
  const { store } = await mount('mobile', 'in');
  fireEvent.click(getButton('Sign Out'));
  await screen.findByText("You're signed out.");
  act(() => void store.dispatch(loggedIn({ tokenId: 'other' })));
  expect(screen.queryByText("You're signed out.")).toBeNull();
});

test.each([
  ['/account', '/'],
  ['/account/overview', '/'],
  ['/account/overview/', '/'],
  ['/content/bsro/fcac/en/account/overview.html', '/content/bsro/fcac/en/index.html'],
])('goes from %s to %s after a sign-out [ACCT-10/leaves-account-paths]', async (path, home) => {
  expect(getHomeUrl(path)).toBe(home);
  history.replaceState(null, '', path);
  await leaveAccountPages(Promise.resolve());
  expect(jest.mocked(goTo).mock.calls).toEqual([[home]]);
  history.replaceState(null, '', '/');
});

test.each(['/', '/accounts', '/tires/account/'])(
  'stays on %s after a sign-out [ACCT-10/leaves-account-paths]',
  async (path) => {
    expect(getHomeUrl(path)).toBeUndefined();
    history.replaceState(null, '', path);
    await leaveAccountPages(Promise.resolve());
    expect(goTo).not.toHaveBeenCalled();
    history.replaceState(null, '', '/');
  },
);

test("leaves the account page even if the server doesn't respond to the sign-out [ACCT-10/leaves-account-paths]", async () => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/account/overview');
  const left = leaveAccountPages(new Promise(() => {}));
  await jest.advanceTimersByTimeAsync(1_999);
  expect(goTo).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await left;
  expect(goTo).toHaveBeenCalledWith('/');
  history.replaceState(null, '', '/');
  jest.useRealTimers();
});

test("tells an offline visitor that the dialog opens once they're back online [ACCT-9] [MOUNT-4]", async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  jest.mocked(loadChunk).mockReturnValueOnce(new Promise(() => {}));
  await mount();
  fireEvent.click(getButton('Sign In'));
  expect(screen.getByText("The form will open as soon as you're back online.")).toBeVisible();
  onLine.mockRestore();
});

test("offers to try again beside its button when a dialog can't load [ACCT-9] [MOUNT-4/retry-offered]", async () => {
  jest.mocked(loadChunk).mockRejectedValueOnce(new Error('ChunkLoadError'));
  await mount();
  fireEvent.click(getButton('Sign In'));
  expect(await screen.findByText("Sign In didn't open.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the page' })).toHaveAttribute(
    'href',
    '/account/sign-in',
  );
  fireEvent.click(getButton('Try again'));
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByText("Sign In didn't open.")).toBeNull();
});

test('begins to load the dialogs again on a press of Try again, before its click [MOUNT-7]', async () => {
  jest.mocked(loadChunk).mockRejectedValueOnce(new Error('ChunkLoadError'));
  await mount();
  fireEvent.click(getButton('Sign In'));
  await screen.findByText("Sign In didn't open.");
  const { calls } = jest.mocked(loadChunk).mock;
  const callsBefore = calls.length;
  fireEvent.pointerDown(getButton('Try again'));
  expect(calls).toHaveLength(callsBefore + 1);
});

test.each([
  ["a visitor's button", 'out', () => getButton('Sign In')],
  ["the CMS's link", 'loading', () => screen.getByRole('link', { name: 'Sign In' })],
] as const)(
  'keeps %s until a press of it ends, although the profile has arrived [ACCT-9]',
  async (_name, state, find) => {
    const { store, element } = await mount('desktop', state);
    const control = find();
    // jsdom has no pointer that could press it.
    const matches = jest.spyOn(element, 'matches').mockReturnValue(true);
    const profile = createProfileWith([]);
    act(() => void store.dispatch(loggedIn({ tokenId: 't', profile })));
    expect(control).toBeInTheDocument();
    expect(matches).toHaveBeenCalledWith(':active');
    matches.mockRestore();
    fireEvent.click(control);
    expect(control).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /Dana/ })).toBeVisible();
    expect(control).not.toBeInTheDocument();
  },
);

test.each([
  ['Sign In', 'Sign In'],
  ['Create an Account', 'Create An Account'],
])('opens the dialog of %s and returns the focus when it closes [ACCT-9]', async (label, title) => {
  await mount();
  getButton(label).focus();
  fireEvent.click(getButton(label));
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  fireEvent.click(getButton('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getButton(label)).toHaveFocus();
});

test('tracks the opening of a dialog once [ANLT-1]', async () => {
  const layer: unknown[] = [];
  Object.assign(window, { adobeDataLayer: layer });
  await mount();
  fireEvent.click(getButton('Sign In'));
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
  const eventInfo = { component: 'account menu', action: 'open sign-in' };
  expect(layer).toEqual([{ event: 'ui_interaction', eventInfo }]);
});

test("opens a visitor's sign-in dialog from a link to #sign-in.open [MODL-1/hash]", async () => {
  await mount();
  location.hash = '#sign-in.open';
  expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

describe('when a sign-in dialog closes after a sign-in', () => {
  const openFrom = async (selectOpener: () => HTMLElement) => {
    const { store } = await mount();
    const place = document.body.appendChild(document.createElement('section'));
    place.innerHTML =
      '<h2>$142.99</h2><p><a href="/account/sign-in" data-dialog="sign-in">Prompt</a></p>';
    selectOpener().focus();
    fireEvent.click(selectOpener());
    expect(await screen.findByRole('dialog', { name: 'Sign In' })).toBeVisible();
    const signIn = async () => {
      act(() => void store.dispatch(loggedIn({ tokenId: 't', profile: createProfileWith([]) })));
      expect(await screen.findByRole('button', { name: 'Dana' })).toBeInTheDocument();
    };
    const close = async () => {
      fireEvent.click(getButton('Close'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    return { place, signIn, close };
  };
  const getPrompt = () => screen.getByRole('link', { name: 'Prompt' });

  test('the focus returns to the prompt that opened the dialog [MODL-1]', async () => {
    const { signIn, close } = await openFrom(getPrompt);
    await signIn();
    await close();
    expect(getPrompt()).toHaveFocus();
  });

  test('the focus stays at the place of a prompt that has disappeared [MODL-1]', async () => {
    const { place, signIn, close } = await openFrom(getPrompt);
    await signIn();
    getPrompt().parentElement?.remove();
    await close();
    expect(place).toHaveFocus();
  });

  test('the focus stays in the menu whose button opened the dialog [ACCT-9]', async () => {
    const { signIn, close } = await openFrom(() => getButton('Sign In'));
    await signIn();
    await close();
    expect(getButton('Dana')).toHaveFocus();
  });
});

test.each(['out', 'in'] as const)(
  'opens the dialog of an email link for someone who is signed %s [ACCT-6]',
  async (state) => {
    history.replaceState(null, '', '/account/forgot-password?tokenId=t&email=dana%40example.com');
    await mount('desktop', state);
    expect(await screen.findByRole('dialog', { name: 'Reset Password' })).toBeVisible();
    expect(location.search).toBe('');
  },
);

test.each([
  ['in', '#change-password.open', "The form didn't open."],
  ['out', '#forgot-password.open', "Sign In didn't open."],
] as const)(
  "says that the dialog of a hash didn't open, and opens it on Try again, when signed %s [MOUNT-4] [MODL-1]",
  async (state, hash, text) => {
    await mount('desktop', state);
    jest.mocked(loadChunk).mockRejectedValueOnce(new Error('gone'));
    location.hash = hash;
    expect(await screen.findByText(text)).toBeVisible();
    fireEvent.click(getButton('Try again'));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByText(text)).toBeNull();
  },
);

describe('the tooltip', () => {
  const text = 'Sign In for a Better Experience';
  const find = () => screen.queryByText(text);
  const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const settle = () => advance(50);

  beforeEach(() => {
    jest.useFakeTimers();
    advanceClock = () => jest.advanceTimersByTimeAsync(1);
    clearCookies();
  });
  afterEach(() => {
    jest.useRealTimers();
    advanceClock = async () => {};
    document.documentElement.className = '';
  });

  test("sets a cookie when it shows, and doesn't show again in the same browser [TIP-1/text] [TIP-1/once]", async () => {
    await mount();
    await settle();
    expect(find()).toBeVisible();
    expect(
      screen.getByText(/Save vehicles to your garage, get current offers, and more!/),
    ).toBeVisible();
    expect(readCookie(TOOLTIP_COOKIE)).toBeDefined();
    act(() => undo());
    await mount();
    await settle();
    expect(find()).toBeNull();
  });

  test('hides after five seconds [TIP-1/hides]', async () => {
    await mount();
    await settle();
    await advance(4_900);
    expect(find()).toBeVisible();
    await advance(100);
    expect(find()).toBeNull();
  });

  test("doesn't count time in a background tab [TIP-1/hides]", async () => {
    await mount();
    await settle();
    setHidden(true);
    await advance(60_000);
    setHidden(false);
    await advance(4_900);
    expect(find()).toBeVisible();
    await advance(100);
    expect(find()).toBeNull();
    resetVisibility();
  });

  test.each([
    [
      'hovered',
      () => fireEvent.pointerEnter(getTooltip()),
      () => fireEvent.pointerLeave(getTooltip()),
    ],
    [
      'touched',
      () => fireEvent.pointerEnter(getTooltip(), { pointerType: 'touch' }),
      () => fireEvent.pointerCancel(getTooltip(), { pointerType: 'touch' }),
    ],
    [
      'focused',
      () => act(() => getButton('Close').focus()),
      () => act(() => getButton('Close').blur()),
    ],
  ])('stays while it is %s [TIP-1/pauses]', async (_name, attend, leave) => {
    await mount();
    await settle();
    attend();
    await advance(60_000);
    expect(find()).toBeVisible();
    leave();
    await advance(5_000);
    expect(find()).toBeNull();
  });

  test('can be closed [TIP-1/closes]', async () => {
    await mount();
    await settle();
    fireEvent.click(getButton('Close'));
    expect(find()).toBeNull();
  });

  test.each([
    ['the login state is unknown', 'loading'],
    ['the driver is signed in', 'in'],
  ] as const)("doesn't show while %s [TIP-1]", async (_name, state) => {
    await mount('desktop', state);
    await settle();
    expect(find()).toBeNull();
  });

  test('neither shows nor sets a cookie in author mode [TIP-1]', async () => {
    document.documentElement.className = 'aem-AuthorLayer-Edit';
    await mount();
    await settle();
    expect(find()).toBeNull();
    expect(readCookie(TOOLTIP_COOKIE)).toBeUndefined();
  });

  test('waits for the next page where it would cover controls everywhere [TIP-1]', async () => {
    const box = jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, 10, 10));
    await mount();
    await settle();
    expect(find()).toBeNull();
    expect(readCookie(TOOLTIP_COOKIE)).toBeUndefined();
    act(() => undo());
    box.mockRestore();
    await mount();
    await settle();
    expect(find()).toBeVisible();
  });

  const getTooltip = (): Element => {
    const found = find()?.closest('.bsro-sign-in-tooltip');
    if (!found) throw new Error('no tooltip');
    return found;
  };
});
