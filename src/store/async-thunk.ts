import { createAsyncThunk } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from '.';
import type { StoreExtra } from './store-extra';

export const createAppAsyncThunk = createAsyncThunk.withTypes<{
  state: RootState;
  dispatch: AppDispatch;
  extra: StoreExtra;
}>();
