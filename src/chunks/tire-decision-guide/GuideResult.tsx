import { useContext, useState } from 'react';
import { useAppSelector } from '../../store/hooks';
import { selectGuide, toAnswers } from '../../store/shop/tire-decision-guide-slice';
import { FailureMessage } from '../../ui/failure/FailureMessage';
import { Skeleton } from '../../ui/loading/Skeleton';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { AnswerSummary } from './AnswerSummary';
import { GuideTires } from './GuideTires';
import { RESULT_TEXTS } from './messages';
import { HasMovedContext } from '../../ui/step/StepHeading';
import { useCandidates } from './useCandidates';

const SHAPES = [1, 2, 3];

/** The last step: the answers, and the tires that they lead to. */
export function GuideResult() {
  const answers = toAnswers(useAppSelector(selectGuide));
  const [list, retry] = useCandidates(answers);
  const indicator = useLoadingIndicator(list.status === 'loading');
  const hasMoved = useContext(HasMovedContext);
  const [hasRetried, setHasRetried] = useState(false);
  // A skeleton that has appeared stays for a moment.
  const isShown = list.status === 'ready' && indicator === 'hidden';
  const isRetrying = list.status === 'failed' && list.isRetrying;
  return (
    <>
      <AnswerSummary answers={answers} />
      {!isShown && list.status !== 'failed' && (
        <Skeleton indicator={indicator} label={RESULT_TEXTS.loading}>
          <div className="bsro-guide__tires">
            {SHAPES.map((shape) => (
              <div key={shape} className="bsro-guide__tire bsro-guide__tire--shape">
                <span className="bsro-skeleton__line bsro-skeleton__line--half" />
                <span className="bsro-skeleton__line" />
                <span className="bsro-skeleton__line bsro-skeleton__line--short" />
              </div>
            ))}
          </div>
        </Skeleton>
      )}
      {list.status === 'failed' && (
        <FailureMessage
          text={RESULT_TEXTS.failed}
          isRetrying={isRetrying}
          onRetry={() => {
            setHasRetried(true);
            retry();
          }}
        />
      )}
      {isShown && (
        <HasMovedContext value={hasMoved || hasRetried}>
          <GuideTires answers={answers} candidates={list.candidates} />
        </HasMovedContext>
      )}
    </>
  );
}
