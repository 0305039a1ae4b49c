import { usePriceFactors } from '../../store/my-store/usePriceFactors';
import { useLatestResult } from '../../store/useLatestResult';
import type { LatestResult } from '../../store/useLatestResult';
import type { GuideAnswers } from '../../domain/tires/guide-answers';
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
export const useCandidates = (answers: GuideAnswers): CandidateList => {
  const { isSignedIn } = usePriceFactors();
  const { vehicle, size, storeNumber, tireType } = answers;
  const subject = JSON.stringify([vehicle, size, tireType]);
  const request = `${subject} ${storeNumber} ${isSignedIn}`;
  const result = useLatestResult(request, () => loadCandidates(answers, isSignedIn), 0, subject);
  return { ...result, subject };
};
