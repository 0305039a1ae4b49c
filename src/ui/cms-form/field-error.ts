import { saveAttributes, writeAttribute } from '../cms/attributes';
import { createLine } from '../cms/create-line';
import type { FormField } from './form';
import './cms-form.css';

/** The error message of a form that the CMS renders. It is shown at one field at a time. */
export interface FieldError {
  /** Shows and announces a message at a field, until the visitor changes the field. */
  readonly show: (field: FormField, text: string) => void;
  readonly clear: () => void;
  /** Restores the CMS's HTML. */
  readonly restore: () => void;
}

interface FieldErrorOptions {
  /** The field that most errors are about; gets an empty live region at once. An error of another field moves it there. */
  readonly field?: FormField | undefined;
  /** The CMS's message element, which stays in its place and is used instead of a new one. */
  readonly cmsMessage?: HTMLElement | null | undefined;
}

const CLASS_NAME = 'bsro-cms-form__problem';

let messageCount = 0;

/** Creates the error message of a form. It doesn't move the focus. */
export const createFieldError = ({
  field: ownField,
  cmsMessage,
}: FieldErrorOptions): FieldError => {
  messageCount += 1;
  const id = `${CLASS_NAME}-${messageCount}`;
  const message = cmsMessage ?? createLine('p', '');
  const cmsText = message.textContent;
  const restoreCmsMessage = saveAttributes(message, ['id', 'class', 'role']);
  const restoreFields = new Map<FormField, () => void>();
  let invalidField: FormField | undefined;

  const attachMessage = (field: FormField): void => {
    message.id ||= id;
    message.classList.add(CLASS_NAME);
    message.setAttribute('role', 'alert');
    // Outside the label, where it would be part of the field's name.
    const anchor = field.closest('label') ?? field;
    if (!cmsMessage && anchor.nextElementSibling !== message) anchor.after(message);
  };

  const setMessage = (field: FormField, text: string): void => {
    message.textContent = text;
    const others = (field.getAttribute('aria-describedby') ?? '')
      .split(/\s+/)
      .filter((other) => other !== message.id);
    const ids = [text && message.id, ...others].join(' ').trim();
    writeAttribute(field, 'aria-describedby', ids || null);
    writeAttribute(field, 'aria-invalid', text ? 'true' : null);
  };

  const clear = (): void => {
    if (!invalidField) return;
    setMessage(invalidField, '');
    invalidField.removeEventListener('input', clear);
    invalidField = undefined;
  };

  if (ownField) attachMessage(ownField);

  return {
    show(field, text) {
      clear();
      if (!restoreFields.has(field)) {
        restoreFields.set(field, saveAttributes(field, ['aria-describedby', 'aria-invalid']));
      }
      attachMessage(field);
      setMessage(field, text);
      // The message is about the old value.
      field.addEventListener('input', clear);
      invalidField = field;
    },
    clear,
    restore() {
      clear();
      restoreFields.forEach((restoreField) => restoreField());
      if (!cmsMessage) {
        message.remove();
        return;
      }
      message.textContent = cmsText;
      restoreCmsMessage();
    },
  };
};
