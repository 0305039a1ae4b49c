import { useLayoutEffect, useRef } from 'react';

interface SubmitButtonProps {
  label: string;
  /** Replaces the label while the form is submitting. */
  busyLabel: string;
  isBusy: boolean;
  isDisabled?: boolean;
}

/** A form's submit button, disabled while the form is submitting (VAL-12). */
export function SubmitButton({ label, busyLabel, isBusy, isDisabled = false }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasFocused = useRef(false);
  // Browsers blur a button when it is disabled. Restore the focus unless something else has it.
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
        {isBusy ? busyLabel : label}
      </button>
      <span className="bsro-visually-hidden" role="status">
        {isBusy ? busyLabel : ''}
      </span>
    </>
  );
}
