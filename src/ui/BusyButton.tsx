// Renders seldom: what the compiler would keep weighs more than it saves.
'use no memo';

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
  return (
    <>
      <button
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
