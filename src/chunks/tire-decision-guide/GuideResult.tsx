import { useState } from 'react';
import type { GuideAnswers } from '../../domain/tires/guide-answers';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectGuide, toAnswers } from '../../store/guide/tire-decision-guide-slice';
import { pushAnswers } from '../../store/guide/tire-decision-guide-thunks';
import { usePriceFactors } from '../../store/my-store/usePriceFactors';
import { useLatestResult } from '../../store/useLatestResult';
import type { LatestResult } from '../../store/useLatestResult';
import { FailureMessage } from '../../ui/failure/FailureMessage';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { StepHeading } from '../../ui/step/StepHeading';
import { Steps } from '../../ui/step/Steps';
import { AnswerSummary } from './AnswerSummary';
import { GuideTires } from './GuideTires';
import { QUESTION_TITLES, RESULT_TEXTS } from './messages';
import { loadCandidates } from './load-candidates';
import type { Candidates } from './load-candidates';

/** The tires for the answers. */
interface CandidateList extends LatestResult<Candidates> {
  /** Changes with the vehicle, size, or type, and therefore with the tires. */
  readonly subject: string;
}

/**
 * Loads the tires for the answers. When the vehicle, size, or type changes, the previous tires are dropped at
 * once. When the store or the session changes, they stay, marked as outdated, until the current prices arrive.
 */
const useCandidates = (answers: GuideAnswers): CandidateList => {
  const { isSignedIn } = usePriceFactors();
  const { vehicle, size, storeNumber, tireType } = answers;
  const subject = JSON.stringify([vehicle, size, tireType]);
  const request = `${subject} ${storeNumber} ${isSignedIn}`;
  const result = useLatestResult(request, () => loadCandidates(answers, isSignedIn), 0, subject);
  return { ...result, subject };
};

const SKELETON_CARDS = [1, 2, 3];

export function GuideResult() {
  const dispatch = useAppDispatch();
  const answers = toAnswers(useAppSelector(selectGuide));
  const { data, isCurrent, isBusy, isRetrying, error, retry, subject } = useCandidates(answers);
  const [hasRetried, setHasRetried] = useState(false);
  const hasFailed = error !== undefined || isRetrying;
  const indicator = useLoadingIndicator(!data && !hasFailed);
  // A skeleton that has appeared stays for a minimum time.
  const isShown = data !== undefined && indicator === 'hidden';
  return (
    // Different answers, including those of another history entry, and the result of a retry are further steps.
    <Steps step={`${subject} ${hasRetried}`}>
      <AnswerSummary answers={answers} />
      {!isShown && !hasFailed && (
        <Skeleton indicator={indicator} label={RESULT_TEXTS.loading}>
          <div className="bsro-guide__tires">
            {SKELETON_CARDS.map((card) => (
              <div key={card} className="bsro-guide__tire bsro-guide__tire--shape bsro-card">
                <span className="bsro-skeleton__line bsro-skeleton__line--half" />
                <span className="bsro-skeleton__line" />
                <span className="bsro-skeleton__line bsro-skeleton__line--short" />
              </div>
            ))}
          </div>
        </Skeleton>
      )}
      {hasFailed && !data && (
        // On a phone, the message may be above the viewport, because the question was longer.
        <StepHeading>{QUESTION_TITLES.tires}</StepHeading>
      )}
      {/* The store is from a link, and closed or of another brand: a retry can't help. */}
      {error?.serviceStatus === '404' ? (
        <FailureMessage text={RESULT_TEXTS.unknownStore}>
          <button
            type="button"
            className="bsro-button"
            onClick={() => dispatch(pushAnswers({ step: 'store' }))}
          >
            {RESULT_TEXTS.otherStore}
          </button>
        </FailureMessage>
      ) : (
        hasFailed && (
          <FailureMessage
            text={data ? RESULT_TEXTS.pricesFailed : RESULT_TEXTS.failed}
            isRetrying={isRetrying}
            onRetry={() => {
              setHasRetried(true);
              retry();
            }}
          />
        )
      )}
      <p className="bsro-visually-hidden" role="status">
        {data && isBusy && RESULT_TEXTS.updating}
      </p>
      {isShown && <GuideTires answers={answers} candidates={data} isCurrent={isCurrent} />}
    </Steps>
  );
}
