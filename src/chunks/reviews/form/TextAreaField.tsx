import { useId } from 'react';
import '../../../ui/form/field.css';

interface TextAreaFieldProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A labeled multi-line input with a hint and an error. */
export function TextAreaField({
  id,
  name,
  label,
  hint,
  value,
  error,
  onChange,
  onBlur,
}: TextAreaFieldProps) {
  const described = useId();
  const wrong = error !== undefined;
  return (
    <div className={`bsro-field${wrong ? ' bsro-field--wrong' : ''}`}>
      <label className="bsro-field__label" htmlFor={id}>
        {label}
      </label>
      {wrong && (
        <p className="bsro-field__error" id={`${described}-error`}>
          {error}
        </p>
      )}
      <textarea
        className="bsro-field__input"
        id={id}
        name={name}
        rows={5}
        value={value}
        required
        aria-invalid={wrong}
        aria-describedby={`${described}-error ${described}-hint`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      <div className="bsro-field__hint" id={`${described}-hint`}>
        {hint}
      </div>
    </div>
  );
}
