import { useEffect, useEffectEvent, useId, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { scrollIntoView } from '../../browser/scroll-into-view';
import type { CardFields, PaymentProvider, TokenResult } from '../../ui/payment/payment-provider';
import { RetryOrCall } from '../../ui/failure/RetryOrCall';
import { useAppSelector } from '../../store/hooks';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import { LateMessage } from '../../ui/loading/LateMessage';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { getDecline, PAYMENT_LABELS } from './messages';

export interface CardControl {
  /** Returns a token once the fields are ready, or why there is none; 'unavailable' if they don't load. */
  readonly requestToken: () => Promise<TokenResult>;
}

const UNAVAILABLE: TokenResult = { ok: false, reason: 'unavailable' };

interface CardFrameProps {
  ref: Ref<CardControl>;
  provider: PaymentProvider;
  /** What is wrong with the card; empty if nothing is. */
  problem: string;
  /** Called when the card becomes complete or incomplete. */
  onChange: () => void;
  /** Called when Enter is pressed in a card field. */
  onSubmit: () => void;
}

/**
 * Shows the payment provider's card fields in a frame from the provider's origin (STATE-5), and what is
 * wrong with the card. The fields take the focus when an order is declined.
 */
export function CardFrame({ ref, provider, problem, onChange, onSubmit }: CardFrameProps) {
  const { problem: refusal } = useAppSelector(selectCheckout);
  const declined = refusal?.kind === 'declined' ? refusal : null;
  const message = problem || (declined && getDecline(declined.reason));
  const problemId = useId();
  const group = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const fields = useRef<CardFields>(undefined);
  /** Resolves to whether the fields are ready. */
  const loaded = useRef<Promise<boolean>>(undefined);
  const isComplete = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const indicator = useLoadingIndicator(status === 'loading');
  const handleChange = useEffectEvent(() => onChange());
  const handleSubmit = useEffectEvent(() => onSubmit());

  useEffect(() => {
    if (!container.current) return undefined;
    let settle = (_isReady: boolean): void => {};
    loaded.current = new Promise((resolve) => {
      settle = resolve;
    });
    const shown = provider.showCardFields(container.current, {
      onLoaded: (isReady) => {
        settle(isReady);
        // Fields that seemed to have failed may still load.
        loaded.current = Promise.resolve(isReady);
        setStatus(isReady ? 'ready' : 'failed');
      },
      onChange: (isNowComplete) => {
        // The fields also report focus changes.
        if (isNowComplete === isComplete.current) return;
        isComplete.current = isNowComplete;
        handleChange();
      },
      onSubmit: () => handleSubmit(),
    });
    fields.current = shown;
    return () => {
      fields.current = undefined;
      settle(false);
      shown.remove();
    };
  }, [provider, attempt]);

  useEffect(() => {
    // In a short window, scrolling to the fields would hide the message above them.
    if (declined) group.current?.focus({ preventScroll: true });
  }, [declined]);

  useImperativeHandle(ref, () => ({
    requestToken: async () =>
      ((await loaded.current) && (await fields.current?.requestToken())) || UNAVAILABLE,
  }));

  return (
    <div
      ref={group}
      tabIndex={-1}
      role="group"
      aria-label={PAYMENT_LABELS.card}
      aria-describedby={problemId}
      aria-busy={status === 'loading'}
      className="bsro-checkout__card"
    >
      <p className="bsro-problem" id={problemId} role="alert">
        {message && <span ref={scrollIntoView}>{message}</span>}
      </p>
      <div ref={container} hidden={status === 'failed'} />
      <LateMessage indicator={indicator} label={PAYMENT_LABELS.loading} />
      {status === 'failed' && (
        <RetryOrCall
          text={PAYMENT_LABELS.failed}
          onRetry={() => {
            setStatus('loading');
            setAttempt(attempt + 1);
          }}
        />
      )}
    </div>
  );
}
