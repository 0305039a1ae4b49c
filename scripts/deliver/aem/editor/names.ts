import type { AttributeKind } from '../../../../src/mounts/schema/attributes';

/** The category of the client library that dialogs load. */
export const EDITOR_CATEGORY = 'bsro-ui.editor';

/** The kinds whose values a dialog validates; the other fields accept only valid values. */
export const VALIDATED_KINDS: readonly AttributeKind[] = [
  'list',
  'language',
  'digits',
  'article',
  'day',
  'count',
  'amount',
  'url',
];

/** Returns the name of a kind's validator, which a dialog field refers to. */
export const getValidatorName = (kind: AttributeKind): string => `bsro-ui.${kind}`;
