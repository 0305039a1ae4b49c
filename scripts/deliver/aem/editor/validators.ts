import { getAttributeTexts } from '../../../../src/mounts/schema/attribute-texts';
import {
  amount,
  article,
  count,
  day,
  digits,
  language,
  list,
  url,
} from '../../../../src/mounts/schema/attributes';
import { getValidatorName } from './names';

interface Validator {
  readonly selector: string;
  /** Returns a message for the author if the field's value is invalid. */
  readonly validate: (field: { readonly value?: string | null }) => string | undefined;
}

interface Registry {
  register(name: 'foundation.validation.validator', validator: Validator): void;
}

declare const Granite: {
  readonly $: (page: Window) => { adaptTo(name: 'foundation-registry'): Registry };
};

// The entry of the dialogs' script: validates values with the bundle's parsers while the author types.
const registry = Granite.$(window).adaptTo('foundation-registry');
for (const attribute of [
  list({}),
  language({}),
  digits({}),
  article({}),
  day({}),
  count({}),
  amount({}),
  url({}),
]) {
  registry.register('foundation.validation.validator', {
    selector: `[data-foundation-validation~="${getValidatorName(attribute.kind)}"]`,
    validate: ({ value }) =>
      !value?.trim() || attribute.parse(value) !== undefined
        ? undefined
        : `Enter ${getAttributeTexts(attribute).expected}.`,
  });
}
