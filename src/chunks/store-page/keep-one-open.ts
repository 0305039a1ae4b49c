/**
 * Closes the open item when another opens (STORE-1), for browsers that ignore the `name` of details
 * elements, and keeps the opened item in view.
 * @returns a function that removes the listeners
 */
export const keepOneOpen = (items: readonly HTMLElement[]): (() => void) => {
  const accordion = items.filter((item) => item instanceof HTMLDetailsElement);
  let current = accordion.find(({ open }) => open);
  const onToggle = ({ target }: Event) => {
    const opened = accordion.find((item) => item === target && item.open);
    if (!opened || opened === current) return;
    current = opened;
    for (const item of accordion) item.open = item === opened;
    opened.scrollIntoView({ block: 'nearest' });
  };
  for (const item of accordion) item.addEventListener('toggle', onToggle);
  return () => {
    for (const item of accordion) item.removeEventListener('toggle', onToggle);
  };
};
