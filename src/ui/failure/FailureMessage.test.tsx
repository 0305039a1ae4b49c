import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BUTTONS } from '../messages';
import { FailureMessage } from './FailureMessage';

test('says what failed and retries once per click [HTTP-5]', async () => {
  const onRetry = jest.fn();
  const { rerender } = render(<FailureMessage text="No prices." onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No prices.');
  await userEvent.click(screen.getByRole('button', { name: BUTTONS.tryAgain }));
  rerender(<FailureMessage text="No prices." isRetrying onRetry={onRetry} />);
  const button = screen.getByRole('button', { name: BUTTONS.tryAgain });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('is announced again after another failure, and keeps the focus [HTTP-5]', async () => {
  const { rerender } = render(<FailureMessage text="No prices." onRetry={() => {}} />);
  await userEvent.click(screen.getByRole('button'));
  rerender(<FailureMessage text="No prices." isRetrying onRetry={() => {}} />);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  rerender(<FailureMessage text="No prices." onRetry={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent('No prices.');
  expect(screen.getByRole('button')).toHaveFocus();
});

test('shows an alternative, but no retry button, if a retry cannot help [HTTP-5]', () => {
  render(
    <FailureMessage text="No prices.">
      <a href="tel:+13095550142">Call</a>
    </FailureMessage>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Call' })).toBeVisible();
});
