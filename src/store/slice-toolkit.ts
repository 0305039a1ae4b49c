import { createAsyncThunk } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '.';

// The build gives this module its own copy of Redux Toolkit (scripts/build/slice-toolkit.ts), so
// that immer and the slice builder load with the chunks that use them, not with every page.
export { createSlice } from '@reduxjs/toolkit';

/** Creates an async thunk of this store. It rejects with a value of type `RejectValue`. */
export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
}>();
