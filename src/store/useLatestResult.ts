import { useEffect, useEffectEvent, useState } from 'react';
import { startTimer } from '../browser/clock';
import type { ServiceError, Result } from '../services/result';

/** The newest answer to a request that changes. */
export interface LatestResult<Data> {
  /** The data of the last success in the same scope. */
  readonly data: Data | undefined;
  /** Whether the data belongs to the current request, not to an earlier one. */
  readonly isCurrent: boolean;
  /** Why the current request has no data. */
  readonly error: ServiceError | undefined;
  readonly isBusy: boolean;
  readonly retry: () => void;
}

interface Answer<Data> {
  readonly request: string;
  readonly scope: string | undefined;
  readonly data: Data | undefined;
  readonly error: ServiceError | undefined;
}

const getData = <Data>(
  answer: Answer<Data> | undefined,
  scope: string | undefined,
): Data | undefined => (answer?.scope === scope ? answer?.data : undefined);

/**
 * Sends a request and, after a pause, each later one; drops the answers to outdated ones.
 * @param key identifies the request; undefined sends none
 * @param pause milliseconds without a change before a later request is sent
 * @param scope drops the data of another scope, which would mislead until the next arrives
 */
export const useLatestResult = <Data>(
  key: string | undefined,
  load: () => Promise<Result<Data>>,
  pause = 0,
  scope?: string,
): LatestResult<Data> => {
  const [answer, setAnswer] = useState<Answer<Data>>();
  const [attempt, setAttempt] = useState(0);
  const request = key === undefined ? undefined : `${key} ${attempt}`;
  const send = useEffectEvent(load);
  const getPause = useEffectEvent(() => (answer ? pause : 0));

  useEffect(() => {
    if (request === undefined) return undefined;
    let isOutdated = false;
    const cancel = startTimer(getPause(), () => {
      void send().then((result) => {
        if (isOutdated) return;
        setAnswer((before) =>
          result.ok
            ? { request, scope, data: result.data, error: undefined }
            : { request, scope, data: getData(before, scope), error: result.error },
        );
      });
    });
    return () => {
      isOutdated = true;
      cancel();
    };
  }, [request, scope]);

  const isCurrent = answer?.request === request;
  return {
    data: getData(answer, scope),
    isCurrent: isCurrent && !answer?.error,
    error: isCurrent ? answer?.error : undefined,
    isBusy: request !== undefined && !isCurrent,
    retry: () => setAttempt((count) => count + 1),
  };
};
