import { getWordPress } from './wordpress';

const { __, sprintf } = getWordPress().i18n;

/** Returns the label of a field's control. */
export const getLabel = (label: string, isRequired: boolean): string =>
  /* translators: %s: label of a field */
  isRequired ? sprintf(__('%s (required)', 'bsro-ui'), label) : label;

/** Returns the label of the choice that leaves an attribute out. */
export const getNoneLabel = (fallback?: string): string =>
  fallback === undefined
    ? __('Not set', 'bsro-ui')
    : /* translators: %s: the value that applies without a choice */
      sprintf(__('Default: %s', 'bsro-ui'), fallback);
