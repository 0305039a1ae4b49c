import { PlaceholderError } from '../../browser/author-errors';
import { choice } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';
import type { Enhancement } from '../schema/placeholder';
import { createMountTriggers } from '../schema/mount-trigger';
import { declare } from './declare';
import { unmount } from './mount';
import { observe } from './observe';
import { mounts } from './registry';
import { createScan } from './scan';
import { getBranch } from '../../site/version';

jest.mock('../../site/version', () => ({ getBranch: jest.fn(() => 'test') }));

const attributes = { mode: choice(['a', 'b'], {}) };
const undo = jest.fn();
const enhance = jest.fn<() => void, Parameters<Enhancement<{ mode: 'a' | 'b' | undefined }>>>(
  () => undo,
);

const plain = definePlaceholder({
  name: 'plain',
  match: { className: 'plain' },
  attributes,
  when: { on: 'now' },
  kind: 'dom',
  load: async () => ({ default: enhance }),
  failure: 'quiet',
});

const onAction = definePlaceholder({
  name: 'on-action',
  match: { className: 'on-action' },
  attributes,
  when: { on: 'action' },
  kind: 'dom',
  load: async () => ({ default: enhance }),
  failure: 'quiet',
});

const island = definePlaceholder({
  name: 'island',
  match: { className: 'island' },
  attributes,
  when: { on: 'action' },
  kind: 'react',
  load: async () => ({ default: () => null }),
  failure: 'quiet',
});

const switchedOff = definePlaceholder({
  name: 'switched-off',
  match: { className: 'switched-off' },
  attributes,
  when: { on: 'now' },
  kind: 'dom',
  load: async () => ({ default: enhance }),
  failure: 'quiet',
  off: ({ site }) => (site === 'wwt' ? 'site' : undefined),
});

const wide = definePlaceholder({
  name: 'wide-only',
  match: { className: 'wide' },
  attributes,
  when: { on: 'now' },
  media: { attribute: 'mode', queries: { a: '(min-width: 680px)' } },
  kind: 'dom',
  load: async () => ({ default: enhance }),
  failure: 'quiet',
});

const manifest = [plain, onAction, island, switchedOff, wide];
const scan = createScan(createMountTriggers(manifest), async () => ({ loadStart }));
Reflect.set(globalThis, '__webpack_public_path__', 'http://fcac.localhost/bsro-ui/');
Reflect.set(window, 'bsro', {});
const loadStart = declare(manifest);
const error = jest.spyOn(console, 'error');

/** Waits until everything that was loaded has been mounted: several timers, one after another. */
const settle = async () => {
  for (let round = 0; round < 3; round += 1) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 5);
    });
  }
};

const getState = (id: string) => document.getElementById(id)?.dataset['mount'];

beforeEach(() => {
  error.mockReset().mockImplementation(() => {});
  enhance.mockClear();
  undo.mockClear();
  mounts.clear();
  document.body.innerHTML = '';
});

test('scans the whole page and writes data-mount at once [MOUNT-1]', async () => {
  document.body.innerHTML =
    '<p class="plain" id="a" data-mode="b"></p><i class="on-action" id="b"></i><i class="other" id="c"></i>';
  scan();
  expect([getState('a'), getState('b'), getState('c')]).toEqual(['loading', 'waiting', undefined]);
  await settle();
  expect(getState('a')).toBe('mounted');
  expect(enhance).toHaveBeenCalledTimes(1);
  expect(enhance.mock.calls[0]?.[0].attributes).toEqual({ mode: 'b' });
});

test('scans an element and its descendants, and nothing outside [MOUNT-6]', async () => {
  document.body.innerHTML =
    '<div class="plain" id="a"><i class="plain" id="b"></i></div><i class="plain" id="c"></i>';
  scan(document.getElementById('a') ?? undefined);
  expect([getState('a'), getState('b'), getState('c')]).toEqual(['loading', 'loading', undefined]);
  await settle();
});

test('a second scan mounts nothing and reports nothing [MOUNT-6]', async () => {
  document.body.innerHTML = '<p class="plain island" id="a"></p>';
  scan();
  scan();
  await settle();
  scan();
  await settle();
  expect(enhance).toHaveBeenCalledTimes(1);
  expect(error).not.toHaveBeenCalled();
});

test('reports an enhancement whose cleanup throws, and still unmounts the others [MOUNT-4]', async () => {
  document.body.innerHTML = '<p class="plain" id="a"></p><p class="plain" id="b"></p>';
  scan();
  await settle();
  undo.mockImplementationOnce(() => {
    throw new Error('in cleanup');
  });
  mounts.forEach(unmount);
  expect(undo).toHaveBeenCalledTimes(2);
  expect(mounts.size).toBe(0);
  expect(error.mock.calls).toEqual([
    [
      'bsro-ui: plain (end):',
      new Error('in cleanup'),
      expect.stringMatching(/^<p class="plain" id="a"[^>]*>$/),
      expect.any(HTMLElement),
    ],
  ]);
});

