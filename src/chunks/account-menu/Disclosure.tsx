import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { bus } from '../../bus/bus';
import { Icon } from '../../ui/icon/Icon';

interface DisclosureProps {
  label: string;
  children: ReactNode;
}

/**
 * A button that toggles a panel. Escape, a press outside, Tab out of it, and the opening of my
 * store or my garage close the panel; opening it closes my store (MYST-7).
 */
export function Disclosure({ label, children }: DisclosureProps) {
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const handlePointerDown = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
  });
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    document.addEventListener('pointerdown', handlePointerDown);
    const unsubscribes = [
      bus.subscribe('on-my-store-open', close),
      bus.subscribe('on-my-garage-open', close),
    ];
    return () => {
      document.removeEventListener('pointerdown', handlePointerDown);
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [isOpen]);

  const toggle = (): void => {
    if (!isOpen) bus.publish('close-my-store-globally', {});
    setIsOpen(!isOpen);
  };
  const handleKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) setIsOpen(false);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles events that bubble up from its controls
    <div
      className="bsro-account-menu__disclosure"
      ref={root}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    >
      <button
        type="button"
        className="bsro-account-menu__toggle"
        ref={button}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
      >
        <Icon name="person" />
        <span className="bsro-account-menu__name">{label}</span>
        <Icon name="chevron" />
      </button>
      <div className="bsro-account-menu__panel" id={panel} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
