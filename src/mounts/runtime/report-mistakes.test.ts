import { loadChunk } from '../../browser/load-chunk';
import { PlaceholderError } from '../../browser/author-errors';
import { choice } from '../schema/attributes';
import { createMountTriggers } from '../schema/mount-trigger';
import { definePlaceholder } from '../schema/placeholder';
import { declare } from './declare';
import { unmount } from './mount';
import { mounts, onFound } from './registry';
import { createScan } from './scan';
import type * as LoadChunk from '../../browser/load-chunk';

const error = jest.spyOn(console, 'error');

jest.mock('../../browser/load-chunk', () => {
  const actual = jest.requireActual<typeof LoadChunk>('../../browser/load-chunk');
  return { ...actual, loadChunk: jest.fn(actual.loadChunk) };
});

const offer = definePlaceholder({
  name: 'offer',
  match: { className: 'offer' },
  attributes: { mode: choice(['wide', 'narrow'], { required: true }) },
  when: { on: 'now' },
  failure: 'notice',
  kind: 'dom',
  load: async () => ({ default: () => () => {} }),
});

/** Opens a page with one placeholder. */
const open = async (html: string): Promise<HTMLElement> => {
  document.body.innerHTML = html;
  const loadStart = declare([offer]);
  createScan(createMountTriggers([offer]), async () => ({ loadStart }))();
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('No element');
  return element;
};

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.set(globalThis, '__webpack_public_path__', 'http://fcac.localhost/bsro-ui/');
  error.mockReset().mockImplementation(() => {});
  jest.mocked(loadChunk).mockClear();
});

afterEach(() => {
  mounts.forEach(unmount);
  onFound(() => {});
  document.documentElement.className = '';
  jest.useRealTimers();
});

test('does not load the descriptions of mistakes for an element without a mistake [MOUNT-8]', async () => {
  const element = await open('<p class="offer" data-mode="wide">CMS</p>');
  await jest.advanceTimersByTimeAsync(50);
  expect(element).toHaveAttribute('data-mount', 'mounted');
  expect(loadChunk).not.toHaveBeenCalled();
});

test('refuses an element with a mistake before the descriptions have loaded [MOUNT-8/wrong] [MOUNT-8/html-untouched]', async () => {
  const element = await open('<p class="offer" data-mode="tall">CMS</p>');
  expect(element).toHaveAttribute('data-mount', 'failed');
  expect(element).toHaveAttribute('data-mount-reason', expect.stringMatching(/^attributes/));
  expect(element.innerHTML).toBe('CMS');
  await jest.advanceTimersByTimeAsync(50);
  expect(element.innerHTML).toBe('CMS');
  expect(error.mock.calls).toEqual([
    [
      'bsro-ui: offer (attributes):',
      new PlaceholderError(
        'data-mode is "tall", expected one of wide, narrow: write data-mode="wide"',
      ),
      '<p class="offer" data-mode="tall" data-mount="failed" data-mount-reason="attributes">',
      element,
    ],
  ]);
});

test('describes the mistake that a scan found, even if a script has corrected it since [MOUNT-8]', async () => {
  const element = await open('<p class="offer" data-mode="tall">CMS</p>');
  element.dataset['mode'] = 'wide';
  await jest.advanceTimersByTimeAsync(50);
  expect(String(error.mock.calls[0])).toContain('data-mode is "tall"');
});

test('names the placeholder if the descriptions do not load [MOUNT-8]', async () => {
  const missing = Object.assign(new Error('missing'), { name: 'ChunkLoadError' });
  jest.mocked(loadChunk).mockRejectedValueOnce(missing);
  await open('<p class="offer">CMS</p>');
  await jest.advanceTimersByTimeAsync(50);
  expect(error.mock.calls).toEqual([['bsro-ui: offer (chunk):', missing]]);
});

test('does not change an element that was removed before the descriptions load [MOUNT-6/removed]', async () => {
  const element = await open('<p class="offer">CMS</p>');
  mounts.forEach(unmount);
  await jest.advanceTimersByTimeAsync(50);
  expect(element).not.toHaveAttribute('data-mount');
  expect(error).toHaveBeenCalledTimes(1);
});

test("adds the description of a mistake to the placeholder's label in author mode [MOUNT-8]", async () => {
  document.documentElement.className = 'aem-AuthorLayer-Edit';
  const element = await open('<p class="offer">CMS</p>');
  await jest.advanceTimersByTimeAsync(50);
  expect(element.dataset['bsroAuthor']).toBe(
    'offer — failed — attributes: data-mode is missing, expected one of wide, narrow: write data-mode="wide"',
  );
});
