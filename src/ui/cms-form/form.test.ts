import { screen } from '@testing-library/dom';
import { setFormBusy } from './form';

test('marks the form and its submit buttons, which keep the focus, and removes the marks [MOUNT-6/removed]', () => {
  document.body.innerHTML =
    '<form aria-label="Finder"><button>Find</button><button type="button">Clear</button></form>';
  const html = document.body.innerHTML;
  const form = screen.getByRole<HTMLFormElement>('form');
  const button = screen.getByRole('button', { name: 'Find' });
  button.focus();
  setFormBusy(form, true);
  expect(form).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Clear' })).not.toHaveAttribute('aria-disabled');
  setFormBusy(form, false);
  expect(document.body.innerHTML).toBe(html);
});
