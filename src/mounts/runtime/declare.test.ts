import { act } from '@testing-library/react';
import { createElement } from 'react';
import { RETRY_DELAYS } from '../../browser/load-chunk';
import { PlaceholderError } from '../../browser/author-errors';
import { reports } from '../../browser/report';
import { CmsContent } from '../../ui/loading/CmsContent';
import { definePlaceholder } from '../schema/placeholder';
import type { AnyPlaceholder, RootProps } from '../schema/placeholder';
import { createMountTriggers } from '../schema/mount-trigger';
import { declare } from './declare';
import { SLOW_AFTER, unmount } from './mount';
import { getNoticeText } from './notice';
import { mounts, onFound } from './registry';
import { createScan } from './scan';

const createPlaceholder = (name: string, kind: 'dom' | 'react'): AnyPlaceholder =>
  definePlaceholder({
    name,
    match: { className: name },
    attributes: {},
    when: { on: 'now' },
    failure: 'quiet',
    ...(kind === 'dom'
      ? { kind, load: async () => ({ default: () => () => {} }) }
      : { kind, load: () => new Promise<never>(() => {}) }),
  });

const enhance = jest.fn<Promise<() => void>, []>();
const form = definePlaceholder({
  name: 'form',
  match: { className: 'form' },
  attributes: {},
  when: { on: 'now' },
  failure: 'notice',
  kind: 'dom',
  load: async () => ({ default: enhance }),
});

const menu = createPlaceholder('menu', 'dom');
const offer = createPlaceholder('offer', 'dom');
const list = createPlaceholder('list', 'react');

const Root = jest.fn(({ cms }: RootProps<object>) => createElement(CmsContent, { nodes: cms }));
const root = definePlaceholder({
  name: 'root',
  match: { className: 'root' },
  attributes: {},
  when: { on: 'now' },
  failure: 'quiet',
  kind: 'react',
  load: async () => ({ default: Root }),
});
const keeper: AnyPlaceholder = {
  ...root,
  name: 'keeper',
  match: { className: 'keeper' },
  keepsPlaceholders: true,
};

type Placeholders = readonly AnyPlaceholder[];

const error = jest.spyOn(console, 'error');
const loadContent = jest.fn<Promise<Placeholders>, []>();

/** Opens a page; `offer` and `list` are declared with the content. */
const open = (html: string): void => {
  document.body.innerHTML = html;
  let loadStart: ReturnType<typeof declare> | undefined;
  const load = async () => ({
    loadStart: (loadStart ??= declare([menu, form], loadContent)),
  });
  createScan(createMountTriggers([menu, form, offer, root, keeper, list]), load)();
};

const getState = (id: string) => {
  const dataset = document.getElementById(id)?.dataset;
  return dataset?.['mountReason']?.replace(/:.*/, '') ?? dataset?.['mount'];
};

const createChunkError = () => Object.assign(new Error('missing'), { name: 'ChunkLoadError' });

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.set(globalThis, '__webpack_public_path__', 'http://fcac.localhost/bsro-ui/');
  error.mockReset().mockImplementation(() => {});
  loadContent.mockReset().mockResolvedValue([offer, list]);
  // Removes the listener of the previous test, and the errors that the page has kept.
  Reflect.deleteProperty(reports, 'push');
  reports.length = 0;
  mounts.clear();
  // Removes the listener of the previous test.
  onFound(() => {});
});

test('a page with only a header does not load the declarations of the content [MOUNT-3]', async () => {
  open('<p class="menu" id="a"></p>');
  await jest.advanceTimersByTimeAsync(50);
  expect(getState('a')).toBe('mounted');
  expect(loadContent).not.toHaveBeenCalled();
});

test('loads the declarations of the content once, and does not delay the header [MOUNT-3]', async () => {
  let resolveContent: (placeholders: Placeholders) => void = () => {};
  loadContent.mockReturnValue(
    new Promise((resolve) => {
      resolveContent = resolve;
    }),
  );
  open('<p class="menu" id="a"></p><p class="offer" id="b"></p><p class="offer" id="c"></p>');
  await jest.advanceTimersByTimeAsync(50);
  expect([getState('a'), getState('b'), getState('c')]).toEqual(['mounted', 'loading', 'loading']);
  resolveContent([offer]);
  await jest.advanceTimersByTimeAsync(50);
  expect([getState('b'), getState('c')]).toEqual(['mounted', 'mounted']);
  expect(loadContent).toHaveBeenCalledTimes(1);
});

test('loads declarations again after a failure, and mounts the waiting placeholders [MOUNT-3]', async () => {
  loadContent.mockReset();
  loadContent.mockRejectedValueOnce(createChunkError());
  loadContent.mockResolvedValue([offer]);
  open('<p class="offer" id="b"></p>');
  await jest.advanceTimersByTimeAsync(50);
  expect(getState('b')).toBe('loading');
  await jest.advanceTimersByTimeAsync(RETRY_DELAYS[0] * 2);
  expect(getState('b')).toBe('mounted');
  expect(error).not.toHaveBeenCalled();
});

