import { useEffect, useEffectEvent, useState } from 'react';
import type { GuideAnswers } from '../../tires/guide-answers';
import { loadCandidates } from './load-candidates';
import type { Candidates } from './load-candidates';

type CandidateList =
  | { readonly status: 'loading' }
  /** `isRetrying` is true during a retry. */
  | { readonly status: 'failed'; readonly isRetrying: boolean }
  | { readonly status: 'ready'; readonly candidates: Candidates };

/** Loads the tires for the answers; returns them with a retry function. */
export const useCandidates = (
  answers: GuideAnswers,
): readonly [CandidateList, retry: () => void] => {
  const [list, setList] = useState<CandidateList>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const { vehicle, size, storeNumber, tireType } = answers;
  const request = JSON.stringify([attempt, vehicle, size, storeNumber, tireType]);
  const load = useEffectEvent(() => loadCandidates(answers));
  useEffect(() => {
    let isOutdated = false;
    void load().then((candidates) => {
      if (isOutdated) return;
      setList(
        candidates ? { status: 'ready', candidates } : { status: 'failed', isRetrying: false },
      );
    });
    return () => {
      isOutdated = true;
    };
  }, [request]);
  const retry = (): void => {
    setList({ status: 'failed', isRetrying: true });
    setAttempt((before) => before + 1);
  };
  return [list, retry];
};
