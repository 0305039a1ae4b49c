import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { startTimer } from '../browser/clock';
import { onConnectionBack } from '../services/connection';
import type { ServiceError, Result } from '../services/result';

export interface LatestResult<Data> {
  /** The data of the last success in the scope. */
  readonly data: Data | undefined;
  /** The key of the request that loaded the data. */
  readonly key: string | undefined;
  /** Whether the data belongs to the current request, not to an earlier one. */
  readonly isCurrent: boolean;
  /** Why the current request has no data. */
  readonly error: ServiceError | undefined;
  readonly isBusy: boolean;
  /** Whether the current request repeats one that has failed. */
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

interface Settled<Data> {
  readonly request: string;
  /** The key of the last success. */
  readonly key: string | undefined;
  readonly data: Data | undefined;
  readonly error: ServiceError | undefined;
  /** The key of the request that failed. */
  readonly failedKey?: string | undefined;
}

/**
 * Sends the first request at once and later ones after a debounce delay; ignores outdated responses. Repeats a request
 * that had no response once the connection is back.
 * @param key identifies the request; undefined sends none
 * @param debounceMs milliseconds without a change before a later request is sent
 * @param scope the start of the keys whose data may be returned; other data would mislead until the next arrives
 */
export const useLatestResult = <Data>(
  key: string | undefined,
  load: () => Promise<Result<Data>>,
  debounceMs = 0,
  scope = '',
): LatestResult<Data> => {
  const [settled, setSettled] = useState<Settled<Data>>();
  const [attempt, setAttempt] = useState(0);
  const request = key === undefined ? undefined : `${key} ${attempt}`;
  const send = useEffectEvent(load);
  const getDelay = useEffectEvent(() => (settled ? debounceMs : 0));

  useEffect(() => {
    if (request === undefined) return undefined;
    let isOutdated = false;
    const sendNow = async (): Promise<void> => {
      const result = await send();
      if (isOutdated) return;
      // A phone stays responsive while React renders the data.
      startTransition(() =>
        setSettled((before) =>
          result.ok
            ? { request, key, data: result.data, error: undefined }
            : {
                request,
                key: before?.key,
                data: before?.data,
                error: result.error,
                failedKey: key,
              },
        ),
      );
    };
    const delay = getDelay();
    const cancel = delay > 0 ? startTimer(delay, () => void sendNow()) : undefined;
    if (!cancel) void sendNow();
    return () => {
      isOutdated = true;
      cancel?.();
    };
  }, [request, key]);

  const isCurrent = settled?.request === request;
  const error = isCurrent ? settled?.error : undefined;
  const hasNoResponse = error?.hasNoResponse === true;
  useEffect(() => {
    if (!hasNoResponse) return undefined;
    return onConnectionBack(() => setAttempt((count) => count + 1));
  }, [hasNoResponse]);

  return {
    data: settled?.key?.startsWith(scope) ? settled.data : undefined,
    key: settled?.key,
    isCurrent: isCurrent && !settled?.error,
    error,
    isBusy: request !== undefined && !isCurrent,
    isRetrying: !isCurrent && key !== undefined && settled?.failedKey === key,
    retry: () => setAttempt((count) => count + 1),
  };
};