test('fails each waiting mount once if the declarations never load [MOUNT-3]', async () => {
  loadContent.mockRejectedValue(createChunkError());
  open('<p class="menu" id="a"></p><p class="offer" id="b"></p>');
  await jest.advanceTimersByTimeAsync(RETRY_DELAYS[0] * 2 + RETRY_DELAYS[1] * 2);
  expect([getState('a'), getState('b')]).toEqual(['mounted', 'chunk']);
  expect(error).toHaveBeenCalledTimes(1);
});

test('checks nested elements once the declarations have loaded [MOUNT-3] [MOUNT-6]', async () => {
  open('<p class="list" id="a"><i class="offer" id="b"></i><i class="menu" id="c"></i></p>');
  await jest.advanceTimersByTimeAsync(50);
  expect(['a', 'b', 'c'].map(getState)).toEqual(['loading', 'nested', 'nested']);
});

test('mounts a placeholder in a slot of a root, but not one in a root in the slot [MOUNT-10/components]', async () => {
  open(
    '<p class="list" id="a"><b class="bsro-slot"><i class="menu" id="b"></i>' +
      '<i class="list" id="c"><i class="menu" id="d"></i></i></b></p>',
  );
  await jest.advanceTimersByTimeAsync(50);
  expect(['a', 'b', 'c', 'd'].map(getState)).toEqual(['loading', 'mounted', 'loading', 'nested']);
});

test('starts each enhancement in its own task, so that none delays a tap [MOUNT-3]', async () => {
  enhance.mockReset().mockResolvedValue(() => {});
  const tasks: (() => void)[] = [];
  const yieldTask = () => new Promise<void>((resolve) => void tasks.push(resolve));
  Reflect.set(window, 'scheduler', { yield: yieldTask });
  open('<p class="form" id="a"></p><p class="form" id="b"></p>');
  const counts: number[] = [];
  await jest.advanceTimersByTimeAsync(10);
  while (tasks.length > 0) {
    tasks.shift()?.();
    await jest.advanceTimersByTimeAsync(10);
    counts.push(enhance.mock.calls.length);
  }
  Reflect.deleteProperty(window, 'scheduler');
  // The first task loads the file that both share.
  expect(counts).toEqual([0, 1, 2]);
});

test('waits for the declaration of the outer element, which says whether the element is a React root [MOUNT-6]', async () => {
  open(
    '<div class="list"><p class="menu" id="a"></p></div><div class="offer"><p class="menu" id="b"></p></div>',
  );
  await jest.advanceTimersByTimeAsync(50);
  expect([getState('a'), getState('b')]).toEqual(['nested', 'mounted']);
});

test('mounts after a press inside the element has ended', async () => {
  let isPressed = true;
  const matches = jest
    .spyOn(HTMLElement.prototype, 'matches')
    .mockImplementation((selector) => selector === ':active' && isPressed);
  open(
    '<div class="menu" id="outer"><p class="menu" id="a"><a href="/account/sign-in">Sign In</a></p></div>',
  );
  // jsdom counts the focused node as pressed.
  document.querySelector('a')?.focus();
  await jest.advanceTimersByTimeAsync(2_000);
  expect([getState('a'), getState('outer')]).toEqual(['loading', 'mounted']);
  isPressed = false;
  await jest.advanceTimersByTimeAsync(100);
  expect(getState('a')).toBe('mounted');
  matches.mockRestore();
});

