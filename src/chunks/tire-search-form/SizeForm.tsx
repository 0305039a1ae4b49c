import { useId, useLayoutEffect, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { string } from 'valibot';
import { getSiteName } from '../../site/brands';
import { writeVehicleCookie } from '../../store/garage/vehicle-cookie';
import { TIRE_TEXTS } from '../../domain/tires/messages';
import { formatTireSize, parseTireSize } from '../../domain/tires/tire-size';
import { createLine } from '../../ui/cms/create-line';
import { HiddenFields, readHiddenFields } from '../../ui/cms-form/HiddenFields';
import { FieldFrame, getDescribedBy } from '../../ui/form/FieldFrame';
import { useDraft } from '../../ui/form/useDraft';
import { getFieldValue } from './cms-forms';
import { SEARCH_LABELS } from './messages';

const PARTS = ['cs', 'ar', 'rs'] as const;

/**
 * Reads the size form of the CMS: its action, its hidden fields, the selected size (empty unless all parts are
 * selected), and its button's label.
 */
const readCmsForm = (form: HTMLFormElement) => {
  const size = parseTireSize(PARTS.map((name) => getFieldValue(form, name)).join(' '));
  return {
    typed: size ? formatTireSize(size) : '',
    label:
      form.querySelector('button, [type="submit"]')?.textContent.trim() || SEARCH_LABELS.submit,
    action: form.getAttribute('action') ?? undefined,
    hiddenFields: readHiddenFields(form),
  };
};

interface SizeFormProps {
  cmsForm: HTMLFormElement;
  isShown: boolean;
  field: RefObject<HTMLInputElement | null>;
}

/**
 * A form with one field for a size, in the place of the CMS's form, which has a field for each part (SRCH-5). An invalid
 * size stays in the field; a valid one is saved in a cookie (COOK-3).
 */
export function SizeForm({ cmsForm, isShown, field }: SizeFormProps) {
  const id = useId();
  const [cms] = useState(() => readCmsForm(cmsForm));
  const [home] = useState(() => createLine('div', ''));
  const [typed, setTyped, forgetTyped] = useDraft('tire-size', string(), cms.typed);
  const [hasProblem, setHasProblem] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const size = parseTireSize(typed);

  useLayoutEffect(() => {
    cmsForm.setAttribute('hidden', '');
    cmsForm.after(home);
    return () => {
      home.remove();
      cmsForm.removeAttribute('hidden');
    };
  }, [cmsForm, home]);

  const handleSubmit = (event: FormEvent): void => {
    if (size) {
      writeVehicleCookie(getSiteName(document), { size });
      forgetTyped();
      return;
    }
    event.preventDefault();
    setHasProblem(true);
    setAttempt(attempt + 1);
    field.current?.focus();
  };

  return createPortal(
    <form
      className="bsro-tire-search-form__size-form"
      method="get"
      action={cms.action}
      noValidate
      hidden={!isShown}
      onSubmit={handleSubmit}
    >
      <div
        className={`bsro-tire-search-form__row ${hasProblem ? 'bsro-tire-search-form__row--wrong' : ''}`}
      >
        <FieldFrame
          id={id}
          label={SEARCH_LABELS.tireSize}
          error={hasProblem ? TIRE_TEXTS.wrongSize : undefined}
          hint={SEARCH_LABELS.sizeHint}
          attempt={attempt}
        >
          <input
            ref={field}
            id={id}
            className="bsro-input bsro-tire-search-form__size"
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
        </FieldFrame>
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
      <HiddenFields fields={cms.hiddenFields} />
    </form>,
    home,
  );
}
