import { useEffect, useState } from 'react';
import { every } from '../../browser/clock';

/** How often open states are looked at again, in milliseconds (HOURS-4). */
const REFRESH_MS = 10_000;

/** The time, as open states need it. */
export const useNow = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => every(REFRESH_MS, () => setNow(new Date())), []);
  return now;
};
