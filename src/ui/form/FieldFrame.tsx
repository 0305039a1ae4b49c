import type { ReactNode } from 'react';
import { FORM_TEXTS } from './messages';
import './field.css';

interface FieldFrameProps {
  /** ID of the control. */
  id: string;
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
  /** Number of failed attempts, for a form without an error summary: the error is announced after each. */
  attempt?: number;
  children: ReactNode;
}

/** Returns the `aria-describedby` of a control: the IDs of its error and its hint. */
export const getDescribedBy = (id: string): string => `${id}-error ${id}-hint`;

export function FieldFrame({
  id,
  label,
  error,
  hint,
  isOptional = false,
  attempt,
  children,
}: FieldFrameProps) {
  const message = error !== undefined && (
    // A new element is announced even if its text is the same.
    <p key={attempt} className="bsro-field__error" id={`${id}-error`}>
      {error}
    </p>
  );
  return (
    <div className={`bsro-field${error === undefined ? '' : ' bsro-field--wrong'}`}>
      <label className="bsro-field__label" htmlFor={id}>
        {label}
        {isOptional && <span className="bsro-field__optional"> {FORM_TEXTS.optional}</span>}
      </label>
      {attempt === undefined ? message : <div role="alert">{message}</div>}
      {children}
      {hint !== undefined && (
        <div className="bsro-field__hint bsro-note" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
