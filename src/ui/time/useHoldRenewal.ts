import { useRef } from 'react';
import { getNow } from '../../browser/clock';
import { getSecondsLeft } from '../../domain/time/countdown';
import type { Hold } from '../../services/appointments';

const RENEW_WITHIN_SECONDS = 5 * 60;

/** Returns what to call while the visitor types: it renews a hold that ends soon, with one request at a time. */
export const useHoldRenewal = (hold: Hold | null, renew: () => Promise<unknown>): (() => void) => {
  const isRenewing = useRef(false);
  return () => {
    if (!hold || isRenewing.current) return;
    if (getSecondsLeft(hold.expires, getNow()) > RENEW_WITHIN_SECONDS) return;
    isRenewing.current = true;
    void renew().finally(() => {
      isRenewing.current = false;
    });
  };
};
