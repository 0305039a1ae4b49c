import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useBottomBar } from '../../ui/bottom-bar/bottom-bar';

/** Keeps a step's button in the window while the step is longer than it. */
export function ActionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  return (
    <div className="bsro-booking__bar bsro-bottom-bar bsro-bottom-bar--sticky" ref={bar}>
      {children}
    </div>
  );
}