describe('a root', () => {
  const wait = (duration: number) => act(() => jest.advanceTimersByTimeAsync(duration));

  let isPressed: () => boolean;
  let matchesSpy: jest.SpyInstance;

  beforeEach(() => {
    Root.mockClear();
    loadContent.mockResolvedValue([root, keeper]);
    isPressed = () => false;
    const { matches } = HTMLElement.prototype;
    matchesSpy = jest.spyOn(HTMLElement.prototype, 'matches').mockImplementation(function isMatch(
      this: HTMLElement,
      selector,
    ) {
      return selector === ':active' ? isPressed() : matches.call(this, selector);
    });
  });

  afterEach(() => matchesSpy.mockRestore());

  test('is not rendered during a press that began after it was queued, and gets the nodes of that time [MOUNT-7]', async () => {
    isPressed = jest.fn(() => true).mockReturnValueOnce(false);
    open('<p class="root" id="a"><a href="/tires">Tires</a></p>');
    // jsdom counts the focused node as pressed.
    document.querySelector('a')?.focus();
    await wait(2_000);
    expect(getState('a')).toBe('loading');
    expect(document.querySelector('a')).toBeInTheDocument();
    document.getElementById('a')?.append('Pressed');
    isPressed = () => false;
    await wait(200);
    expect(getState('a')).toBe('mounted');
    expect(Root.mock.calls[0]?.[0].cms.map(({ textContent }) => textContent)).toEqual([
      'Tires',
      'Pressed',
    ]);
  });

  test('is not rendered if it is removed during a press [MOUNT-6/removed]', async () => {
    isPressed = jest.fn(() => true).mockReturnValueOnce(false);
    open('<p class="root" id="a"><a href="/tires">Tires</a></p>');
    document.querySelector('a')?.focus();
    await wait(2_000);
    const mount = [...mounts.values()][0];
    if (mount) unmount(mount);
    isPressed = () => false;
    await wait(200);
    expect(Root).not.toHaveBeenCalled();
    expect(document.querySelector('a')).toBeInTheDocument();
  });

  test("mounts the placeholders in the CMS's nodes only if it keeps them [MOUNT-6]", async () => {
    open(
      '<div class="root"><p class="menu" id="a"></p></div><div class="keeper" id="b"><p class="menu" id="c"></p></div>',
    );
    await wait(200);
    expect([getState('a'), getState('b'), getState('c')]).toEqual(['nested', 'mounted', 'mounted']);
  });

  test("waits with moving the CMS's nodes until a visitor has left a field of a placeholder in them [MOUNT-7]", async () => {
    open('<div class="keeper" id="a"><p class="menu" id="b"><input></p></div>');
    document.querySelector('input')?.focus();
    await wait(2_000);
    expect([getState('a'), getState('b')]).toEqual(['loading', 'mounted']);
    document.querySelector('input')?.blur();
    await wait(200);
    expect(getState('a')).toBe('mounted');
  });

  test('keeps a form that a visitor has begun, until it is as it was, if its declaration says so [MOUNT-7]', async () => {
    loadContent.mockResolvedValue([{ ...root, keepsBegunForm: true }]);
    open('<div class="root" id="a"><form><input></form></div>');
    const field = document.querySelector('input');
    if (!field) throw new Error('field');
    field.value = '2019';
    await wait(10_000);
    expect(getState('a')).toBe('loading');
    expect(field.isConnected).toBe(true);
    field.value = '';
    await wait(200);
    expect(getState('a')).toBe('mounted');
  });

  test("waits with moving the CMS's nodes until a press in a placeholder in them has ended [MOUNT-7]", async () => {
    isPressed = () => true;
    open('<div class="keeper" id="a"><p class="menu" id="b"><a href="/">Tires</a></p></div>');
    await wait(2_000);
    expect([getState('a'), getState('b')]).toEqual(['loading', 'mounted']);
    isPressed = () => false;
    await wait(200);
    expect(getState('a')).toBe('mounted');
  });
});

describe("a chunk that finds an author's mistake", () => {
  let reject: (error: unknown) => void = () => {};

  beforeEach(() => {
    enhance.mockReturnValue(
      new Promise((_resolve, refuse) => {
        reject = refuse;
      }),
    );
  });

  test('fails its mount in the same way as a wrong attribute, and removes the loading notice [MOUNT-8]', async () => {
    open('<p class="form" id="a">CMS</p>');
    await jest.advanceTimersByTimeAsync(SLOW_AFTER + 10);
    const element = document.getElementById('a');
    expect(element).toHaveTextContent(getNoticeText('loading'));
    reject(new PlaceholderError('there is no form: write <form>'));
    await jest.advanceTimersByTimeAsync(0);
    expect(element).toHaveAttribute(
      'data-mount-reason',
      'attributes: there is no form: write <form>',
    );
    expect(element?.innerHTML).toBe('CMS');
    expect(error.mock.calls).toEqual([
      [
        'bsro-ui: form (attributes):',
        new PlaceholderError('there is no form: write <form>'),
        expect.stringMatching(/^<p class="form" id="a" [^>]*>$/),
        element,
      ],
    ]);
  });

  test('reports nothing if its placeholder has been removed in the meantime [MOUNT-6/removed]', async () => {
    open('<p class="form" id="a">CMS</p>');
    await jest.advanceTimersByTimeAsync(10);
    const element = document.getElementById('a');
    mounts.forEach(unmount);
    reject(new PlaceholderError('there is no form: write <form>'));
    await jest.advanceTimersByTimeAsync(0);
    expect(element).not.toHaveAttribute('data-mount');
    expect(error).not.toHaveBeenCalled();
  });

  test('shows a notice if it throws another error instead [MOUNT-4]', async () => {
    open('<p class="form" id="a">CMS</p>');
    await jest.advanceTimersByTimeAsync(10);
    reject(new TypeError('broken'));
    await jest.advanceTimersByTimeAsync(0);
    expect(getState('a')).toBe('error');
    expect(document.getElementById('a')).toHaveTextContent(getNoticeText('failed'));
  });
});

