import { useLayoutEffect, useRef } from 'react';
import './button.css';
import './visually-hidden.css';

interface BusyButtonProps {
  label: string;
  /** Stands in for the label while the work runs. */
  busyLabel: string;
  isBusy: boolean;
  isDisabled?: boolean;
}

/** A form's one primary action; it cannot be pressed twice (VAL-12). */
export function BusyButton({ label, busyLabel, isBusy, isDisabled = false }: BusyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasFocused = useRef(false);
  // The browser takes the focus from a button that is disabled, and does not give it back. What
  // follows the work may take it from here.
  useLayoutEffect(() => {
    if (isBusy) {
      wasFocused.current = document.activeElement === button.current;
      return;
    }
    if (wasFocused.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    wasFocused.current = false;
  }, [isBusy]);

  return (
    <>
      <button
        ref={button}
        type="submit"
        className="bsro-button bsro-button--primary"
        disabled={isBusy || isDisabled}
        aria-busy={isBusy}
      >
        {isBusy && <span className="bsro-button__spinner" aria-hidden="true" />}
        {isBusy ? busyLabel : label}
      </button>
      <span className="bsro-visually-hidden" role="status">
        {isBusy ? busyLabel : ''}
      </span>
    </>
  );
}
