import { useEffect, useRef } from 'react';

export interface Outlined {
  readonly element: Element;
  readonly label: string;
  readonly state: string;
}

interface OutlinesProps {
  readonly outlined: readonly Outlined[];
  /** The element whose outline is emphasized. */
  readonly selected: Element | undefined;
}

/** Outlines in a layer over the page. They follow their elements while the page scrolls or moves them. */
export function Outlines({ outlined, selected }: OutlinesProps) {
  const boxes = useRef(new Map<Element, HTMLElement>());
  useEffect(() => {
    let frame: number;
    const positionBoxes = (): void => {
      const rectangles = [...boxes.current].map(
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
    frame = requestAnimationFrame(positionBoxes);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="boxes" aria-hidden="true">
      {outlined.map(({ element, label, state }, index) => (
        <div
          // The boxes are in the order of the page, and have no state of their own.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          ref={(box) => {
            if (box) boxes.current.set(element, box);
            return () => {
              boxes.current.delete(element);
            };
          }}
          className="box"
          data-state={state}
          data-current={element === selected || undefined}
          // The header is dense: its labels would cover it, so only a selected one shows.
          data-in-header={element.closest('header') ? true : undefined}
        >
          <span className="badge">{label}</span>
        </div>
      ))}
    </div>
  );
}
