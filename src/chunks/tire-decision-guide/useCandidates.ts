import { usePriceTerms } from '../../store/shop/usePriceTerms';
import { useLatestResult } from '../../store/useLatestResult';
import type { LatestResult } from '../../store/useLatestResult';
import type { GuideAnswers } from '../../tires/guide-answers';
import { loadCandidates } from './load-candidates';
import type { Candidates } from './load-candidates';

/** The tires for the answers, and what they were asked for. */
interface CandidateList extends LatestResult<Candidates> {
  /** Changes with the vehicle, the size, and the type, so with the tires themselves. */
  readonly subject: string;
  /** Also changes with the store and the session, so with prices and stock. */
  readonly request: string;
}

/**
 * Loads the tires for the answers. The tires of other answers are dropped at once; after a change of the
 * store or the session they stay, as outdated ones, until the current prices arrive.
 */
export const useCandidates = (answers: GuideAnswers): CandidateList => {
  const { isSignedIn } = usePriceTerms();
  const { vehicle, size, storeNumber, tireType } = answers;
  const subject = JSON.stringify([vehicle, size, tireType]);
  const request = `${subject} ${storeNumber} ${isSignedIn}`;
  const result = useLatestResult(request, () => loadCandidates(answers, isSignedIn), 0, subject);
  return { ...result, subject, request };
};
