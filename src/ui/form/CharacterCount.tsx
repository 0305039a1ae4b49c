import { useEffect, useState } from 'react';
import { startTimer } from '../../browser/clock';
import { cleanText } from '../../domain/text/clean-text';
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
export function CharacterCount({ id, value, limit }: CharacterCountProps) {
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
      <div className="bsro-field__hint" aria-hidden="true">
        {text}
      </div>
      <span className="bsro-visually-hidden" role="status">
        {announcement}
      </span>
    </>
  );
}
