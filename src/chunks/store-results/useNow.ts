import { useEffect, useState } from 'react';
import { startInterval } from '../../browser/clock';

/** Milliseconds between updates of the open states (HOURS-4). */
const REFRESH_MS = 10_000;

/** Returns the current time, updated every ten seconds. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => startInterval(REFRESH_MS, () => setNow(new Date())), []);
  return now;
};
