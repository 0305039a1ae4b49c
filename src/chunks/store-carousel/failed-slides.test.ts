import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServices } from '../../../test/fake-services';
import { mountIn } from '../../../test/mount-root';
import '../../../test/intersection-observer';
import StoreCarousel from '.';

/** Copies an element without the mark of a root, and without the element around the CMS's nodes, which has no box. */
const copyWithoutHost = (element: HTMLElement): Node => {
  const copy = document.importNode(element, true);
  copy.removeAttribute('data-bsro-root');
  const host = copy.querySelector('.bsro-cms-content');
  host?.replaceWith(...host.childNodes);
  return copy;
};

jest.mock('./slides', () => {
  throw new Error('not loaded');
});

const CARD = `<div class="tire-card" data-brand="A" data-tire-name="B">
  <img src="/b.svg" alt=""><a href="/tires/">B</a></div>`;

test("restores the CMS's list and the focus if Swiper can't be loaded [CARO-4] [MOUNT-4]", async () => {
  fakeServices(() => 'hang');
  const reports = jest.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = `<div class="store-container" data-store-id="1">
    <div class="tires-carousel" role="group" aria-label="Tires" tabindex="0">${CARD.repeat(6)}</div></div>`;
  const container = document.querySelector<HTMLElement>('.store-container');
  if (!container) throw new Error('no container');
  const before = document.importNode(container, true);
  const undo = await mountIn(StoreCarousel, container, { storeId: '1' });
  const next = screen.getByRole('button', { name: 'Next tires' });
  next.focus();
  fireEvent.click(next);
  expect(next).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(copyWithoutHost(container).isEqualNode(before)).toBe(true));
  expect(screen.getByRole('group', { name: 'Tires' })).toHaveFocus();
  const own = reports.mock.calls.filter(([text]) => String(text).includes('store-carousel'));
  expect(own).toHaveLength(1);
  undo();
  expect(container.isEqualNode(before)).toBe(true);
  reports.mockRestore();
});
