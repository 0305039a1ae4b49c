/** A scrollbar, whose thumb shows the part of the slides that is in view. */
export interface Scrollbar {
  readonly root: HTMLElement;
  /** @param position slides before the first one in view */
  readonly show: (position: number, inView: number, count: number) => void;
}

interface ScrollbarOptions {
  /** Called while a visitor drags. @param share of the slides that comes before the view, from 0 */
  readonly onDrag: (share: number) => void;
  readonly onRelease: () => void;
}

/**
 * Creates a scrollbar that a visitor can drag, or press anywhere (CARO-4). It is always visible, which
 * the browser's own isn't on phones. The buttons do the same for keyboards and screen readers.
 */
export const createScrollbar = ({ onDrag, onRelease }: ScrollbarOptions): Scrollbar => {
  const root = document.createElement('div');
  root.className = 'bsro-carousel__scrollbar';
  const thumb = document.createElement('div');
  thumb.className = 'bsro-carousel__thumb';
  root.append(thumb);

  /** Pixels from the thumb's start to the pointer that drags it. */
  let grip = 0;
  const drag = ({ clientX }: PointerEvent): void => {
    const { left, width } = root.getBoundingClientRect();
    onDrag((clientX - left - grip) / width);
  };
  root.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    // Otherwise the drag would select text.
    event.preventDefault();
    root.setPointerCapture(event.pointerId);
    const { left, width } = thumb.getBoundingClientRect();
    grip = event.target === thumb ? event.clientX - left : width / 2;
    drag(event);
  });
  root.addEventListener('pointermove', (event) => {
    if (root.hasPointerCapture(event.pointerId)) drag(event);
  });
  root.addEventListener('lostpointercapture', onRelease);

  return {
    root,
    show(position, inView, count) {
      thumb.style.width = `${(100 * inView) / count}%`;
      thumb.style.transform = `translateX(${(100 * position) / inView}%)`;
    },
  };
};
