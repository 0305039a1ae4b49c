/**
 * Closes the open item when another opens (STORE-1), where the browser does not do so by the
 * items' common name, and keeps in view what was opened when something above it closes.
 * @returns what ends it
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
