import { number, object, string } from 'valibot';
import { parseData } from '../../browser/parse-data';
import { readStored, writeStored } from '../../browser/storage';
import { getVisitorIp } from '../../services/stores';

/** Milliseconds after which a known IP address is looked up again (MYST-6). */
const REFRESH_AFTER = 86_400_000;

const keptIp = object({ ip: string(), since: number() });

const readKeptIp = () => parseData(keptIp, readStored('visitorIp'));

/** Returns the visitor's IP address as of its last lookup; undefined if there was none (MYST-6). */
export const readVisitorIp = (): string | undefined => readKeptIp()?.ip;

/**
 * Looks up the visitor's IP address unless that was done in the last 24 hours. The address is stored
 * for 30 days; a failed refresh keeps the old one (MYST-6).
 */
export const lookUpVisitorIp = async (): Promise<void> => {
  const kept = readKeptIp();
  const age = kept ? Date.now() - kept.since : Infinity;
  if (age >= 0 && age < REFRESH_AFTER) return;
  const result = await getVisitorIp();
  if (result.ok) writeStored('visitorIp', { ip: result.data.ip, since: Date.now() });
};
