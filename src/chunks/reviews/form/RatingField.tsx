import { useId } from 'react';
import { formatStars } from '../format';
import { RATING_LABELS } from './messages';

interface RatingFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** One to five stars as radio buttons. */
export function RatingField({ id, name, label, value, error, onChange }: RatingFieldProps) {
  const errorId = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error !== undefined}
      className={`bsro-field bsro-rating-field${error === undefined ? '' : ' bsro-field--wrong'}`}
      aria-describedby={errorId}
    >
      <legend className="bsro-field__label">{label}</legend>
      {error !== undefined && (
        <p className="bsro-field__error" id={errorId}>
          {error}
        </p>
      )}
      <div className="bsro-rating-field__choices">
        {RATING_LABELS.map((label, index) => {
          const stars = `${index + 1}`;
          return (
            <label key={stars} className="bsro-rating-field__choice">
              <input
                // The error summary links to the first radio button.
                id={index === 0 ? id : undefined}
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                required
                onChange={() => onChange(stars)}
              />
              <span>
                {formatStars(index + 1)} <span className="bsro-rating-field__word">{label}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
