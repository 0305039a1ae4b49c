import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Icon } from '../../ui/icon/Icon';
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

/** Class and property that keep the end of the page and the focused element clear of the strip. */
const HAS_STRIP_CLASS = 'bsro-has-strip';
const STRIP_HEIGHT_PROPERTY = '--bsro-strip';

/** Scrolls the focused element into view if the strip covers it. */
const uncoverFocus = (strip: HTMLElement): void => {
  const focused = document.querySelector(':focus-visible');
  if (!focused || strip.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  // An element that is scrolled out of view stays there.
  if (bottom > strip.getBoundingClientRect().top && top < innerHeight) {
    focused.scrollIntoView({ block: 'nearest' });
  }
};

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
    const { classList, style } = document.documentElement;
    const element = strip.current;
    if (!element) return undefined;
    const updateHeight = () => {
      style.setProperty(STRIP_HEIGHT_PROPERTY, `${element.offsetHeight}px`);
      uncoverFocus(element);
    };
    classList.add(HAS_STRIP_CLASS);
    updateHeight();
    const observer =
      typeof ResizeObserver === 'function' ? new ResizeObserver(updateHeight) : undefined;
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      classList.remove(HAS_STRIP_CLASS);
      style.removeProperty(STRIP_HEIGHT_PROPERTY);
    };
  }, []);

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
        <Icon name="close" />
      </button>
    </section>
  );
}
