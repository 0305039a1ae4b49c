import { useEffect, useRef } from 'react';

/** Moves the focus from the button that lengthens a list to the first new item, once that is there. */
export const useNewItemFocus = <List extends HTMLElement>() => {
  const list = useRef<List>(null);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const item = firstNew.current !== undefined && list.current?.children[firstNew.current];
    if (!(item instanceof HTMLElement)) return;
    firstNew.current = undefined;
    item.focus({ preventScroll: true });
  });
  return {
    /** The ref of the list, whose items have the `tabIndex` -1. */
    list,
    /** Call it when the button is pressed. */
    expectItems: () => {
      firstNew.current = list.current?.children.length;
    },
  };
};
