import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialog/Dialog';
import { RESULTS_LABELS } from './messages';

interface FilterSheetProps {
  /** Number of tires that match the filters. */
  count: number;
  hasSelection: boolean;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The filters on a phone. They apply at once, and the button says how many tires match. */
export function FilterSheet({ count, hasSelection, onClear, onClose, children }: FilterSheetProps) {
  return (
    <Dialog
      title={RESULTS_LABELS.filters}
      containerClass="bsro-tire-search-sheet"
      onClose={onClose}
    >
      <p className="bsro-visually-hidden" role="status">
        {RESULTS_LABELS.tires({ count })}
      </p>
      {children}
      <div className="bsro-tire-search-sheet__actions">
        <button
          type="button"
          className="bsro-button bsro-button--link"
          aria-disabled={!hasSelection}
          onClick={onClear}
        >
          {RESULTS_LABELS.clearAll}
        </button>
        <button type="button" className="bsro-button bsro-button--primary" onClick={onClose}>
          {RESULTS_LABELS.showResults({ count })}
        </button>
      </div>
    </Dialog>
  );
}
