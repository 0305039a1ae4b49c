import type { ReactNode } from 'react';
import './field.css';

interface FieldFrameProps {
  /** ID of the control. */
  id: string;
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
  children: ReactNode;
}

/** Returns the `aria-describedby` of a control: the IDs of its error and its hint. */
export const getDescribedBy = (id: string): string => `${id}-error ${id}-hint`;

/** The label, error, and hint around a control. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  isOptional = false,
  children,
}: FieldFrameProps) {
  return (
    <div className={`bsro-field${error === undefined ? '' : ' bsro-field--wrong'}`}>
      <label className="bsro-field__label" htmlFor={id}>
        {label}
        {isOptional && <span className="bsro-field__optional"> (optional)</span>}
      </label>
      {error !== undefined && (
        <p className="bsro-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {children}
      {hint !== undefined && (
        <div className="bsro-field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
