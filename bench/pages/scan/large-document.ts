/** Synthetic class names, about as many as a page has different placeholders. */
export const CLASSES = Array.from({ length: 15 }, (_, index) => `bench-class-${index}`);

/** Creates `nodes` elements in rows of ten; `matches` of them are placeholders. */
export const createLargeDocument = (nodes: number, matches: number): DocumentFragment => {
  const fragment = document.createDocumentFragment();
  const interval = Math.floor(nodes / Math.max(matches, 1));
  let row = document.createElement('div');
  for (let index = 0; index < nodes; index += 1) {
    if (index % 10 === 0) fragment.append((row = document.createElement('div')));
    const element = document.createElement('span');
    const match = index / interval;
    const isMatch = match < matches && Number.isInteger(match);
    element.className = (isMatch && CLASSES[match % CLASSES.length]) || 'text';
    row.append(element);
  }
  return fragment;
};
