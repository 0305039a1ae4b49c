import { formatNumber } from '../domain/format/format-number';
import { textField } from './clean-field';

/** Maximum lengths of personal data in an account, in characters. */
export const PERSON_MAX_LENGTHS = { name: 60, address: 120, city: 80 } as const;

/** Creates a schema for clean text of limited length. @param maxLength maximum in characters */
export const limitText = (maxLength: number) =>
  textField().max(maxLength, ({ max }) => `Use ${formatNumber(max)} characters or fewer`);
