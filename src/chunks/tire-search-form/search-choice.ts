import { createElement } from '../../ui/html/create-element';
import '../../ui/form/field.css';
import '../../ui/form/radio-field.css';
import { SEARCH_BY, SEARCH_TYPE_LABELS } from './messages';
import { SEARCH_TYPES } from './search-type';
import type { SearchType } from './search-type';

/** Creates the radio buttons that choose between the two forms. */
export const createSearchChoice = (
  selected: SearchType,
  name: string,
  onChange: (type: SearchType) => void,
): HTMLFieldSetElement => {
  const options = SEARCH_TYPES.map((type) => {
    const input = createElement('input', {
      className: 'bsro-radio-field__input',
      type: 'radio',
      name,
      value: type,
      checked: type === selected,
    });
    input.addEventListener('change', () => onChange(type));
    return createElement(
      'label',
      { className: 'bsro-radio-field__option' },
      input,
      createElement('span', {}, SEARCH_TYPE_LABELS[type]),
    );
  });
  return createElement(
    'fieldset',
    {
      className:
        'bsro-field bsro-radio-field bsro-radio-field--boxed bsro-tire-search-form__choice',
    },
    createElement('legend', { className: 'bsro-field__label' }, SEARCH_BY),
    createElement('div', { className: 'bsro-radio-field__options' }, ...options),
  );
};
