import { useState } from 'react';

/** A step is open, finished and collapsed, or not reached yet. */
type StepState = 'open' | 'finished' | 'upcoming';

export interface StepControl {
  readonly state: StepState;
  readonly onEdit: () => void;
}

interface Progress<Name> {
  readonly open: Name | undefined;
  readonly finished: ReadonlySet<Name>;
}

interface Checkable {
  readonly check: () => Promise<boolean>;
}

/**
 * Manages which step of several forms is open (docs/forms.md#steps). Finishing a step opens the first
 * one that isn't finished, so that the visitor returns from editing to where they were.
 */
export const useSteps = <Name extends string>(names: readonly Name[]) => {
  const [{ open, finished }, setProgress] = useState<Progress<Name>>({
    open: names[0],
    finished: new Set(),
  });
  const edit = (name: Name): void => setProgress((before) => ({ ...before, open: name }));
  return {
    getStep: (name: Name): StepControl => ({
      state: open === name ? 'open' : finished.has(name) ? 'finished' : 'upcoming',
      onEdit: () => edit(name),
    }),
    /** Collapses a step and opens the first unfinished one. */
    finish: (name: Name): void =>
      setProgress((before) => {
        const after = new Set(before.finished).add(name);
        return { open: names.find((other) => !after.has(other)), finished: after };
      }),
    /** Opens a step, and keeps the values of the others. */
    edit,
    /**
     * Validates the finished steps and opens the first invalid one, whose error summary takes the
     * focus. @returns whether a step is invalid
     */
    openInvalid: async (forms: Readonly<Partial<Record<Name, Checkable>>>): Promise<boolean> => {
      for (const name of names) {
        const isValid = !finished.has(name) || ((await forms[name]?.check()) ?? true);
        if (!isValid) {
          edit(name);
          return true;
        }
      }
      return false;
    },
  };
};
