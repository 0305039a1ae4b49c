import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { placeBottomBar } from '../../ui/bottom-bar/bottom-bar';
import { CloseButton } from '../../ui/icon/CloseButton';
import { InterruptContent } from './InterruptContent';
import { LABELS } from './messages';
import type { InterruptProps } from './slot';

/** Shows an interrupt at the bottom of the window; the page stays usable (INTR-1). */
export default function InterruptStrip({
  interrupt,
  Content,
  onShown,
  onClose,
  onFollow,
}: InterruptProps) {
  const id = useId();
  const strip = useRef<HTMLElement>(null);
  const previousFocus = useRef(document.activeElement);
  const [isDirty, setIsDirty] = useState(false);
  const reportShown = useEffectEvent(onShown);
  useLayoutEffect(() => {
    if (!strip.current) return undefined;
    const release = placeBottomBar(strip.current);
    reportShown();
    return release;
  }, []);

  const close = (): void => {
    onClose();
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the strip from each of its controls.
    <section
      ref={strip}
      className={`bsro-interrupt bsro-interrupt-strip bsro-bottom-bar ${interrupt.classes}`.trim()}
      data-interrupt={interrupt.id}
      aria-labelledby={id}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) {
          previousFocus.current = relatedTarget;
        }
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !isDirty) close();
      }}
    >
      <div className="bsro-interrupt-strip__body">
        <h2 className="bsro-interrupt-strip__title" id={id}>
          {interrupt.heading || LABELS.heading}
        </h2>
        <InterruptContent
          interrupt={interrupt}
          Content={Content}
          onFollow={onFollow}
          onDirty={setIsDirty}
        />
      </div>
      <CloseButton onClick={close} />
    </section>
  );
}
