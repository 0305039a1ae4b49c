import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';

/** Whether the visitor has come from another step, so that the heading should get the focus. */
export const ShouldFocusHeadingContext = createContext(false);

/** Tells the headings inside whether the visitor has come from another step. @param step changes with the step */
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
