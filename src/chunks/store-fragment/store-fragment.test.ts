import { setImmediate } from 'node:timers/promises';
import { clearCookies } from '../../../test/clear-cookies';
import {
  createAutomaticProfile,
  createSelectedProfile,
  writeProfile,
  fakeServices,
} from '../../../test/fake-services';
import type { FakeResponse, Profile, StoreNumber, ServiceCall } from '../../../test/fake-services';
import type { StoreFragmentAttributes } from '../../mounts/placeholders/store-fragment';
import { createReduxStore } from '../../store';
import type { AppStore } from '../../store';
import { syncSavedStore } from '../../store/my-store/saved-store-thunks';
import enhance, { RELOAD_DELAY } from '.';

let mockStore: AppStore;
jest.mock('../../store', () => ({
  ...jest.requireActual<object>('../../store'),
  getReduxStore: () => mockStore,
}));

/** The CMS's responses by URL; other requests wait for `release`. */
let responses: Record<string, FakeResponse>;
let error: jest.SpyInstance;
let calls: ServiceCall[];
let release: (url: string, html: string) => void;
let undo: () => void = () => undefined;

const settle = async (): Promise<void> => {
  for (let turns = 0; turns < 8; turns += 1) await setImmediate();
};

const getSlot = () => document.querySelector<HTMLElement>('.bsro-store-fragment') ?? document.body;

const start = async (
  profile: Profile,
  fragment: StoreFragmentAttributes['fragment'] = 'local-store',
): Promise<void> => {
  writeProfile(profile);
  document.body.innerHTML = '<div class="bsro-store-fragment"><p>Of the CMS</p></div>';
  mockStore = createReduxStore();
  const element = getSlot();
  undo = enhance({ attributes: { fragment }, element, cms: [...element.childNodes] });
  await settle();
};

const chooseStore = (number: StoreNumber): void => {
  writeProfile(createSelectedProfile(number));
  mockStore.dispatch(syncSavedStore());
};
const getFragmentUrl = (number: StoreNumber) => `/content/fcac/static/local-store.${number}.html`;

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  clearCookies();
  localStorage.clear();
  document.documentElement.dataset['siteName'] = 'fcac';
  responses = {};
  const open = new Map<string, (response: FakeResponse) => void>();
  release = (path, html) => open.get(path)?.({ text: html });
  calls = fakeServices(
    ({ requestedUrl: path }) =>
      responses[path] ??
      new Promise((resolve) => {
        open.set(path, resolve);
      }),
  );
});

afterEach(() => {
  undo();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['widget-oil-tab-content', '/content/fcac/static/widget/widget-oil-tab-content.310002.html'],
  [
    'widget-brakes-tab-content',
    '/content/fcac/static/widget/widget-brakes-tab-content.310002.html',
  ],
  ['local-store', '/content/fcac/static/local-store.310002.html'],
  ['top-nav/tab-store', '/content/fcac/static/top-nav/tab-store.310002.html'],
] as const)(
  'fills the slot with the fragment %s of my store [FRAG-1/oil] [FRAG-1/brakes] [FRAG-1/local-store] [FRAG-1/top-nav]',
  async (fragment, path) => {
    responses[path] = { text: '<h2>Denver</h2>' };
    await start(createSelectedProfile('310002'), fragment);
    expect(calls.map((call) => call.requestedUrl)).toEqual([path]);
    expect(getSlot().innerHTML).toBe('<h2>Denver</h2>');
  },
);

test('sets the URL of only the first image from data-src [FRAG-1/image-src]', async () => {
  responses[getFragmentUrl('310002')] = {
    text: '<p><img alt="Map" data-src="/maps/static?center=1,2"><img alt="" data-src="/b.png"></p>',
  };
  await start(createSelectedProfile('310002'));
  const [first, second] = getSlot().querySelectorAll('img');
  expect(first?.getAttribute('src')).toBe('/maps/static?center=1,2');
  expect(second?.hasAttribute('src')).toBe(false);
});

test('shows the fragment of a store that another tab has selected since the page loaded [MYST-4] [FRAG-1]', async () => {
  writeProfile(createSelectedProfile('310001'));
  mockStore = createReduxStore();
  writeProfile(createSelectedProfile('310002'));
  const element = document.body.appendChild(document.createElement('div'));
  undo = enhance({ attributes: { fragment: 'local-store' }, element, cms: [] });
  await settle();
  expect(calls.map((call) => call.requestedUrl)).toEqual([getFragmentUrl('310002')]);
});

test('keeps SVG images [FRAG-1]', async () => {
  responses[getFragmentUrl('310002')] = {
    text: '<a href="/x"><svg viewBox="0 0 24 24"><path d="M0 0h1"/></svg>Call</a>',
  };
  await start(createSelectedProfile('310002'));
  expect(getSlot().querySelector('svg > path')).toHaveAttribute('d', 'M0 0h1');
});

test('keeps the CMS nodes and requests nothing without a local store [MYST-4]', async () => {
  await start(createAutomaticProfile('310001'));
  expect(calls.map((call) => call.requestedUrl)).toEqual([]);
  expect(getSlot().innerHTML).toBe('<p>Of the CMS</p>');
});

test.each<[string, FakeResponse]>([
  ['no connection', 'reset'],
  ['404', { status: 404, text: '<p>Not found</p>' }],
  ['500', { status: 500, text: '' }],
  ['JSON', { type: 'application/json', text: '{"a":1}' }],
  ['nothing', { text: '' }],
  ['no allowed element', { text: '<script>1</script>' }],
])(
  'keeps the content, and shows no message, if no fragment arrives: %s [FRAG-1/failed-load] [HTTP-5]',
  async (_, response) => {
    responses[getFragmentUrl('310002')] = response;
    await start(createSelectedProfile('310002'));
    expect(getSlot().innerHTML).toBe('<p>Of the CMS</p>');
    expect(getSlot()).not.toHaveAttribute('aria-busy');
    expect(error).not.toHaveBeenCalled();
  },
);

