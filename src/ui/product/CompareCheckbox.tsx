import { useId, useState } from 'react';
import { RichText } from '../RichText';
import { PRODUCT_TEXTS } from './messages';
import './compare-checkbox.css';

interface CompareCheckboxProps {
  /** Brand and name of the tire. */
  tire: string;
  /** What screen readers call the tire; by default, its brand and name. */
  label?: string;
  isChecked: boolean;
  /** Changes the comparison; returns a message if the change is refused. */
  onChange: (isChecked: boolean) => string | undefined;
}

/** A checkbox that adds a tire to the comparison. If the comparison is full, the reason shows below. */
export function CompareCheckbox({ tire, label = tire, isChecked, onChange }: CompareCheckboxProps) {
  const id = useId();
  // A list may reuse the checkbox for another tire.
  const [change, setChange] = useState<{
    tire: string;
    refusal: string | undefined;
    time: number;
  }>();
  const problem = change?.tire === tire ? change.refusal : undefined;
  return (
    <div className="bsro-compare-checkbox">
      <label className="bsro-compare-checkbox__label">
        <input
          className="bsro-compare-checkbox__input"
          type="checkbox"
          data-compare={tire}
          checked={isChecked}
          aria-describedby={problem === undefined ? undefined : id}
          onChange={({ target, timeStamp }) =>
            setChange({ tire, refusal: onChange(target.checked), time: timeStamp })
          }
        />
        <span>
          <RichText
            text={PRODUCT_TEXTS.compare}
            values={{ tire: <span className="bsro-visually-hidden">{label}</span> }}
          />
        </span>
      </label>
      <span id={id} className="bsro-compare-checkbox__problem bsro-problem" role="alert">
        {/* A new element for each refusal, because screen readers announce only changes. */}
        {problem && <span key={change?.time}>{problem}</span>}
      </span>
    </div>
  );
}
