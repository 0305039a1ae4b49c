import { useEffect, useLayoutEffect } from 'react';
import { PAGES } from '../../site/pages';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectClosestStore } from '../../store/meta/meta-slice';
import { selectGuide, tiresRecommended } from '../../store/guide/tire-decision-guide-slice';
import { pushAnswers } from '../../store/guide/tire-decision-guide-thunks';
import { useComparison } from '../../store/comparison/useComparison';
import { formatComparisonHash } from '../../domain/tires/comparison-hash';
import type { GuideAnswers } from '../../domain/tires/guide-answers';
import { UNKNOWN_STORE } from '../../domain/tires/availability';
import {
  explainRejection,
  listReasons,
  RANKS,
  RECOMMENDED_COUNT,
} from '../../domain/tires/guide-reasons';
import { keepAvailable, keepBestVersions, scoreGroups } from '../../domain/tires/guide-score';
import { applySalePrices } from '../../domain/tires/sale-price';
import { formatSubject } from '../../domain/tires/guide-answers';
import { returnToOpenedTire } from '../../ui/product/opened-tire';
import { RichText } from '../../ui/RichText';
import { StepHeading } from '../../ui/step/StepHeading';
import { useNow } from '../../ui/useNow';
import type { Candidates } from './load-candidates';
import { NO_TIRES_OF_TYPE, RANK_LABELS, RESULT_TEXTS } from './messages';
import { RecommendedTire } from './RecommendedTire';
import { TireLink } from './TireLink';

interface GuideTiresProps {
  answers: GuideAnswers;
  candidates: Candidates;
}

/** Says that there are no tires, and offers a next step. The message is a heading, so that it gets the focus. */
function NoTires({ answers: { tireType }, candidates }: GuideTiresProps) {
  const dispatch = useAppDispatch();
  if (candidates.hasOtherTypes && tireType && tireType !== 'notSure') {
    return (
      <div className="bsro-guide__notice">
        <StepHeading>{NO_TIRES_OF_TYPE[tireType]}</StepHeading>
        <button
          type="button"
          className="bsro-button"
          onClick={() => dispatch(pushAnswers({ tireType: 'notSure' }))}
        >
          {RESULT_TEXTS.allTypes}
        </button>
      </div>
    );
  }
  return (
    <div className="bsro-guide__notice">
      <StepHeading>{RESULT_TEXTS.none}</StepHeading>
      <a className="bsro-button" href={PAGES.displayMap}>
        {RESULT_TEXTS.askStore}
      </a>
    </div>
  );
}

/**
 * The three best tires with the reasons for them, and the reasons against the next three (TDG-1). Prices are
 * those that the visitor pays.
 */
export function GuideTires({
  answers,
  candidates,
  isCurrent,
}: GuideTiresProps & {
  /** Whether prices and stock are those of the selected store and the current session. */
  isCurrent: boolean;
}) {
  const dispatch = useAppDispatch();
  const closest = useAppSelector(selectClosestStore);
  const { tires, selectedTires } = useAppSelector(selectGuide);
  const { setCompared } = useComparison(answers.vehicle);
  const now = useNow();
  const { priorities } = answers;
  const { groups, traits, storeNumber, isSignedIn } = candidates;
  const store = closest?.storeNumber === storeNumber ? closest : UNKNOWN_STORE;
  const withSalePrices = groups.map((group) => applySalePrices(group, isSignedIn));
  const scored = keepBestVersions(scoreGroups(keepAvailable(withSalePrices), priorities, traits));
  const ids = scored
    .slice(0, RECOMMENDED_COUNT)
    .map(({ group }) => group.id)
    .join();
  // Before the browser paints, because the state decides what is shown.
  useLayoutEffect(() => {
    dispatch(tiresRecommended(ids === '' ? [] : ids.split(',')));
  }, [dispatch, ids]);
  const best = tires.flatMap((id) => scored.find(({ group }) => group.id === id) ?? []);
  const [first] = best;
  const others = scored.filter((entry) => !best.includes(entry)).slice(0, RECOMMENDED_COUNT);
  const selected = tires.filter((id) => selectedTires.includes(id));
  const isShown = first !== undefined;
  useEffect(() => {
    if (isShown) returnToOpenedTire();
  }, [isShown]);

  if (scored.length === 0) return <NoTires answers={answers} candidates={candidates} />;
  if (!first) return null;
  return (
    <>
      <StepHeading>
        {answers.vehicle
          ? RESULT_TEXTS.titleForVehicle({ count: best.length, vehicle: formatSubject(answers) })
          : RESULT_TEXTS.titleForSize({ count: best.length, size: formatSubject(answers) })}
      </StepHeading>
      <ol
        className={`bsro-guide__tires${isCurrent ? '' : ' bsro-guide__tires--outdated'}`}
        aria-busy={!isCurrent}
      >
        {best.map(({ group }, index) => (
          <li key={group.id} data-tire={group.id}>
            <RecommendedTire
              group={groups.find(({ id }) => id === group.id) ?? group}
              rank={RANK_LABELS[RANKS[index] ?? 'third']}
              reasons={listReasons(
                group,
                best.map((entry) => entry.group),
                priorities,
                traits,
              )}
              traits={traits}
              store={store}
              isSignedIn={isSignedIn}
              now={now}
              isCompared={selectedTires.includes(group.id)}
              onCompare={(isSelected) => setCompared(group, isSelected)}
            />
          </li>
        ))}
      </ol>
      {best.length > 1 && (
        <p>
          <a
            className="bsro-button"
            href={`#${formatComparisonHash(selected.length > 1 ? selected : tires)}`}
          >
            {RESULT_TEXTS.compare}
          </a>
        </p>
      )}
      {others.length > 0 && (
        <section
          className={`bsro-guide__rejected${isCurrent ? '' : ' bsro-guide__rejected--outdated'}`}
          aria-label={RESULT_TEXTS.rejected}
          aria-busy={!isCurrent}
        >
          <h3 className="bsro-guide__subtitle">{RESULT_TEXTS.rejected}</h3>
          <ul>
            {others.map((entry) => (
              <li key={entry.group.id} data-tire={entry.group.id}>
                <RichText
                  text={RESULT_TEXTS.rejectedTire}
                  values={{
                    tire: <TireLink group={entry.group} />,
                    reason: explainRejection(entry, best, priorities, traits),
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
