import { useRef, useState } from 'react';
import type { Result } from '../../../services/result';
import { isOutcomeKnown, sendUntilOutcomeIsKnown } from '../../../services/lost-response';
import type { RequestStatus } from '../../../services/lost-response';

interface ConfirmedRequest<Data> {
  readonly status: RequestStatus;
  /** Whether the outcome is unknown, including while it is checked again. */
  readonly isOutcomeUnknown: boolean;
  /** Sends a request; does nothing while another one is running. */
  readonly start: (send: () => Promise<Result<Data>>) => Promise<void>;
  /** Sends the last request again. */
  readonly check: () => Promise<void>;
}

/**
 * Sends a request whose outcome the visitor must know. After a lost response it sends the same request
 * again, which the host carries out only once.
 * @param onSettled called when the outcome is known
 */
export const useConfirmedRequest = <Data>(
  onSettled: (result: Result<Data>) => void,
): ConfirmedRequest<Data> => {
  const [status, setStatus] = useState<RequestStatus>('idle');
  const [isOutcomeUnknown, setIsOutcomeUnknown] = useState(false);
  const last = useRef<() => Promise<Result<Data>>>(undefined);
  const isRunning = useRef(false);

  const settle = (result: Result<Data> | undefined): void => {
    isRunning.current = false;
    setStatus(result ? 'idle' : 'uncertain');
    setIsOutcomeUnknown(!result);
    if (result) onSettled(result);
  };
  const check = async (): Promise<void> => {
    const send = last.current;
    if (!send || isRunning.current) return;
    isRunning.current = true;
    setStatus('checking');
    settle(await sendUntilOutcomeIsKnown(send));
  };
  const start = async (send: () => Promise<Result<Data>>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    last.current = send;
    setStatus('sending');
    const result = await send();
    if (isOutcomeKnown(result)) {
      settle(result);
      return;
    }
    isRunning.current = false;
    await check();
  };
  return { status, isOutcomeUnknown, start, check };
};
