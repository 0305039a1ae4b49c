import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { getSiteName } from '../../site/brands';
import { writeVehicleCookie } from '../../store/garage/vehicle-cookie';
import { formatTireSize, parseTireSize, SIZE_PROBLEM } from '../../domain/tires/tire-size';
import { getDescribedBy } from '../../ui/form/FieldFrame';
import { getFieldValue } from './cms-forms';
import { SIZE_HINT, SIZE_LABEL, SUBMIT_LABEL } from './messages';

const PARTS = ['cs', 'ar', 'rs'] as const;

/** Reads the size form of the CMS: the selected size, empty unless all parts are selected, and its button's label. */
const readCmsForm = (form: HTMLFormElement) => {
  const size = parseTireSize(PARTS.map((name) => getFieldValue(form, name)).join(' '));
  return {
    typed: size ? formatTireSize(size) : '',
    label: form.querySelector('button, [type="submit"]')?.textContent.trim() || SUBMIT_LABEL,
    nodes: [...form.childNodes],
  };
};

interface SizeFormProps {
  cmsForm: HTMLFormElement;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * Renders one field for a size into the CMS's form, instead of a field for each part (SRCH-5). An invalid size stays
 * in the field; a valid one is saved in a cookie (COOK-3).
 */
export function SizeForm({ cmsForm, field }: SizeFormProps) {
  const id = useId();
  const [cms] = useState(() => readCmsForm(cmsForm));
  const [typed, setTyped] = useState(cms.typed);
  const [hasProblem, setHasProblem] = useState(false);
  const size = parseTireSize(typed);

  useLayoutEffect(() => {
    const isUnvalidated = cmsForm.hasAttribute('novalidate');
    cmsForm.setAttribute('novalidate', '');
    for (const node of cms.nodes) node.remove();
    return () => {
      cmsForm.toggleAttribute('novalidate', isUnvalidated);
      cmsForm.append(...cms.nodes);
    };
  }, [cmsForm, cms]);

  const handleSubmit = useEffectEvent((event: SubmitEvent) => {
    if (size) {
      writeVehicleCookie(getSiteName(document), { size });
      return;
    }
    event.preventDefault();
    setHasProblem(true);
    field.current?.focus();
  });
  useEffect(() => {
    const controller = new AbortController();
    cmsForm.addEventListener('submit', (event) => handleSubmit(event), {
      signal: controller.signal,
    });
    return () => controller.abort();
  }, [cmsForm]);

  return createPortal(
    <div className="bsro-tire-search-form__size-form">
      <div className="bsro-tire-search-form__row">
        <div className="bsro-field">
          <label className="bsro-field__label" htmlFor={id}>
            {SIZE_LABEL}
          </label>
          <input
            ref={field}
            id={id}
            className="bsro-field__input bsro-tire-search-form__size"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            value={typed}
            aria-invalid={hasProblem}
            aria-describedby={getDescribedBy(id)}
            onChange={({ target }) => {
              setTyped(target.value);
              setHasProblem(false);
            }}
          />
          {hasProblem && (
            <p className="bsro-field__error" id={`${id}-error`} role="alert">
              {SIZE_PROBLEM}
            </p>
          )}
          <div className="bsro-field__hint" id={`${id}-hint`}>
            {SIZE_HINT}
          </div>
        </div>
        <button
          type="submit"
          className="bsro-button bsro-button--primary bsro-tire-search-form__submit"
        >
          {cms.label}
        </button>
      </div>
      {PARTS.map((name) => (
        <input key={name} type="hidden" name={name} value={size?.[name] ?? ''} />
      ))}
    </div>,
    cmsForm,
  );
}
