import { useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorSummary, ProblemLink } from './ErrorSummary';
import type { ShownForm } from './Form';
import { FORM_TEXTS } from './messages';
import { readAutofill } from './read-autofill';
import { StepFrame } from './StepFrame';
import type { StepControl } from './StepFrame';
import { SubmitButton } from './SubmitButton';

interface FormStepProps extends StepControl {
  form: ShownForm;
  title: string;
  number?: string;
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
  number,
  summary,
  submitLabel,
  busyLabel,
  children,
}: FormStepProps) {
  const isOpen = state === 'open';
  const [isReached, setIsReached] = useState(isOpen);
  if (isOpen && !isReached) setIsReached(true);

  return (
    <StepFrame
      state={state}
      onEdit={onEdit}
      title={title}
      {...(number !== undefined && { number })}
      summary={summary}
    >
      {(headingId) =>
        isReached && (
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
            {form.errors.length > 0 && (
              <p className="bsro-form-step__errors bsro-targets">
                {FORM_TEXTS.toContinue}{' '}
                {form.errors.map(({ label, fieldId }) => (
                  <ProblemLink key={fieldId} message={label} fieldId={fieldId} />
                ))}
              </p>
            )}
            <SubmitButton label={submitLabel} busyLabel={busyLabel} {...form.submitButton} />
          </form>
        )
      }
    </StepFrame>
  );
}