test('schedules hundreds of placeholders in several tasks, each once [MOUNT-1]', async () => {
  document.body.innerHTML = '<p class="plain"></p>'.repeat(250);
  const getStates = () =>
    new Set(
      [...document.querySelectorAll<HTMLElement>('.plain')].map(
        (element) => element.dataset['mount'],
      ),
    );
  scan();
  expect(getStates()).toEqual(new Set(['loading', 'found']));
  scan();
  await settle();
  expect(getStates()).toEqual(new Set(['mounted']));
  expect(enhance).toHaveBeenCalledTimes(250);
});

test('does not schedule a placeholder that was removed before its task [MOUNT-6]', async () => {
  document.body.innerHTML = '<p class="plain"></p>'.repeat(101);
  const last = document.body.lastElementChild;
  scan();
  mounts.forEach(unmount);
  await settle();
  expect(last?.outerHTML).toBe('<p class="plain"></p>');
  expect(mounts.size).toBe(0);
});

test('mounts a copy of mounted markup as a separate placeholder [MOUNT-6]', async () => {
  document.body.innerHTML = '<p class="plain"></p>';
  scan();
  await settle();
  document.body.append(document.body.firstElementChild?.cloneNode(true) ?? '');
  scan();
  await settle();
  expect(enhance).toHaveBeenCalledTimes(2);
});

test('reports a placeholder inside a React placeholder once and does not mount it [MOUNT-6]', async () => {
  document.body.innerHTML =
    '<div class="island" id="outer"><div class="plain" id="inner"></div></div>';
  scan();
  scan();
  expect(getState('outer')).toBe('waiting');
  expect(getState('inner')).toBe('off');
  expect(document.getElementById('inner')?.dataset['mountReason']).toBe('nested');
  await settle();
  expect(getState('inner')).toBe('off');
  expect(error.mock.calls).toEqual([
    [
      'bsro-ui: plain (nested):',
      new PlaceholderError('it is inside another placeholder, and only the outer one is mounted'),
      '<div class="plain" id="inner" data-mount="off" data-mount-reason="nested">',
      document.getElementById('inner'),
    ],
  ]);
});

test('mounts a placeholder inside a DOM enhancement [MOUNT-6]', () => {
  document.body.innerHTML =
    '<div class="plain"><div class="plain" id="inner"></div><div class="island" id="root"></div></div>';
  scan();
  expect([getState('inner'), getState('root')]).toEqual(['loading', 'waiting']);
  expect(error).not.toHaveBeenCalled();
});

test('reports an invalid attribute once, leaves its element unchanged, and mounts the other placeholders [MOUNT-8]', async () => {
  document.body.innerHTML =
    '<p class="plain" id="a" data-mode="x">CMS</p><p class="plain" id="b"></p>';
  expect(() => scan()).not.toThrow();
  await settle();
  expect(error.mock.calls).toEqual([
    [
      'bsro-ui: plain (attributes):',
      new PlaceholderError('data-mode is "x", expected one of a, b: write data-mode="a"'),
      '<p class="plain" id="a" data-mode="x" data-mount="failed" data-mount-reason="attributes">',
      document.getElementById('a'),
    ],
  ]);
  expect(getState('a')).toBe('failed');
  expect(document.getElementById('a')?.textContent).toBe('CMS');
  expect(getState('b')).toBe('mounted');
});

test('reports a misspelled optional attribute, and mounts the placeholder anyway [MOUNT-8]', async () => {
  document.body.innerHTML = '<p class="plain wide-one" id="a" data_mode="b"></p>';
  scan();
  await settle();
  expect(getState('a')).toBe('mounted');
  expect(error.mock.calls).toEqual([
    [
      'bsro-ui: plain (attributes):',
      new PlaceholderError('data_mode is not read: write data-mode="b"'),
      expect.stringMatching(/^<p class="plain wide-one" id="a" data_mode="b"[^>]*>$/),
      document.getElementById('a'),
    ],
  ]);
});

