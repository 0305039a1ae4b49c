import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useBottomBar } from '../../ui/bottom-bar/bottom-bar';
import { DETAIL_LABELS } from './messages';

export interface TireBarContent {
  readonly version: 'v1' | 'v2';
  readonly isBusy: boolean;
  readonly total: ReactNode;
  readonly buttonLabel: string;
  readonly onPress: () => void;
}

/** A bar with the price and the button, shown once the visitor has scrolled past them (TDP-2). */
export function TireBar({
  isPriceBusy,
  content: { version, isBusy, total, buttonLabel, onPress },
}: {
  /** Whether a newer price is loading. */
  isPriceBusy: boolean;
  content: TireBarContent;
}) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Reserves space for a bar at the top, so that it never covers the focused element.
    const { classList } = document.documentElement;
    classList.toggle('bsro-tire-bar-v1', version === 'v1');
    return () => classList.remove('bsro-tire-bar-v1');
  }, [version]);
  useBottomBar(bar, version === 'v2');

  return (
    <div
      className="bsro-tire-bar bsro-bottom-bar"
      ref={bar}
      role="region"
      aria-label={DETAIL_LABELS.bar}
    >
      <p className="bsro-tire-bar__price" aria-busy={isPriceBusy} aria-hidden={isPriceBusy}>
        {total}
      </p>
      <button
        type="button"
        className="bsro-button bsro-button--primary"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={onPress}
      >
        {buttonLabel}
      </button>
    </div>
  );
}
