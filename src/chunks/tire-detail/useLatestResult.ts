import { useEffect, useEffectEvent, useState } from 'react';
import { startTimer } from '../../browser/clock';
import type { ServiceError, Result } from '../../services/result';

/** The newest answer to a request that changes. */
export interface LatestResult<Data> {
  /** The data of the last success; it belongs to an earlier request while `isBusy`. */
  readonly data: Data | undefined;
  /** Why the current request has no data. */
  readonly error: ServiceError | undefined;
  readonly isBusy: boolean;
  readonly retry: () => void;
}

interface Answer<Data> {
  readonly request: string;
  readonly data: Data | undefined;
  readonly error: ServiceError | undefined;
}

/**
 * Sends a request and, after a pause, each later one; drops the answers to outdated ones.
 * @param key identifies the request; undefined sends none
 * @param pause milliseconds without a change before a later request is sent
 */
export const useLatestResult = <Data>(
  key: string | undefined,
  load: () => Promise<Result<Data>>,
  pause = 0,
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
            ? { request, data: result.data, error: undefined }
            : { request, data: before?.data, error: result.error },
        );
      });
    });
    return () => {
      isOutdated = true;
      cancel();
    };
  }, [request]);

  const isCurrent = answer?.request === request;
  return {
    data: answer?.data,
    error: isCurrent ? answer?.error : undefined,
    isBusy: request !== undefined && !isCurrent,
    retry: () => setAttempt((count) => count + 1),
  };
};
