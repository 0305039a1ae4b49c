import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadChunk } from '../../browser/load-chunk';
import { Lazy } from './Lazy';
import { useLazy } from './useLazy';
import { INDICATOR_LATE_MS } from './useLoadingIndicator';

jest.mock('../../browser/load-chunk', () => ({
  loadChunk: jest.fn((load: () => Promise<unknown>) => load()),
}));

let settle: { resolve: (module: { text: string }) => void; reject: (error: Error) => void };

const load = () =>
  new Promise<{ text: string }>((resolve, reject) => {
    settle = { resolve, reject };
  });

function Part() {
  const lazy = useLazy(load, 'booking');
  return (
    <Lazy lazy={lazy} label="The form" failure="The form didn't load.">
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

test('offers to try again after a failure [MOUNT-4/retry-offered]', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(<Part />);
  await act(async () => settle.reject(new Error('gone')));
  expect(screen.getByRole('alert')).toHaveTextContent("The form didn't load.");
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(async () => settle.resolve({ text: 'Your name' }));
  expect(screen.getByText('Your name')).toBeVisible();
});
