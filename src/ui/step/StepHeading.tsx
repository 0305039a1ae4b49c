import { createContext, useContext, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import './step-heading.css';

/** Whether the visitor has come from another step, so that the heading takes the focus. */
export const HasMovedContext = createContext(false);

/** The heading of one of several steps. It takes the focus when the visitor has moved to the step. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useContext(HasMovedContext);
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [hasMoved]);
  return (
    <h2 className="bsro-step-heading" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