describe('with an error endpoint', () => {
  const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);

  beforeEach(() => {
    sendBeacon.mockClear();
    Object.assign(navigator, { sendBeacon });
  });
  afterEach(() => {
    delete document.documentElement.dataset['errorEndpoint'];
    delete document.documentElement.dataset['errorSample'];
  });

  const openWithMistake = async (): Promise<void> => {
    enhance.mockRejectedValue(new PlaceholderError('there is no form: write <form>'));
    open('<p class="form" id="a">CMS</p>');
    await jest.advanceTimersByTimeAsync(50);
    expect(getState('a')).toBe('attributes');
  };

  test('sends an error to the endpoint', async () => {
    document.documentElement.dataset['errorEndpoint'] = '/errors';
    await openWithMistake();
    expect(sendBeacon).toHaveBeenCalledTimes(1);
    expect(sendBeacon).toHaveBeenCalledWith('http://fcac.localhost/errors', expect.any(Blob));
  });

  test('sends nothing if the page configures no endpoint', async () => {
    await openWithMistake();
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  test('reports a wrong endpoint once and continues', async () => {
    document.documentElement.dataset['errorEndpoint'] = 'https://other.example/';
    await openWithMistake();
    await openWithMistake();
    const wrong = error.mock.calls.filter(([text]) => String(text).includes('error-beacon'));
    // Each page opened here has its own declarations.
    expect(wrong).toHaveLength(2);
    expect(String(wrong[0])).toContain('write data-error-endpoint=');
    expect(sendBeacon).not.toHaveBeenCalled();
  });
});

test('measures the time from the scan that found a root until it is mounted', async () => {
  const measure = jest.spyOn(performance, 'measure');
  measure.mockClear();
  enhance.mockImplementation(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 300, () => {});
      }),
  );
  const start = performance.now();
  open('<p class="form" id="a"></p>');
  await jest.advanceTimersByTimeAsync(200);
  expect(measure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(getState('a')).toBe('mounted');
  expect(measure.mock.calls).toEqual([['bsro-ui: form', { start }]]);
});

describe('a hash that opens a modal', () => {
  const card = definePlaceholder({
    name: 'card',
    match: { className: 'card' },
    attributes: {},
    when: { on: 'visible', margin: '200px' },
    openedBy: 'friendlyId',
    failure: 'quiet',
    kind: 'dom',
    load: async () => ({ default: () => () => {} }),
  });
  const CARDS =
    '<p class="card" id="a" data-friendly-id="set-80"></p><p class="card" id="b" data-friendly-id="x"></p>';

  const settle = async (): Promise<void> => {
    for (let round = 0; round < 4; round += 1) await jest.advanceTimersByTimeAsync(50);
  };
  const openCards = async (html = CARDS): Promise<void> => {
    document.body.innerHTML = html;
    const loadStart = declare([card]);
    createScan(createMountTriggers([card]), async () => ({ loadStart }))();
    await settle();
  };
  const goTo = async (hash: string): Promise<void> => {
    history.replaceState(null, '', `/${hash}`);
    dispatchEvent(new Event('hashchange'));
    await settle();
  };

  beforeEach(() => {
    jest.spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(() => {});
  });
  afterEach(() => {
    history.replaceState(null, '', '/');
    jest.restoreAllMocks();
  });

  test('mounts its placeholder at once, regardless of the position on the page [OFFR-5] [MOUNT-7]', async () => {
    history.replaceState(null, '', '/#set-80.open');
    await openCards();
    expect([getState('a'), getState('b')]).toEqual(['mounted', 'waiting']);
  });

  test('mounts a placeholder that was found before its declaration loaded [OFFR-5] [MOUNT-7]', async () => {
    history.replaceState(null, '', '/#set-80.open');
    document.body.innerHTML = CARDS;
    const load = jest.fn(async () => ({ loadStart: declare([card]) }));
    createScan(createMountTriggers([card]), load)();
    await settle();
    expect(getState('a')).toBe('waiting');
    declare([card]);
    await settle();
    expect([getState('a'), getState('b')]).toEqual(['mounted', 'waiting']);
  });

  test('mounts its placeholder when a link to the hash is followed, but not another link [OFFR-5] [MOUNT-7]', async () => {
    await openCards();
    for (const hash of ['#set-80', '#set-8.open', '#other.open']) await goTo(hash);
    expect(getState('a')).toBe('waiting');
    await goTo('#set-80.open');
    await goTo('#set-80.open');
    expect([getState('a'), getState('b')]).toEqual(['mounted', 'waiting']);
  });
});
