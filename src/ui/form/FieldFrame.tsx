import type { ComponentProps, ReactNode } from 'react';
import { FORM_TEXTS } from './messages';
import './field.css';

export interface FieldFrameProps {
  /** ID of the control. */
  id: string;
  label: string;
  /** Shown at the field and announced with it. */
  error?: string | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
  /** Number of failed attempts, for a form without an error summary: the error is announced after each. */
  attempt?: number;
  /** Attributes of the fieldset of a group of controls, which the label names. */
  group?: ComponentProps<'fieldset'> & { className: string };
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
  group,
  children,
}: FieldFrameProps) {
  const className = `bsro-field${error === undefined ? '' : ' bsro-field--wrong'}`;
  const name = (
    <>
      {label}
      {isOptional && <span className="bsro-field__optional"> {FORM_TEXTS.optional}</span>}
    </>
  );
  const message = error !== undefined && (
    // A new element is announced even if its text is the same.
    <p key={attempt} className="bsro-field__error" id={`${id}-error`}>
      {error}
    </p>
  );
  const content = (
    <>
      {attempt === undefined ? message : <div role="alert">{message}</div>}
      {children}
      {hint !== undefined && (
        <div className="bsro-field__hint bsro-note" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </>
  );
  if (group) {
    return (
      <fieldset
        {...group}
        className={`${className} ${group.className}`}
        aria-invalid={error !== undefined}
        aria-describedby={getDescribedBy(id)}
      >
        <legend className="bsro-field__label">{name}</legend>
        {content}
      </fieldset>
    );
  }
  return (
    <div className={className}>
      <label className="bsro-field__label" htmlFor={id}>
        {name}
      </label>
      {content}
    </div>
  );
}
