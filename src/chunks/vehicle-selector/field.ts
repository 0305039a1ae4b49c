import { createElement } from '../../ui/html/create-element';
import { setText } from '../../ui/html/set-text';

/** A labeled field with an error; `FieldFrame` does the same in React. */
export interface Field<Control extends HTMLElement> {
  readonly root: HTMLElement;
  readonly control: Control;
  /** Shows an error at the field, or removes it. */
  readonly setError: (text: string | undefined) => void;
}

interface FieldOptions<Control extends HTMLElement> {
  readonly label: string;
  /** Must have an ID. */
  readonly control: Control;
  /** Shown after the control. */
  readonly extra: HTMLElement;
}

/** Creates a labeled field that can show an error. */
export const createField = <Control extends HTMLElement>({
  label,
  control,
  extra,
}: FieldOptions<Control>): Field<Control> => {
  const { id } = control;
  const error = createElement('p', { className: 'bsro-field__error', id: `${id}-error` });
  const root = createElement(
    'div',
    { className: 'bsro-field' },
    createElement('label', { className: 'bsro-field__label', htmlFor: id }, label),
    control,
    extra,
  );
  // Browsers ignore the IDs of an error or a hint that isn't there.
  control.setAttribute('aria-describedby', `${id}-error ${id}-hint`);
  control.setAttribute('aria-invalid', 'false');
  return {
    root,
    control,
    setError(text) {
      root.classList.toggle('bsro-field--wrong', text !== undefined);
      control.setAttribute('aria-invalid', String(text !== undefined));
      setText(error, text ?? '');
      if (text === undefined) error.remove();
      else if (!error.isConnected) control.before(error);
    },
  };
};
