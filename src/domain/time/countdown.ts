/** Formats the seconds until something expires: `9:05`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Returns the whole seconds until a time; 0 once it has passed. @param expires ISO 8601 */
export const getSecondsLeft = (expires: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expires) - now) / 1000)) || 0;