test('reloads 500 ms after the store changes, and keeps the content if that fails [MYST-4/reload-wait] [FRAG-1/failed-load]', async () => {
  responses[getFragmentUrl('310002')] = { text: '<p>Denver</p>' };
  responses[getFragmentUrl('310003')] = { text: '<p>Boulder</p>' };
  responses[getFragmentUrl('310004')] = 'reset';
  await start(createSelectedProfile('310002'));
  chooseStore('310003');
  jest.advanceTimersByTime(RELOAD_DELAY - 1);
  expect(calls).toHaveLength(1);
  expect(getSlot()).toHaveTextContent('Denver');
  jest.advanceTimersByTime(1);
  await settle();
  expect(getSlot()).toHaveTextContent('Boulder');
  chooseStore('310004');
  jest.advanceTimersByTime(RELOAD_DELAY);
  await settle();
  expect(calls).toHaveLength(3);
  expect(getSlot()).toHaveTextContent('Boulder');
});

test('ignores a late response for a previous store [FRAG-1]', async () => {
  await start(createSelectedProfile('310002'));
  expect(getSlot()).toHaveAttribute('aria-busy', 'true');
  chooseStore('310003');
  jest.advanceTimersByTime(RELOAD_DELAY);
  release(getFragmentUrl('310003'), '<p>Boulder</p>');
  await settle();
  release(getFragmentUrl('310002'), '<p>Denver</p>');
  await settle();
  expect(getSlot()).toHaveTextContent('Boulder');
  expect(getSlot()).not.toHaveAttribute('aria-busy');
});

test('skips stores that are replaced within 500 ms [FRAG-1]', async () => {
  responses[getFragmentUrl('310002')] = { text: '<p>Denver</p>' };
  responses[getFragmentUrl('310004')] = { text: '<p>Golden</p>' };
  await start(createSelectedProfile('310002'));
  chooseStore('310003');
  jest.advanceTimersByTime(RELOAD_DELAY - 1);
  chooseStore('310004');
  jest.advanceTimersByTime(RELOAD_DELAY);
  await settle();
  expect(calls.map((call) => call.requestedUrl)).toEqual([
    getFragmentUrl('310002'),
    getFragmentUrl('310004'),
  ]);
  expect(getSlot()).toHaveTextContent('Golden');
});

test('restores the CMS nodes when it is unmounted and ignores a late response [MOUNT-6/removed]', async () => {
  await start(createSelectedProfile('310002'));
  undo();
  release(getFragmentUrl('310002'), '<p>Denver</p>');
  await settle();
  expect(getSlot().outerHTML).toBe('<div class="bsro-store-fragment"><p>Of the CMS</p></div>');
});

/** HTML that tries to run a script. */
const HOSTILE = [
  '<script>pwned()</script>',
  '<img src=x onerror=pwned()>',
  '<img data-src="javascript:pwned()">',
  '<img data-src="x" onerror="pwned()">',
  '<svg onload=pwned()><script>pwned()</script></svg>',
  '<svg><animate onbegin=pwned() attributeName=x dur=1s /><set attributeName=href to=javascript:pwned() /></svg>',
  '<svg><use href="data:image/svg+xml,<svg onload=pwned()/>" /></svg>',
  '<svg><foreignObject><iframe src=javascript:pwned()></iframe></foreignObject></svg>',
  '<svg><style><img src=x onerror=pwned()></style></svg>',
  '<svg><a xlink:href="javascript:pwned()"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwned()&gt;">',
  '<a href="javascript:pwned()">x</a>',
  '<a href=" &#106;avascript:pwned()">x</a>',
  '<a href="java\tscript:pwned()">x</a>',
  '<a href="data:text/html,<script>pwned()</script>">x</a>',
  '<iframe src="javascript:pwned()"></iframe>',
  '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<object data="javascript:pwned()"></object>',
  '<embed src="javascript:pwned()">',
  '<form action="javascript:pwned()"><button>x</button></form>',
  '<button formaction="javascript:pwned()">x</button>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:pwned()">',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<style>@import "https://evil.example/a.css"</style>',
  '<p style="background:url(javascript:pwned())">x</p>',
  '<details open ontoggle=pwned()>x</details>',
  '<video><source onerror=pwned()></video>',
  '<body onload=pwned()>',
  '<template><script>pwned()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
  '<input autofocus onfocus=pwned()>',
  '<x onclick=pwned() onpointerover=pwned()>x</x>',
];

const DANGEROUS =
  'script,style,iframe,object,embed,base,meta,link,form,[style],[srcdoc],[formaction],[action]';

test.each(HOSTILE)('removes executable content of a fragment: %s [FRAG-1]', async (html) => {
  const pwned = jest.fn();
  Object.assign(window, { pwned });
  responses[getFragmentUrl('310002')] = { text: `<p>Denver</p>${html}` };
  await start(createSelectedProfile('310002'));
  expect(getSlot()).toHaveTextContent('Denver');
  expect(getSlot().querySelector(DANGEROUS)).toBeNull();
  for (const element of getSlot().querySelectorAll<HTMLElement>('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on/i);
      expect([name, value.replaceAll(/\s/g, '')]).not.toEqual([
        expect.stringMatching(/^(href|src|xlink:href)$/),
        expect.stringMatching(/^(javascript|data|vbscript):/i),
      ]);
    }
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  await settle();
  expect(pwned).not.toHaveBeenCalled();
});
