import { render, screen } from '@testing-library/react';
import { fakeDialogs } from '../../../test/fake-dialogs';
import { Dialog } from './Dialog';

test("closes before React removes its content, and doesn't call onClose when it is unmounted [MODL-1]", () => {
  fakeDialogs();
  const closed: (string | null)[] = [];
  const onClose = jest.fn();
  const { rerender } = render(
    <Dialog title="Sign In" onClose={onClose}>
      Form
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const close = dialog.close.bind(dialog);
  dialog.close = () => {
    closed.push(dialog.textContent);
    close();
  };
  rerender(<></>);
  expect(closed).toEqual(['Sign InForm']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});
