import { manifest } from '../manifest';
import { createMountTriggers } from '../schema/mount-trigger';
import { declare } from './declare';
import { unmount } from './mount';
import { mounts } from './registry';
import { createScan } from './scan';

const error = jest.spyOn(console, 'error');

const open = (inside: string): HTMLElement => {
  document.body.innerHTML = `<div class="bsro-interrupt-slot">${inside}</div>`;
  const loadStart = declare(manifest);
  createScan(createMountTriggers(manifest), async () => ({ loadStart }))();
  const slot = document.querySelector<HTMLElement>('.bsro-interrupt-slot');
  if (!slot) throw new Error('No slot');
  return slot;
};

beforeEach(() => {
  Reflect.set(globalThis, '__webpack_public_path__', 'http://fcac.localhost/bsro-ui/');
  jest.useFakeTimers();
  error.mockReset().mockImplementation(() => {});
  mounts.clear();
});

afterEach(() => jest.useRealTimers());

test.each([
  '[{"id":"a"}]',
  ' [ ] ',
  '<p>[{“id”: “a”,</p><br><p>“type”: “none”}]</p>',
  '[{&quot;id&quot;:&quot;a&quot;}]',
  '{"id":"a"}',
  '<script type="text/json">[{"id":"a"}]</script>',
  '<script type="application/json">[]</script>[{"id":"a"}]',
])('hides and reports JSON outside of a JSON script: %s [MOUNT-8]', async (inside) => {
  const slot = open(inside);
  const original = document.createElement('div');
  original.innerHTML = inside;
  expect(slot).toHaveAttribute('data-mount', 'failed');
  expect(slot).toHaveAttribute('data-mount-reason', 'attributes');
  expect(slot.textContent).toMatch(/^(\[\])?$/);
  await jest.advanceTimersByTimeAsync(0);
  expect(slot).toHaveAttribute('data-mount', 'failed');
  expect(error).toHaveBeenCalledTimes(1);
  expect(String(error.mock.calls[0])).toContain('write <script type="application/json">');
  mounts.forEach(unmount);
  expect(slot.innerHTML).toBe(original.innerHTML);
});

test.each([
  '',
  '<script type="application/json">[{"id":"a"}]</script>',
  '<p>Offers [as of today] at your store</p>',
  '<p>[Advertisement]</p>',
])('does not change other content of the CMS: %s [MOUNT-8]', (inside) => {
  const slot = open(inside);
  expect(slot).toHaveAttribute('data-mount', 'waiting');
  expect(slot.innerHTML).toBe(open(inside).innerHTML);
  expect(error).not.toHaveBeenCalled();
});
