import { createListeners } from './listeners';
import { readItem, removeItem, writeItem } from './storage';

/** Runs a callback once after a delay; returns a function that cancels it. */
export const startTimer = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Runs a callback at an interval; returns a function that stops it. */
export const startInterval = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
};

const KEY = 'bsro-clock';
/** As long as cached responses last, whose page may not get a response with a date. */
const LIFETIME = 3_600_000;

/** Milliseconds up to which the device's clock counts as right, because a response takes time to arrive. */
const TOLERANCE = 5_000;
/** Milliseconds of a second, the precision of a response's date. */
const SECOND = 1_000;

const readKnownOffset = (): number => {
  const stored = readItem(KEY, LIFETIME);
  return typeof stored === 'number' && Number.isFinite(stored) ? stored : 0;
};

/** Milliseconds by which the services' clock is ahead of the device's clock. */
let offset = readKnownOffset();
/**
 * The device's time at the start of its monotonic clock, when a response last showed the offset; undefined
 * before the first one. It changes when the device's clock is set, or when the device has slept.
 */
let origin: number | undefined;

const listeners = createListeners();

/** Returns the services' time in milliseconds, whatever the device's clock shows. */
export const getNow = (): number => Date.now() + offset;

/** Calls a listener when the services' time is known better; returns a function that stops it. */
export const onClockCorrected = listeners.subscribe;

/**
 * Runs a function now and, after its clean-up, again whenever the services' time is known better.
 * @returns a function that stops it and cleans up
 */
export const followClock = (run: () => () => void): (() => void) => {
  let cleanUp = run();
  const stop = onClockCorrected(() => {
    cleanUp();
    cleanUp = run();
  });
  return () => {
    stop();
    cleanUp();
  };
};

/** Corrects the clock by the time that a response of the services has just shown. @param time milliseconds */
export const correctClock = (time: number): void => {
  const measured = time - Date.now();
  const next = Math.abs(measured) <= TOLERANCE ? 0 : measured;
  const currentOrigin = Date.now() - performance.now();
  const isSameClock = origin !== undefined && Math.abs(currentOrigin - origin) < SECOND;
  // A response can only arrive late, so that the greatest offset is the most accurate one.
  if (isSameClock && next < offset + SECOND) return;
  origin = currentOrigin;
  if (next === offset) return;
  offset = next;
  if (offset === 0) removeItem(KEY);
  else writeItem(KEY, offset, LIFETIME);
  listeners.notify();
};
