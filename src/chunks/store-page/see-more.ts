import { createElement } from '../../ui/html/create-element';
import { createStatus } from '../../ui/html/create-status';
import '../../ui/styles/button.css';
import './see-more.css';

export const SEE_MORE_STORES = 'See more stores';

export const formatShownStores = (shown: number, count: number): string =>
  `Showing ${shown >= count ? 'all' : `${shown} of`} ${count} stores`;

/** Number of items that are shown at first and added by each click (STORE-2). */
export const STEP = 4;

/** Matches items that the visitor is using, which are never hidden. */
const IN_USE = '[open], :focus, :target';

const isInUse = (item: Element): boolean =>
  item.matches(IN_USE) || item.querySelector(IN_USE) !== null;

/**
 * Shows four items and a button for four more, which disappears when all are shown (STORE-2). Each
 * click focuses the first new item and announces the count.
 * @returns a function that shows all items again
 */
export const addSeeMore = (list: Element, stores: readonly HTMLElement[]): (() => void) => {
  const items = stores.map((store) => store.closest('li') ?? store);
  if (items.length <= STEP) return () => undefined;
  let count = Math.max(STEP, items.findLastIndex(isInUse) + 1);

  const status = createStatus('span', 'bsro-see-more__status');
  const button = createElement(
    'button',
    { type: 'button', className: 'bsro-button' },
    SEE_MORE_STORES,
  );
  const row = createElement('p', { className: 'bsro-see-more' }, status, button);

  const show = () => {
    items.forEach((item, index) => {
      item.hidden = index >= count;
    });
    status.textContent = formatShownStores(count, items.length);
    button.hidden = count >= items.length;
  };
  button.addEventListener('click', () => {
    const first = items[count];
    count += STEP;
    show();
    first?.querySelector<HTMLElement>('summary, a[href], button')?.focus();
  });
  show();
  list.append(row);

  return () => {
    row.remove();
    for (const item of items) item.hidden = false;
  };
};