test('marks a placeholder that the site has switched off, and loads nothing [MOUNT-1]', async () => {
  document.documentElement.dataset['siteName'] = 'wwt';
  document.body.innerHTML = '<p class="switched-off" id="a"></p>';
  scan();
  await settle();
  expect(getState('a')).toBe('off');
  expect(document.getElementById('a')?.dataset['mountReason']).toBe('site');
  expect(enhance).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

test("exposes the branch that belongs to the page's host as bsro.branch [SITE-6/test-branch]", () => {
  expect(getBranch).toHaveBeenCalledWith('fcac.localhost');
  expect(Reflect.get(window, 'bsro')).toEqual({ branch: 'test' });
});

describe('with a media query', () => {
  const query = Object.assign(new EventTarget(), { matches: false });

  beforeEach(() => {
    query.matches = false;
    Reflect.set(window, 'matchMedia', () => query);
    document.body.innerHTML = '<p class="wide" data-mode="a" id="a"></p>';
  });

  afterEach(() => {
    mounts.forEach(unmount);
    Reflect.deleteProperty(window, 'matchMedia');
  });

  const change = async (matches: boolean) => {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
    await settle();
  };

  test('mounts while the query matches, and unmounts while it does not [MOUNT-7]', async () => {
    scan();
    await settle();
    expect(getState('a')).toBe('waiting');
    await change(false);
    expect(enhance).not.toHaveBeenCalled();
    for (const times of [1, 2, 3]) {
      await change(true);
      expect(getState('a')).toBe('mounted');
      expect([enhance.mock.calls.length, undo.mock.calls.length]).toEqual([times, times - 1]);
      await change(false);
      expect(getState('a')).toBe('waiting');
      expect(undo).toHaveBeenCalledTimes(times);
    }
  });

  test('follows the last result of a query that changes often while the chunk loads [MOUNT-7]', async () => {
    scan();
    await settle();
    for (const matches of [true, false, true, false, true]) {
      query.matches = matches;
      query.dispatchEvent(new Event('change'));
    }
    await settle();
    expect(getState('a')).toBe('mounted');
    expect(enhance.mock.calls.length - undo.mock.calls.length).toBe(1);
  });

  test('stays mounted while a modal is open, and is unmounted when it closes [MOUNT-7]', async () => {
    const modal = document.createElement('dialog');
    modal.className = 'bsro-dialog';
    query.matches = true;
    scan();
    await settle();
    document.body.append(modal);
    modal.open = true;
    await change(false);
    expect(getState('a')).toBe('mounted');
    await change(true);
    await change(false);
    modal.remove();
    modal.dispatchEvent(new Event('close'));
    await settle();
    expect(getState('a')).toBe('waiting');
    expect(undo).toHaveBeenCalledTimes(1);
  });

  test('mounts at once if the attribute value has no media query [MOUNT-7]', async () => {
    document.body.innerHTML = '<p class="wide" data-mode="b" id="a"></p>';
    scan();
    await settle();
    expect(getState('a')).toBe('mounted');
  });

  test('a removed placeholder no longer waits for its media query [MOUNT-6]', async () => {
    scan();
    await settle();
    mounts.forEach(unmount);
    await change(true);
    expect(enhance).not.toHaveBeenCalled();
  });
});

describe('with the observer', () => {
  beforeAll(() => observe(scan));

  test('mounts an inserted placeholder once, even if it is deep inside the inserted element [MOUNT-6]', async () => {
    const part = document.createElement('div');
    part.innerHTML = '<section><i class="plain" id="deep"></i></section>';
    document.body.append(part, document.createElement('i'));
    await settle();
    expect(getState('deep')).toBe('mounted');
    expect(enhance).toHaveBeenCalledTimes(1);
  });

  test('does not scan the page when a file is added to the head [MOUNT-6]', async () => {
    const find = jest.spyOn(Document.prototype, 'querySelectorAll');
    document.head.append(document.createElement('link'));
    await settle();
    expect(find).not.toHaveBeenCalled();
    document.body.append(document.createElement('i'));
    await settle();
    expect(find).toHaveBeenCalled();
    find.mockRestore();
  });

  test('unmounts a removed placeholder once, and keeps the state of a moved placeholder [MOUNT-6]', async () => {
    document.body.innerHTML = '<p class="plain" id="a"></p><section></section>';
    await settle();
    const element = document.getElementById('a');
    document.querySelector('section')?.append(element ?? '');
    await settle();
    expect(undo).not.toHaveBeenCalled();
    element?.remove();
    await settle();
    expect(undo).toHaveBeenCalledTimes(1);
    expect(mounts.size).toBe(0);
    expect(element?.outerHTML).toBe('<p class="plain" id="a"></p>');
  });

  test('does not mount a placeholder that was removed while loading [MOUNT-6]', async () => {
    document.body.innerHTML = '<p class="plain"></p>';
    scan();
    document.body.innerHTML = '';
    await settle();
    await settle();
    expect(undo).toHaveBeenCalledTimes(enhance.mock.calls.length);
    expect(mounts.size).toBe(0);
  });
});
