import { string } from 'yup';

/** Longest texts of a person that an account keeps, in characters. */
export const PERSON_LENGTHS = { name: 60, address: 120, city: 80 } as const;

/** A text of at most some characters, spaces around it left out. */
export const limited = (longest: number) =>
  string()
    .trim()
    .max(longest, ({ max }) => `Use ${max.toLocaleString('en-US')} characters or fewer`);
