import { useId, useState } from 'react';
import '../styles/visually-hidden.css';
import './compare-checkbox.css';

interface CompareCheckboxProps {
  /** Brand and name of the tire, for screen readers. */
  tire: string;
  isChecked: boolean;
  /** Changes the comparison; returns a message if the change is refused. */
  onChange: (isChecked: boolean) => string | undefined;
}

/** A checkbox that adds a tire to the comparison. If the comparison is full, the reason shows below. */
export function CompareCheckbox({ tire, isChecked, onChange }: CompareCheckboxProps) {
  const id = useId();
  // A list may reuse the checkbox for another tire.
  const [refusal, setRefusal] = useState<{ tire: string; text: string | undefined }>();
  const problem = refusal?.tire === tire ? refusal.text : undefined;
  return (
    <div className="bsro-compare-checkbox">
      <label className="bsro-compare-checkbox__label">
        <input
          className="bsro-compare-checkbox__input"
          type="checkbox"
          checked={isChecked}
          aria-describedby={problem === undefined ? undefined : id}
          onChange={({ target }) => setRefusal({ tire, text: onChange(target.checked) })}
        />
        <span>
          Compare<span className="bsro-visually-hidden"> {tire}</span>
        </span>
      </label>
      <span id={id} className="bsro-compare-checkbox__problem" role="alert">
        {problem}
      </span>
    </div>
  );
}
