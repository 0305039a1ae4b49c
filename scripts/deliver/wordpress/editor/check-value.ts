import { withParsers } from '../../../../authoring/attribute-facts';
import type { ComponentField } from '../../component-model';

/** Validates a field's text with the bundle's parser; returns a message for the author if it is invalid. */
export const checkValue = (
  { name, label, kind, choices, isRequired, expected }: ComponentField,
  text: string,
): string | undefined => {
  if (text.trim() === '') return isRequired ? `Enter ${label}.` : undefined;
  const attribute = withParsers({ [name]: { kind, choices } })[name];
  return attribute?.parse(text) === undefined ? `Enter ${expected}.` : undefined;
};
