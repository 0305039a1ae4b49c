import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { createReduxStore } from '../../store';
import { FRESH, makeButton } from './button';

jest.mock('./panel', () => {
  throw new Error('the panel’s own');
});

let error: jest.SpyInstance;
let undo: () => void = () => undefined;

const start = (state = ''): HTMLAnchorElement => {
  document.body.innerHTML = `<div class="my-store"><a href="/local/">Denver</a>${state}</div>`;
  const element = document.querySelector<HTMLElement>('.my-store');
  const link = element?.querySelector('a');
  if (!element || !link) throw new Error('no placeholder');
  undo = makeButton({ element, link, store: createReduxStore() });
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

test('MOUNT-4 MYST-7 without its panel the button is the link again, and the visitor is told', async () => {
  const link = start();
  fireEvent.click(screen.getByRole('button', { name: 'Denver' }));
  expect(link).toHaveAttribute('aria-busy', 'true');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('My store could not be opened here.'),
  );
  expect(screen.getByRole('link', { name: 'Denver' })).toBe(link);
  expect(link).not.toHaveAttribute('aria-busy');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  // jsdom would go there.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const prevented = jest.spyOn(press, 'preventDefault');
  link.dispatchEvent(press);
  expect(prevented).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledTimes(1);
});

test('HOURS-4 a printed open state is looked after from the first minute on', async () => {
  jest.useFakeTimers();
  start('<span class="open-state">Open Now</span>');
  await jest.advanceTimersByTimeAsync(FRESH - 1);
  expect(error).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(6_000);
  expect(error).toHaveBeenCalledTimes(1);
});

test('HOURS-4 where none is printed nothing is loaded for it', async () => {
  jest.useFakeTimers();
  start();
  await jest.advanceTimersByTimeAsync(FRESH + 6_000);
  expect(error).not.toHaveBeenCalled();
});

test('MOUNT-6 undone, the link is as it was', () => {
  start();
  undo();
  expect(document.body.innerHTML).toBe('<div class="my-store"><a href="/local/">Denver</a></div>');
});
