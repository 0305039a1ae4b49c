import { string } from 'yup';
import { formatDay } from '../domain/format/format-day';

/** The first and the last day of a date field, as YYYY-MM-DD. */
interface DateRange {
  readonly min?: string;
  readonly max?: string;
}

export const DATE_MESSAGE = 'Enter a complete date';

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

const getProblem = (day: string, { min, max }: DateRange): string | undefined => {
  if (!isDay(day)) return DATE_MESSAGE;
  if (min !== undefined && day < min) return `Choose ${formatDay(min)} or a later date`;
  if (max !== undefined && day > max) return `Choose ${formatDay(max)} or an earlier date`;
  return undefined;
};

/** Creates a schema for a day as YYYY-MM-DD within a range; empty is valid. */
export const limitDate = (range: DateRange) =>
  string().test('date', (day, { createError }) => {
    const message = day ? getProblem(day, range) : undefined;
    return message === undefined || createError({ message });
  });
