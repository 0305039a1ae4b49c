import { createElement } from '../ui/html/create-element';

/** An element to outline, and the text and state of its badge. */
export interface Outlined {
  readonly element: Element;
  readonly label: string;
  readonly state: string;
}

/** The outlines over the elements of the page. */
export interface Outlines {
  readonly root: HTMLElement;
  readonly show: (outlined: readonly Outlined[]) => void;
  /** Scrolls to an element and emphasizes its outline; undefined emphasizes none. */
  readonly select: (element: Element | undefined) => void;
  readonly setVisible: (isVisible: boolean) => void;
}

/**
 * Creates outlines in a layer over the page, which doesn't change the page. They follow their elements
 * while the page scrolls or moves them.
 */
export const createOutlines = (): Outlines => {
  const root = createElement('div', { className: 'boxes' });
  root.setAttribute('aria-hidden', 'true');
  const boxes = new Map<Element, HTMLElement>();
  let selected: Element | undefined;
  let frame: number | undefined;

  const positionBoxes = (): void => {
    const rectangles = [...boxes].map(
      ([element, box]) => [box, element.getBoundingClientRect()] as const,
    );
    for (const [box, { left, top, width, height }] of rectangles) {
      box.hidden = width === 0 && height === 0;
      Object.assign(box.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    }
    frame = requestAnimationFrame(positionBoxes);
  };
  const updateSelected = (): void => {
    for (const [element, box] of boxes) box.toggleAttribute('data-current', element === selected);
  };

  return {
    root,
    show(outlined) {
      boxes.clear();
      for (const { element, label, state } of outlined) {
        const box = createElement(
          'div',
          { className: 'box' },
          createElement('span', { className: 'badge' }, label),
        );
        box.dataset['state'] = state;
        boxes.set(element, box);
      }
      root.replaceChildren(...boxes.values());
      updateSelected();
    },
    select(element) {
      selected = element;
      updateSelected();
      element?.scrollIntoView({ block: 'center' });
    },
    setVisible(isVisible) {
      root.hidden = !isVisible;
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = isVisible ? requestAnimationFrame(positionBoxes) : undefined;
    },
  };
};
