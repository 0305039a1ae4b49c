import type { UnknownAction } from '@reduxjs/toolkit';

type Change<State> = (state: State, action: UnknownAction) => State;

interface LateSlice<State> {
  readonly reducer: (state: State | undefined, action: UnknownAction) => State;
  /** Gives the slice its changes, once for all stores; the module of their actions calls it. */
  readonly changeBy: (change: Change<State>) => void;
}

/**
 * A slice that is there from the start, as STATE-1 has it, and whose changes come with the module
 * that creates their actions: a page without the feature does not pay for them.
 */
export const lateSlice = <State>(initialState: State): LateSlice<State> => {
  let changes: Change<State> | undefined;
  return {
    reducer: (state = initialState, action) => changes?.(state, action) ?? state,
    changeBy(change) {
      changes = change;
    },
  };
};
