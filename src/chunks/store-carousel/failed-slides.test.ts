import { screen, waitFor } from '@testing-library/dom';
import { fakeServices } from '../../../test/fake-services';
import '../../../test/intersection-observer';
import enhance from '.';

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
  const before = container.cloneNode(true);
  const undo = enhance({ attributes: { storeId: '1' }, element: container, cms: [] });
  const next = screen.getByRole('button', { name: 'Next tires' });
  next.focus();
  next.click();
  expect(next).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(container.isEqualNode(before)).toBe(true));
  expect(screen.getByRole('group', { name: 'Tires' })).toHaveFocus();
  expect(reports).toHaveBeenCalledTimes(1);
  undo();
  expect(container.isEqualNode(before)).toBe(true);
  reports.mockRestore();
});
