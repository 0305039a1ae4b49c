import { number, object, safeParse, string } from 'valibot';
import { readStored, writeStored } from '../../browser/storage';
import { getVisitorIp } from '../../services/stores';

/** Milliseconds after which a known IP address is looked up again (MYST-6). */
export const REFRESH_AFTER = 86_400_000;

const keptIp = object({ ip: string(), since: number() });

/**
 * Looks up the visitor's IP address unless that was done in the last 24 hours. The address is stored
 * for 30 days; a failed refresh keeps the old one (MYST-6).
 */
export const lookUpVisitorIp = async (): Promise<void> => {
  const kept = safeParse(keptIp, readStored('visitorIp'));
  const age = kept.success ? Date.now() - kept.output.since : Infinity;
  if (age >= 0 && age < REFRESH_AFTER) return;
  const result = await getVisitorIp();
  if (result.ok) writeStored('visitorIp', { ip: result.data.ip, since: Date.now() });
};
