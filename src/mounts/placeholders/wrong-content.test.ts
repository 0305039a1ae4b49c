import { manifest } from '../manifest';
import { declare } from '../runtime/declare';
import { unmount } from '../runtime/mount';
import { mounts } from '../runtime/registry';
import { createScan } from '../runtime/scan';
import { createMountTriggers } from '../schema/mount-trigger';

const error = jest.spyOn(console, 'error');

/**
 * Opens a CMS page and waits until all placeholders that load when idle, near, or focused have
 * started.
 */
const open = async (html: string): Promise<HTMLElement> => {
  document.body.innerHTML = html;
  const loadStart = declare(manifest);
  createScan(createMountTriggers(manifest), async () => ({ loadStart }))();
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('No element');
  element.dispatchEvent(new Event('focusin'));
  await jest.advanceTimersByTimeAsync(5_000);
  return element;
};

beforeAll(() =>
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {} }) }),
);

beforeEach(() => {
  Reflect.set(globalThis, '__webpack_public_path__', 'http://fcac.localhost/bsro-ui/');
  jest.useFakeTimers();
  error.mockReset().mockImplementation(() => {});
  mounts.clear();
});

afterEach(() => {
  mounts.forEach(unmount);
  jest.useRealTimers();
});

const createScript = (json: string): string => `<script type="application/json">${json}</script>`;

test.each([
  ['offers-signup', '<p>Sign up</p>', '<form action="/email-signup/">'],
  [
    'offers-signup',
    '<form action="/email-signup/"><input name="mail"></form>',
    '<form action="/email-signup/"><input name="email"',
  ],
  ['store-finder', '<p>Find a store</p>', '<form action="/locate/display-map/">'],
  ['find-store', '<p>Schedule</p>', '<a href="'],
  ['my-store', '<p>Your store</p>', '<a href="/locate/display-map/">'],
  ['account-action', '<p>Sign in</p>', '<a href="#sign-in.open">'],
  ['zip-form', '<p>Zip code</p>', '<form action="/locate/display-map/">'],
  ['zip-form', '<form></form>', '<input name="q">'],
  [
    'interrupt-slot',
    createScript('[{"id":"broken"'),
    createScript('[{"id": "spring"').slice(0, 40),
  ],
  [
    'interrupt-slot',
    createScript('{"id":"no-list"}'),
    createScript('[{"id": "spring"').slice(0, 40),
  ],
  [
    'interrupt-slot',
    createScript('[]') + createScript('['),
    createScript('[{"id": "spring"').slice(0, 40),
  ],
])(
  'refuses .bsro-%s with the content %j and reports what to write [MOUNT-8]',
  async (name, content, suggestion) => {
    const element = await open(`<div class="bsro-${name}">${content}</div>`);
    expect(element).toHaveAttribute('data-mount', 'failed');
    expect(element.dataset['mountReason']).toMatch(/^attributes: /);
    // The CMS's HTML is unchanged, without a notice, because a retry can't help a visitor.
    expect(element.innerHTML).toBe(content);
    expect(element.dataset['mountReason']).toContain(`write ${suggestion}`);
    expect(error).toHaveBeenCalledTimes(1);
    const [call] = error.mock.calls;
    expect(call?.[0]).toBe(`bsro-ui: ${name} (attributes):`);
    expect(String(call?.[1])).toContain(`write ${suggestion}`);
    expect(call?.[2]).toMatch(`<div class="bsro-${name}"`);
    expect(call?.[3]).toBe(element);
  },
);

test('mounts an email signup and a slot with valid content [MOUNT-8]', async () => {
  await open(
    `<div><div class="bsro-offers-signup"><form><input name="email"></form></div>
    <div class="bsro-interrupt-slot">${createScript('[{"id":"a","type":"none"},7]')}</div></div>`,
  );
  expect(document.querySelectorAll('[data-mount=mounted]')).toHaveLength(2);
  expect(error).toHaveBeenCalledTimes(1);
  expect(String(error.mock.calls[0])).toContain('without an id');
});
