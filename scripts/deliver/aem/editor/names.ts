import type { AttributeKind } from '../../../../src/mounts/schema/attributes';

/** The category of the client library that dialogs load. */
export const EDITOR_CATEGORY = 'bsro-ui.editor';

/** The kinds whose texts a dialog checks; every other field accepts only valid texts. */
export const VALIDATED_KINDS: readonly AttributeKind[] = [
  'list',
  'language',
  'digits',
  'article',
  'day',
  'count',
  'amount',
  'address',
];

/** Returns the name under which a dialog's field requests the check of a kind. */
export const getValidatorName = (kind: AttributeKind): string => `bsro-ui.${kind}`;
