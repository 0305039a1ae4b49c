import { useEffect, useState } from 'react';
import { startTimer } from '../browser/clock';

/** How many milliseconds before a cart expires the visitor is asked whether to keep it. */
export const EXPIRY_NOTICE_MS = 120_000;

/** Returns whether a cart expires within two minutes. @param expires ISO 8601; undefined without a cart */
export const useIsExpiring = (expires: string | undefined): boolean => {
  const [expiring, setExpiring] = useState<string>();
  useEffect(() => {
    if (expires === undefined) return undefined;
    const delay = Date.parse(expires) - Date.now() - EXPIRY_NOTICE_MS;
    return startTimer(Math.max(0, delay), () => setExpiring(expires));
  }, [expires]);
  return expires !== undefined && expiring === expires;
};
