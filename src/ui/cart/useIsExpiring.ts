import { useEffect, useState } from 'react';
import { getNow, startInterval } from '../../browser/clock';

/** How many milliseconds before a cart expires the visitor is asked whether to keep it. */
export const EXPIRY_NOTICE_MS = 120_000;

const CHECK_INTERVAL = 1_000;

/** Returns whether a cart expires within two minutes. @param expires ISO 8601; undefined without a cart */
export const useIsExpiring = (expires: string | undefined): boolean => {
  const [expiring, setExpiring] = useState<string>();
  useEffect(() => {
    if (expires === undefined) return undefined;
    // Checks every second, because a timer stops while the device sleeps, and the clock may be corrected.
    return startInterval(CHECK_INTERVAL, () => {
      const isClose = Date.parse(expires) - getNow() <= EXPIRY_NOTICE_MS;
      setExpiring(isClose ? expires : undefined);
    });
  }, [expires]);
  return expires !== undefined && expiring === expires;
};
