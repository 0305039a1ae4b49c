import { addListener, createListenerMiddleware } from '@reduxjs/toolkit';
import { report } from '../browser/report';
import type { AppDispatch, RootState } from '.';

/** Creates the middleware that runs effects after an action or a change of the state (`addAppListener`). */
export const createAppListenerMiddleware = () =>
  createListenerMiddleware({
    onError: (error) => report(error, { source: 'store', during: 'listener' }),
  }).middleware;

/** Starts a listener of a Redux store. The same listener, started again, runs only once. */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
