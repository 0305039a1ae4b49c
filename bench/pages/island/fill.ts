/** Adds `count` placeholders, each 100 px high, to the page. */
export const addPlaceholders = (count: number): HTMLElement[] => {
  const elements = Array.from({ length: count }, (_, index) => {
    const element = document.createElement('div');
    element.className = 'bench-island';
    element.dataset['label'] = `Island ${index}`;
    element.style.minHeight = '100px';
    return element;
  });
  document.body.append(...elements);
  return elements;
};

export const ROOT_COUNT = 1_000;
