import { act, render, screen } from '@testing-library/react';
import { LOGIN_MESSAGES } from './messages';
import { SignedInLine } from './SignedInLine';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('announces that the driver is signed in, and asks to be hidden after eight seconds [ACCT-8] [ACCT-9/mobile]', () => {
  const handleHide = jest.fn();
  render(<SignedInLine onHide={handleHide} />);
  const status = screen.getByRole('status');
  // Otherwise screen readers would not announce the text.
  expect(status).toBeEmptyDOMElement();
  advance(1);
  expect(status).toHaveTextContent(LOGIN_MESSAGES.true);
  advance(7_900);
  expect(handleHide).not.toHaveBeenCalled();
  advance(100);
  expect(handleHide).toHaveBeenCalledTimes(1);
});

test('asks to be hidden if the driver signs out earlier [ACCT-9/mobile]', () => {
  const handleHide = jest.fn();
  render(<SignedInLine onHide={handleHide} />).unmount();
  expect(handleHide).toHaveBeenCalledTimes(1);
});
