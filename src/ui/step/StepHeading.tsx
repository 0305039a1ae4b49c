import { createContext, useContext, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './step-heading.css';

/** Whether the visitor has come from another step, so that the heading should get the focus. */
export const ShouldFocusHeadingContext = createContext(false);

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
