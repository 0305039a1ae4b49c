import { useRef, useState } from 'react';
import type { Result } from '../../../services/result';
import { isCertain, sendUntilCertain } from '../../../store/booking/lost-response';

/**
 * The status of a request. `checking`: its response was lost, and the same request is sent
 * again; `uncertain`: that has failed too.
 */
export type RequestStatus = 'idle' | 'sending' | 'checking' | 'uncertain';

interface CertainRequest<Data> {
  readonly status: RequestStatus;
  /** Whether the result is unknown, including while it is checked again. */
  readonly isUncertain: boolean;
  /** Sends a request; does nothing while another one is running. */
  readonly start: (send: () => Promise<Result<Data>>) => Promise<void>;
  /** Sends the last request again. */
  readonly check: () => Promise<void>;
}

/**
 * Sends a request whose result must be certain. After a lost response it sends the same request again,
 * which the host carries out only once.
 * @param onSettled called when the result is certain
 */
export const useCertainRequest = <Data>(
  onSettled: (result: Result<Data>) => void,
): CertainRequest<Data> => {
  const [status, setStatus] = useState<RequestStatus>('idle');
  const [isUncertain, setIsUncertain] = useState(false);
  const last = useRef<() => Promise<Result<Data>>>(undefined);
  const isRunning = useRef(false);

  const settle = (result: Result<Data> | undefined): void => {
    isRunning.current = false;
    setStatus(result ? 'idle' : 'uncertain');
    setIsUncertain(!result);
    if (result) onSettled(result);
  };
  const check = async (): Promise<void> => {
    const send = last.current;
    if (!send || isRunning.current) return;
    isRunning.current = true;
    setStatus('checking');
    settle(await sendUntilCertain(send));
  };
  const start = async (send: () => Promise<Result<Data>>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    last.current = send;
    setStatus('sending');
    const result = await send();
    if (isCertain(result)) {
      settle(result);
      return;
    }
    isRunning.current = false;
    await check();
  };
  return { status, isUncertain, start, check };
};
