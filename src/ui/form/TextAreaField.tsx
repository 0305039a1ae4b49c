import { useEffect, useState } from 'react';
import { startTimer } from '../../browser/clock';
import { cleanText } from '../../domain/text/clean-text';
import { FieldFrame, getDescribedBy } from './FieldFrame';
import { runAfterPointerUp } from './run-after-pointer-up';
import type { FieldProps } from './Field';
import { FORM_TEXTS } from './messages';

/** Milliseconds without typing after which screen readers announce the count. */
export const ANNOUNCEMENT_DELAY = 1_000;

interface CharacterCountProps {
  /** ID of the sentence that describes the limit. */
  id: string;
  value: string;
  limit: number;
}

/**
 * Shows how many more characters a text field accepts. Near the limit, a live region announces the count
 * when the visitor pauses. Characters that schemas remove don't count.
 */
function CharacterCount({ id, value, limit }: CharacterCountProps) {
  const [announcement, setAnnouncement] = useState('');
  const left = limit - cleanText(value).length;
  const text = left < 0 ? FORM_TEXTS.tooMany({ count: -left }) : FORM_TEXTS.left({ count: left });
  const isNear = left <= Math.max(10, limit / 10);
  useEffect(
    () => startTimer(ANNOUNCEMENT_DELAY, () => setAnnouncement(isNear ? text : '')),
    [isNear, text],
  );
  return (
    <>
      <span className="bsro-visually-hidden" id={id}>
        {FORM_TEXTS.limit({ count: limit })}
      </span>
      <div className="bsro-field__hint bsro-note" aria-hidden="true">
        {text}
      </div>
      <span className="bsro-visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}

interface TextAreaFieldProps extends FieldProps {
  onChange: (value: string) => void;
  /** Maximum number of characters, as in the schema. If set, the field shows how many are left. */
  limit?: number;
  rows?: number;
}

export function TextAreaField({
  label,
  error,
  hint,
  isOptional = false,
  onChange,
  onBlur,
  limit,
  rows = 5,
  ...attributes
}: TextAreaFieldProps) {
  const { id, value } = attributes;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} isOptional={isOptional}>
      <textarea
        {...attributes}
        className="bsro-input"
        rows={rows}
        required={!isOptional}
        aria-invalid={error !== undefined}
        aria-describedby={`${getDescribedBy(id)}${limit === undefined ? '' : ` ${id}-limit`}`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => onBlur && runAfterPointerUp(onBlur)}
      />
      {limit !== undefined && <CharacterCount id={`${id}-limit`} value={value} limit={limit} />}
    </FieldFrame>
  );
}
