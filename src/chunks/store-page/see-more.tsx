import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createLine } from '../../ui/cms/create-line';
import { createPagePart } from '../../ui/root/page-part';
import { defineTexts } from '../../language/define-texts';
import './store-page.css';

const TEXTS = defineTexts('cityStores', {
  seeMore: 'See more stores',
  shown: 'Showing {shown, number} of {count, number} stores',
  allShown: 'Showing all {count, number} stores',
});

/** Number of items that are shown at first and added by each click (STORE-2). */
const STEP = 4;

/** Matches items that the visitor is using, which are never hidden. */
const IN_USE = '[open], :focus, :target';

const isInUse = (item: Element): boolean =>
  item.matches(IN_USE) || item.querySelector(IN_USE) !== null;

interface SeeMoreProps {
  readonly items: readonly HTMLElement[];
}

/** Hides all but the first items while it is mounted, and shows how many there are and the button for more. */
function SeeMore({ items }: SeeMoreProps) {
  const [count, setCount] = useState(() => Math.max(STEP, items.findLastIndex(isInUse) + 1));
  useLayoutEffect(() => {
    for (const [index, item] of items.entries()) item.hidden = index >= count;
  }, [items, count]);
  useLayoutEffect(
    () => () => {
      for (const item of items) item.hidden = false;
    },
    [items],
  );
  const showMore = (): void => {
    flushSync(() => setCount(count + STEP));
    items[count]?.querySelector<HTMLElement>('summary, a[href], button')?.focus();
  };
  return (
    <>
      <span className="bsro-see-more__status" role="status">
        {count < items.length
          ? TEXTS.shown({ shown: count, count: items.length })
          : TEXTS.allShown({ count: items.length })}
      </span>
      <button
        type="button"
        className="bsro-button"
        hidden={count >= items.length}
        onClick={showMore}
      >
        {TEXTS.seeMore}
      </button>
    </>
  );
}

/**
 * Shows four items and a button for four more, which disappears when all are shown (STORE-2). Each
 * click focuses the first new item and announces the count.
 * @returns a function that shows all items again
 */
export const addSeeMore = (list: Element, stores: readonly HTMLElement[]): (() => void) => {
  const items = stores.map((store) => store.closest('li') ?? store);
  if (items.length <= STEP) return () => undefined;
  const row = createLine('p', 'bsro-see-more');
  const part = createPagePart(row, 'city-stores');
  part.render(<SeeMore items={items} />);
  list.append(row);
  return () => {
    part.remove();
    row.remove();
  };
};
