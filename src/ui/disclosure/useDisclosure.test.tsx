import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { bus } from '../../bus/bus';
import { useDisclosure } from './useDisclosure';

const onOpen = jest.fn();

function Panel() {
  const { rootRef, buttonProps, panelProps } = useDisclosure({
    closeOn: ['on-my-garage-open'],
    onOpen,
  });
  return (
    <>
      <div ref={rootRef}>
        <button type="button" {...buttonProps}>
          Account
        </button>
        <div {...panelProps}>
          <a href="/account/overview">Overview</a>
        </div>
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

/** A panel whose component has no element that contains both. */
function Parts({ element }: { readonly element: HTMLElement }) {
  const { buttonProps, panelProps } = useDisclosure({ closeOn: [], onOpen, element });
  return (
    <>
      <button type="button" {...buttonProps}>
        Account
      </button>
      <div {...panelProps}>
        <a href="/account/overview">Overview</a>
      </div>
    </>
  );
}

const getToggle = () => screen.getByRole('button', { name: 'Account' });
const getLink = () => screen.getByRole('link', { name: 'Overview' });

const renderPanel = () => {
  onOpen.mockClear();
  render(<Panel />);
  return userEvent.setup();
};

test('toggles the panel that the button controls [MYST-7]', async () => {
  const user = renderPanel();
  expect(screen.queryByRole('link')).toBeNull();
  expect(getToggle()).toHaveAttribute('aria-expanded', 'false');
  await user.click(getToggle());
  expect(getLink()).toBeVisible();
  expect(getLink().parentElement?.id).toBe(getToggle().getAttribute('aria-controls'));
  expect(getToggle()).toHaveAttribute('aria-expanded', 'true');
  await user.click(getToggle());
  expect(screen.queryByRole('link')).toBeNull();
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('closes on Escape, and returns the focus to the button [MYST-7]', async () => {
  const user = renderPanel();
  await user.click(getToggle());
  await user.tab();
  expect(getLink()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link')).toBeNull();
  expect(getToggle()).toHaveFocus();
});

test('closes on a click outside and when Tab leaves it [MYST-7]', async () => {
  const user = renderPanel();
  await user.click(getToggle());
  await user.click(document.body);
  expect(screen.queryByRole('link')).toBeNull();
  await user.click(getToggle());
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(screen.queryByRole('link')).toBeNull();
});

test('closes when another panel opens [MYST-7] [BUS-1]', async () => {
  const user = renderPanel();
  await user.click(getToggle());
  act(() => bus.publish('on-my-garage-open', {}));
  expect(screen.queryByRole('link')).toBeNull();
});

test('closes when the visitor leaves an element that is given as an option [MYST-7]', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  render(<Parts element={container} />, { container });
  const user = userEvent.setup();
  await user.click(getToggle());
  await user.tab();
  expect(getLink()).toHaveFocus();
  await user.click(document.body);
  expect(screen.queryByRole('link')).toBeNull();
});
