import { withParsers } from '../../../../authoring/attribute-facts';
import type { ComponentField } from '../../component-model';
import { getWordPress } from './wordpress';

const { __, sprintf } = getWordPress().i18n;

/** Says what an author must enter. */
const request = (expected: string): string =>
  /* translators: %s: a field's label, or what it may contain */
  sprintf(__('Enter %s.', 'bsro-ui'), expected);

/** Validates a field's text with the bundle's parser; returns a message for the author if it is invalid. */
export const checkValue = (
  { name, label, kind, choices, isRequired, expected }: ComponentField,
  text: string,
): string | undefined => {
  if (text.trim() === '') return isRequired ? request(label) : undefined;
  const attribute = withParsers({ [name]: { kind, choices } })[name];
  return attribute?.parse(text) === undefined ? request(expected) : undefined;
};
