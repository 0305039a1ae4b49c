import { useEffect, useReducer, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectGuide, toAnswers } from '../../store/guide/tire-decision-guide-slice';
import { pushAnswers } from '../../store/guide/tire-decision-guide-thunks';
import { GUIDE_STEPS } from '../../domain/tires/guide-answers';
import { StepHeading } from '../../ui/step/StepHeading';
import { GUIDE_LABELS, QUESTION_TITLES } from './messages';

interface QuestionProps {
  /** Error message; empty if there is none. */
  problem: string;
  /** How often a choice has been refused; each refusal shows the problem again. */
  refusals?: number;
  submitLabel?: string;
  isBusy?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

export function Question({
  problem,
  refusals = 0,
  submitLabel = GUIDE_LABELS.next,
  isBusy = false,
  onSubmit,
  children,
}: QuestionProps) {
  const dispatch = useAppDispatch();
  const { step } = toAnswers(useAppSelector(selectGuide));
  const previousStep = GUIDE_STEPS[GUIDE_STEPS.indexOf(step) - 1];
  const message = useRef<HTMLParagraphElement>(null);
  const [submits, countSubmit] = useReducer((count: number) => count + 1, 0);
  const attempts = submits + refusals;
  useEffect(() => {
    // On a phone, the message may be above the viewport, far from the control that was tapped.
    if (problem) message.current?.scrollIntoView({ block: 'nearest' });
  }, [problem, attempts]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy) return;
    countSubmit();
    onSubmit();
  };
  return (
    <form
      className={`bsro-guide__question bsro-guide__question--${step}`}
      noValidate
      onSubmit={submit}
    >
      <p className="bsro-guide__progress">
        {GUIDE_LABELS.progress({
          number: GUIDE_STEPS.indexOf(step) + 1,
          count: GUIDE_STEPS.length - 1,
        })}
      </p>
      <StepHeading>{QUESTION_TITLES[step]}</StepHeading>
      <p ref={message} className="bsro-problem" role="alert">
        {/* A new element for each attempt, because screen readers announce only changes. */}
        {problem && <span key={attempts}>{problem}</span>}
      </p>
      {children}
      <div className="bsro-guide__buttons bsro-actions">
        {previousStep && (
          <button
            type="button"
            className="bsro-button"
            onClick={() => dispatch(pushAnswers({ step: previousStep }))}
          >
            {GUIDE_LABELS.back}
          </button>
        )}
        <button
          type="submit"
          className="bsro-button bsro-button--primary"
          aria-busy={isBusy}
          aria-disabled={isBusy}
        >
          {submitLabel}
        </button>
      </div>
    </form>
  );
}
