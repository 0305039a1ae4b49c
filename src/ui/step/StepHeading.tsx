import { useContext, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { ShouldFocusHeadingContext } from './Steps';
import './step-heading.css';

/** The heading of one of several steps. It gets the focus when the visitor comes from another step. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasChangedStep = useContext(ShouldFocusHeadingContext);
  useEffect(() => {
    if (hasChangedStep) heading.current?.focus();
  }, [hasChangedStep]);
  return (
    <h2 className="bsro-step-heading" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
