import type { RefObject } from 'react';
import { Icon } from '../../ui/icon/Icon';
import { CHEVRON_LEFT, CHEVRON_RIGHT } from '../../ui/icon/shapes';
import { LABELS } from './messages';

const CHEVRONS = { previous: CHEVRON_LEFT, next: CHEVRON_RIGHT };

export type Direction = keyof typeof CHEVRONS;

interface ControlsProps {
  listId: string;
  scrollbar: RefObject<HTMLDivElement | null>;
  /** Describes the visible slides. */
  status: string;
  /** Whether all slides are visible. */
  isUnused: boolean;
  isDisabled: Readonly<Record<Direction, boolean>>;
  /** The button that was pressed while Swiper was loading. */
  busy: readonly Direction[];
  onMove: (direction: Direction) => void;
}

export function Controls({
  listId,
  scrollbar,
  status,
  isUnused,
  isDisabled,
  busy,
  onMove,
}: ControlsProps) {
  const renderButton = (direction: Direction) => (
    <button
      type="button"
      className="bsro-button bsro-button--icon"
      aria-label={LABELS[direction]}
      aria-controls={listId}
      // `disabled` would blur a focused button.
      aria-disabled={isDisabled[direction]}
      aria-busy={busy.includes(direction) || undefined}
      onClick={() => onMove(direction)}
    >
      <Icon shape={CHEVRONS[direction]} />
    </button>
  );
  return (
    // Unused controls keep the space that the page reserves for them, so that nothing moves.
    <div className="bsro-carousel__controls" style={isUnused ? { visibility: 'hidden' } : {}}>
      <p className="bsro-carousel__status bsro-note" role="status">
        {status}
      </p>
      <div ref={scrollbar} className="bsro-carousel__scrollbar">
        {/* Swiper uses a handle that already exists. */}
        <div className="swiper-scrollbar-drag" />
      </div>
      {renderButton('previous')}
      {renderButton('next')}
    </div>
  );
}
