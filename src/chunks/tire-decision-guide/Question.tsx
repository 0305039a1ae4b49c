import type { FormEvent, ReactNode } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectGuide, toAnswers } from '../../store/shop/tire-decision-guide-slice';
import { answerGuide } from '../../store/shop/tire-decision-guide-thunks';
import { GUIDE_STEPS } from '../../tires/guide-answers';
import type { GuideAnswers } from '../../tires/guide-answers';
import { formatProgress, GUIDE_LABELS, QUESTION_TITLES } from './messages';
import { StepHeading } from '../../ui/step/StepHeading';
import '../../ui/styles/button.css';

interface QuestionProps {
  /** What is missing or wrong; empty if nothing is. */
  problem: string;
  submitLabel?: string;
  isBusy?: boolean;
  /** The answer as it is selected, which the guide keeps when the visitor goes back. */
  selection?: Partial<GuideAnswers>;
  onSubmit: () => void;
  children: ReactNode;
}

/** One question of the guide with its progress, and buttons to the question before and after it. */
export function Question({
  problem,
  submitLabel = GUIDE_LABELS.next,
  isBusy = false,
  selection,
  onSubmit,
  children,
}: QuestionProps) {
  const dispatch = useAppDispatch();
  const { step } = toAnswers(useAppSelector(selectGuide));
  const before = GUIDE_STEPS[GUIDE_STEPS.indexOf(step) - 1];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form className="bsro-guide__question" noValidate onSubmit={submit}>
      <p className="bsro-guide__progress">{formatProgress(step)}</p>
      <StepHeading>{QUESTION_TITLES[step]}</StepHeading>
      <p className="bsro-guide__problem" role="alert">
        {problem}
      </p>
      {children}
      <div className="bsro-guide__buttons">
        {before && (
          <button
            type="button"
            className="bsro-button"
            onClick={() => dispatch(answerGuide({ ...selection, step: before }))}
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
          {isBusy && <span className="bsro-button__spinner" aria-hidden="true" />}
          {submitLabel}
        </button>
      </div>
    </form>
  );
}
