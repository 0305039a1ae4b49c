/** Puts `count` placeholders of 100 px height on the page. */
export const fill = (count: number): HTMLElement[] => {
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

export const ISLANDS = 1_000;
