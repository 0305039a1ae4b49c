import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { loadChunk } from '../../browser/load-chunk';
import { Lazy } from './Lazy';
import { useLazy } from './useLazy';
import { INDICATOR_DELAY_MS, INDICATOR_LATE_MS } from './useLoadingIndicator';

jest.mock('../../browser/load-chunk', () => ({
  loadChunk: jest.fn((load: () => Promise<unknown>) => load()),
}));

let settle: { resolve: (module: { text: string }) => void; reject: (error: Error) => void };

const load = () =>
  new Promise<{ text: string }>((resolve, reject) => {
    settle = { resolve, reject };
  });

function Part({ shapes }: { shapes?: ReactNode }) {
  const lazy = useLazy(load, 'booking');
  return (
    <Lazy lazy={lazy} label="The form" failure="The form didn't load." shapes={shapes}>
      {({ text }) => <p>{text}</p>}
    </Lazy>
  );
}

afterEach(() => jest.useRealTimers());

test('requests its chunk and shows the content once it has loaded [MOUNT-4]', async () => {
  render(<Part />);
  await act(async () => settle.resolve({ text: 'Your name' }));
  expect(screen.getByText('Your name')).toBeVisible();
  expect(loadChunk).toHaveBeenCalledTimes(1);
});

test('says after 8 s that loading takes long', () => {
  jest.useFakeTimers();
  render(<Part />);
  act(() => jest.advanceTimersByTime(INDICATOR_LATE_MS));
  expect(screen.getByRole('status')).toHaveTextContent('The form is taking longer than usual.');
});

test('shows the shapes of its content while it loads', () => {
  jest.useFakeTimers();
  render(<Part shapes={<span data-testid="shape" />} />);
  act(() => jest.advanceTimersByTime(INDICATOR_DELAY_MS));
  expect(screen.getByTestId('shape')).toBeInTheDocument();
});

test('offers to try again after a failure, and keeps the focus on the button meanwhile [MOUNT-4/retry-offered]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<Part />);
  await act(async () => settle.reject(new Error('gone')));
  expect(screen.getByRole('alert')).toHaveTextContent("The form didn't load.");
  const retry = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(retry);
  expect(retry).toHaveFocus();
  expect(retry).toHaveAttribute('aria-busy', 'true');
  await act(async () => settle.reject(new Error('gone')));
  expect(retry).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent("The form didn't load.");
  await userEvent.click(retry);
  await act(async () => settle.resolve({ text: 'Your name' }));
  expect(screen.getByText('Your name')).toBeVisible();
});
