import { writeVehicleCookie } from '../../store/garage/vehicle-cookie';
import { getSiteName } from '../../site/brands';
import { formatTireSize, parseTireSize, SIZE_PROBLEM } from '../../domain/tires/tire-size';
import { createFieldError } from '../../ui/cms-form/field-error';
import { createElement } from '../../ui/html/create-element';
import { getFieldValue } from './cms-forms';
import { SIZE_HINT, SIZE_LABEL, SUBMIT_LABEL } from './messages';

const PARTS = ['cs', 'ar', 'rs'] as const;

/** Reads the selected size in the CMS's form; empty unless all parts are selected. */
const readSelectedSize = (form: HTMLFormElement): string => {
  const [cs = '', ar = '', rs = ''] = PARTS.map((name) => getFieldValue(form, name));
  const size = parseTireSize([cs, ar, rs].join(' '));
  return size ? formatTireSize(size) : '';
};

/**
 * Replaces the CMS's size form with a one-field form that leads to the same URL (SRCH-5). An invalid size
 * stays in the field; a valid one is saved in a cookie (COOK-3).
 * @param id the ID of the field
 * @returns a function that restores the CMS's form
 */
export const replaceSizeForm = (cmsForm: HTMLFormElement, id: string): (() => void) => {
  const hintId = `${id}-hint`;
  const label = createElement('label', { className: 'bsro-field__label', htmlFor: id }, SIZE_LABEL);
  const field = createElement('input', {
    id,
    className: 'bsro-field__input bsro-tire-search-form__size',
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: false,
    required: true,
    value: readSelectedSize(cmsForm),
  });
  field.setAttribute('aria-describedby', hintId);
  const hint = createElement('div', { id: hintId, className: 'bsro-field__hint' }, SIZE_HINT);
  const parts = PARTS.map((name) => ({
    name,
    input: createElement('input', { type: 'hidden', name }),
  }));
  const submitButton = createElement(
    'button',
    { type: 'submit', className: 'bsro-button bsro-button--primary bsro-tire-search-form__submit' },
    cmsForm.querySelector('button, [type="submit"]')?.textContent.trim() || SUBMIT_LABEL,
  );
  const form = createElement(
    'form',
    { className: 'bsro-tire-search-form__size-form', method: 'get', noValidate: true },
    createElement(
      'div',
      { className: 'bsro-tire-search-form__row' },
      createElement('div', { className: 'bsro-field' }, label, field, hint),
      submitButton,
    ),
    ...parts.map(({ input }) => input),
  );
  form.setAttribute('action', cmsForm.getAttribute('action') ?? '');
  const error = createFieldError({ className: 'bsro-field__error', field });

  form.addEventListener('submit', (event) => {
    const size = parseTireSize(field.value);
    if (size) {
      for (const { name, input } of parts) input.value = String(size[name]);
      writeVehicleCookie(getSiteName(document), { size });
      return;
    }
    event.preventDefault();
    error.show(field, SIZE_PROBLEM);
    field.focus();
  });

  const hadFocus = cmsForm.contains(document.activeElement);
  cmsForm.hidden = true;
  cmsForm.after(form);
  if (hadFocus) field.focus({ preventScroll: true });
  return () => {
    cmsForm.hidden = false;
    form.remove();
  };
};
