import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { STORE_MESSAGES } from '../../domain/stores/messages';
import { cleanValue } from '../../domain/text/clean-text';
import { useAppDispatch } from '../../store/hooks';
import { chooseStoreByZip } from '../../store/my-store/choose-store';
import { FieldFrame, getDescribedBy } from '../../ui/form/FieldFrame';
import { FORM_MESSAGES } from '../../validation/messages';
import { validateZip } from '../../validation/zip';
import { LABELS } from './messages';

interface Status {
  readonly text: string;
  /** Whether sighted visitors don't see the result elsewhere. */
  readonly isVisible?: boolean;
}

/** Makes the store nearest to a zip code my store (MYST-8). */
export function ZipSearch() {
  const dispatch = useAppDispatch();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [status, setStatus] = useState<Status>({ text: '' });

  const refuse = (message: string): void => {
    setProblem(message);
    setAttempts((count) => count + 1);
    const { activeElement } = document;
    // The visitor may have moved on.
    if (activeElement === document.body || form.current?.contains(activeElement)) {
      input.current?.focus();
    }
  };
  const search = async (zip: string): Promise<void> => {
    setProblem('');
    setIsBusy(true);
    setStatus({ text: STORE_MESSAGES.finding });
    const result = await dispatch(chooseStoreByZip(zip));
    setIsBusy(false);
    // The visitor may have typed another zip, which the result isn't about.
    const isOutdated = input.current?.value !== typed;
    if ('store' in result) {
      setStatus({ text: STORE_MESSAGES.selected({ store: result.store.storeName }) });
      if (!isOutdated) setTyped('');
    } else if (isOutdated) {
      setStatus({ text: result.problem, isVisible: true });
    } else {
      setStatus({ text: '' });
      refuse(result.problem);
    }
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    const zip = cleanValue(typed);
    const mistake = zip === '' ? FORM_MESSAGES.required : validateZip(zip);
    if (mistake === undefined) void search(zip);
    else refuse(mistake);
  };

  return (
    <form
      ref={form}
      className="bsro-my-store__form"
      noValidate
      aria-busy={isBusy}
      onSubmit={handleSubmit}
    >
      <FieldFrame id={id} label={LABELS.zip}>
        <div className="bsro-my-store__row">
          <input
            ref={input}
            className="bsro-input bsro-my-store__zip"
            id={id}
            value={typed}
            inputMode="numeric"
            autoComplete="postal-code"
            aria-invalid={problem !== ''}
            aria-describedby={getDescribedBy(id)}
            onChange={({ target }) => {
              setTyped(target.value);
              // It is about the old value.
              setProblem('');
            }}
          />
          <button type="submit" className="bsro-button bsro-button--primary" aria-disabled={isBusy}>
            {LABELS.submit}
          </button>
        </div>
      </FieldFrame>
      <p className="bsro-field__error" id={`${id}-error`} role="alert">
        {/* A new element for each attempt, because screen readers announce only changes. */}
        {problem && <span key={attempts}>{problem}</span>}
      </p>
      <p className={status.isVisible ? undefined : 'bsro-visually-hidden'} role="status">
        {status.text}
      </p>
    </form>
  );
}
