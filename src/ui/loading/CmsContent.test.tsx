import { render, screen, waitFor } from '@testing-library/react';
import { CmsContent } from './CmsContent';

test("keeps the layout of the CMS's nodes, because its own element has no box", () => {
  const link = document.createElement('a');
  render(<CmsContent nodes={[link]} />);
  expect(link.parentElement).toHaveStyle({ display: 'contents' });
});

test('enters what a visitor typed into the form of the CMS into the fields that replace it [MOUNT-7]', async () => {
  const cms = document.createElement('form');
  cms.innerHTML = '<input name="email" autocomplete="email">';
  const nodes = [cms];
  const container = document.createElement('div');
  container.dataset['mount'] = 'mounted';
  document.body.append(container);
  const { rerender } = render(<CmsContent nodes={nodes} />, { container });
  screen.getByRole<HTMLInputElement>('textbox').value = 'ada@example.com';
  rerender(<p>Next step</p>);
  rerender(<input name="contact" autoComplete="email" />);
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('ada@example.com'));
});
