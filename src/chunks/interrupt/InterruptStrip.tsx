import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Icon } from '../../ui/icon/Icon';
import type { Interrupt } from './interrupt';
import { InterruptContent } from './InterruptContent';
import type { ModuleContentProps } from './modules';

interface InterruptStripProps {
  interrupt: Interrupt;
  /** What its module brings. */
  Content: ComponentType<ModuleContentProps> | undefined;
  /** Told when it is there to be seen. */
  onShown: () => void;
  onClose: () => void;
  /** Told when a visitor follows one of its links; it is to go then too. */
  onFollow: () => void;
}

/** Class and property that keep the page's end and the focus clear of the strip. */
const ANCHORED = 'bsro-has-strip';
const STRIP_HEIGHT = '--bsro-strip';

/** Scrolls what has the focus out from under the strip that has come or grown over it. */
const uncoverFocus = (strip: HTMLElement): void => {
  const focused = document.querySelector(':focus-visible');
  if (!focused || strip.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  // What a visitor has scrolled away from stays there.
  if (bottom > strip.getBoundingClientRect().top && top < innerHeight) {
    focused.scrollIntoView({ block: 'nearest' });
  }
};

/** An interrupt anchored at the window's lower edge; the page stays in use (INTR-1). */
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
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current = document.activeElement;
    const { classList, style } = document.documentElement;
    const element = strip.current;
    if (!element) return undefined;
    const measure = () => {
      style.setProperty(STRIP_HEIGHT, `${element.offsetHeight}px`);
      uncoverFocus(element);
    };
    classList.add(ANCHORED);
    measure();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      classList.remove(ANCHORED);
      style.removeProperty(STRIP_HEIGHT);
    };
  }, []);

  const tellShown = useEffectEvent(onShown);
  useEffect(() => tellShown(), []);

  const close = (): void => {
    onClose();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what bubbles up from its controls
    <section
      className={`bsro-interrupt bsro-interrupt-strip ${interrupt.classes}`.trim()}
      ref={strip}
      data-interrupt={interrupt.id}
      aria-labelledby={heading}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !isDirty) close();
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
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
