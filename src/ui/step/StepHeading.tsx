import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import './step-heading.css';

/** Whether the visitor has come from another step, so that the heading should get the focus. */
export const ShouldFocusHeadingContext = createContext(false);

/** Shows one of several steps at a time. @param step changes with the step */
export function Steps({ step, children }: { step: string; children: ReactNode }) {
  const shouldFocus = useContext(ShouldFocusHeadingContext);
  const [first] = useState(step);
  const [hasChanged, setHasChanged] = useState(false);
  if (step !== first && !hasChanged) setHasChanged(true);
  return (
    <ShouldFocusHeadingContext value={shouldFocus || hasChanged}>
      {children}
    </ShouldFocusHeadingContext>
  );
}

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
