/**
 * Parses a date as the start of that day in the visitor's time zone.
 * @param text YYYY-MM-DD
 * @returns undefined for any other text, including days that don't exist, such as 2026-02-30
 */
export const parseDay = (text: string): Date | undefined => {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0] = found.slice(1).map(Number);
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : undefined;
};
