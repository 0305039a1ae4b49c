import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { useBottomBar } from '../../ui/bottom-bar/useBottomBar';
import { Icon } from '../../ui/icon/Icon';
import { CLOSE } from '../../ui/icon/shapes/close';
import type { Interrupt } from './interrupt';
import { InterruptContent } from './InterruptContent';
import type { ModuleContentProps } from './modules';

interface InterruptStripProps {
  interrupt: Interrupt;
  /** The content of its module, if it has one. */
  Content: ComponentType<ModuleContentProps> | undefined;
  /** Called when it becomes visible. */
  onShown: () => void;
  onClose: () => void;
  /** Called when a visitor follows one of its links, which closes it too. */
  onFollow: () => void;
}

/** Shows an interrupt at the bottom of the window; the page stays usable (INTR-1). */
export function InterruptStrip({
  interrupt,
  Content,
  onShown,
  onClose,
  onFollow,
}: InterruptStripProps) {
  const heading = useId();
  const [isDirty, setIsDirty] = useState(false);
  const strip = useRef<HTMLElement>(null);
  const previousFocus = useRef<Element>(null);
  useEffect(() => {
    previousFocus.current = document.activeElement;
  }, []);
  useBottomBar(strip);

  const reportShown = useEffectEvent(onShown);
  useEffect(() => reportShown(), []);

  const handleClose = (): void => {
    onClose();
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events that bubble up from its controls
    <section
      className={`bsro-interrupt bsro-interrupt-strip ${interrupt.classes}`.trim()}
      ref={strip}
      data-interrupt={interrupt.id}
      aria-labelledby={heading}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget))
          previousFocus.current = relatedTarget;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !isDirty) handleClose();
      }}
    >
      <div className="bsro-interrupt-strip__body">
        <h2 className="bsro-interrupt-strip__title" id={heading}>
          {interrupt.heading || 'Notice'}
        </h2>
        <InterruptContent
          interrupt={interrupt}
          Content={Content}
          onFollow={onFollow}
          onDirty={setIsDirty}
        />
      </div>
      <button
        type="button"
        className="bsro-interrupt-strip__close"
        aria-label="Close"
        onClick={handleClose}
      >
        <Icon shape={CLOSE} />
      </button>
    </section>
  );
}
