import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary';
import { readAutofill } from './read-autofill';
import { SubmitButton } from './SubmitButton';
import type { useForm } from './useForm';
import type { StepState } from './useSteps';
import '../styles/button.css';
import '../styles/visually-hidden.css';
import './form-step.css';

interface FormStepProps {
  state: StepState;
  onEdit: () => void;
  form: Pick<
    ReturnType<typeof useForm<never>>,
    'form' | 'problems' | 'failedSubmits' | 'isBusy' | 'isValid'
  >;
  title: string;
  /** Shown instead of the form when the step is finished. */
  summary: ReactNode;
  submitLabel: string;
  busyLabel: string;
  /** The fields. */
  children: ReactNode;
}

/**
 * A step: a separate form, which collapses into a summary with an Edit button when it is finished.
 * The hidden form keeps its input.
 */
export function FormStep({
  state,
  onEdit,
  form,
  title,
  summary,
  submitLabel,
  busyLabel,
  children,
}: FormStepProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = state === 'open';
  const wasOpen = useRef(isOpen);
  const [isReached, setIsReached] = useState(isOpen);
  if (isOpen && !isReached) setIsReached(true);

  // The button that had the focus is hidden now. An error summary takes the focus itself.
  useEffect(() => {
    const step = heading.current?.parentElement;
    if (isOpen && !wasOpen.current && !step?.contains(document.activeElement)) {
      heading.current?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <div className={`bsro-form-step bsro-form-step--${state}`}>
      <h2 className="bsro-form-step__title" id={headingId} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {state === 'finished' && (
        <div className="bsro-form-step__summary">
          <div>{summary}</div>
          <button type="button" className="bsro-button bsro-button--link" onClick={onEdit}>
            Edit<span className="bsro-visually-hidden"> {title}</span>
          </button>
        </div>
      )}
      {isReached && (
        <form
          {...form.form}
          aria-labelledby={headingId}
          hidden={!isOpen}
          onSubmit={(event) => {
            readAutofill(event.currentTarget);
            form.form.onSubmit(event);
          }}
        >
          {isOpen && <ErrorSummary problems={form.problems} attempt={form.failedSubmits} />}
          {children}
          <SubmitButton
            label={submitLabel}
            busyLabel={busyLabel}
            isBusy={form.isBusy}
            isDisabled={!form.isValid}
          />
        </form>
      )}
    </div>
  );
}
