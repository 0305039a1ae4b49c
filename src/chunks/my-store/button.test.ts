import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { bus } from '../../bus/bus';
import { createReduxStore } from '../../store';
import { OPEN_STATE_LIFETIME_MS, turnIntoButton } from './button';

jest.mock('./panel', () => {
  throw new Error('the panel did not load');
});

let error: jest.SpyInstance;
let undo: () => void = () => undefined;

const start = (state = ''): HTMLAnchorElement => {
  document.body.innerHTML = `<div class="bsro-my-store"><a href="/local/">Denver</a>${state}</div>`;
  const element = document.querySelector<HTMLElement>('.bsro-my-store');
  const link = element?.querySelector('a');
  if (!element || !link) throw new Error('no placeholder');
  undo = turnIntoButton({ element, link, store: createReduxStore() });
  return link;
};

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  undo();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("becomes a link again and notifies the visitor when the panel doesn't load [MOUNT-4/html-stays] [MYST-7]", async () => {
  const link = start();
  fireEvent.click(screen.getByRole('button', { name: 'Denver' }));
  expect(link).toHaveAttribute('aria-busy', 'true');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent("My store didn't open."),
  );
  expect(screen.getByRole('link', { name: 'Denver' })).toBe(link);
  expect(link).not.toHaveAttribute('aria-busy');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  // jsdom would navigate.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const prevented = jest.spyOn(press, 'preventDefault');
  link.dispatchEvent(press);
  expect(prevented).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledTimes(1);
});

test('loads its panel when a page script publishes on-my-store-open [MYST-7] [BUS-1]', () => {
  jest
    .spyOn(HTMLElement.prototype, 'getClientRects')
    .mockReturnValue(Object.assign([new DOMRect()], { item: () => null }));
  const link = start();
  link.parentElement?.setAttribute('data-mount', 'mounted');
  bus.publish('on-my-store-open', {});
  expect(link).toHaveAttribute('aria-busy', 'true');
});

test('ignores on-my-store-open while it is hidden [MYST-7] [BUS-1]', () => {
  const link = start();
  link.parentElement?.setAttribute('data-mount', 'mounted');
  bus.publish('on-my-store-open', {});
  expect(link).not.toHaveAttribute('aria-busy');
});

test('refreshes a rendered open state after the first minute [HOURS-4/refresh]', async () => {
  jest.useFakeTimers();
  start('<span class="open-state">Open Now</span>');
  await jest.advanceTimersByTimeAsync(OPEN_STATE_LIFETIME_MS - 1);
  expect(error).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(6_000);
  expect(error).toHaveBeenCalledTimes(1);
});

test('loads nothing if the page has no open state [HOURS-4/refresh]', async () => {
  jest.useFakeTimers();
  start();
  await jest.advanceTimersByTimeAsync(OPEN_STATE_LIFETIME_MS + 6_000);
  expect(error).not.toHaveBeenCalled();
});

test('restores the link on unmount [MOUNT-6/removed]', () => {
  start();
  undo();
  expect(document.body.innerHTML).toBe(
    '<div class="bsro-my-store"><a href="/local/">Denver</a></div>',
  );
});
