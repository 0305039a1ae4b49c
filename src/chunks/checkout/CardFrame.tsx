import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import type { CardFields, PaymentProvider, TokenResult } from '../../payment/payment-provider';
import { ScheduleFailure } from '../../scheduling/ScheduleFailure';
import { LateMessage } from '../../ui/loading/LateMessage';
import { useLoadingIndicator } from '../../ui/loading/useLoadingIndicator';
import { PAYMENT_LABELS } from './messages';

/** What the form can do with the card fields. */
export interface CardControl {
  /** Returns a token, or why there is none; 'unavailable' while the fields aren't ready. */
  readonly requestToken: () => Promise<TokenResult>;
}

const UNAVAILABLE: TokenResult = { ok: false, reason: 'unavailable' };

interface CardFrameProps {
  ref: Ref<CardControl>;
  provider: PaymentProvider;
  /** ID of the text that says what is wrong with the card. */
  problemId: string;
  /** The card has become complete, or no longer is. */
  onChange: () => void;
  /** Enter was pressed in a card field. */
  onSubmit: () => void;
}

/** The payment provider's card fields, in a frame of its origin (STATE-5). */
export function CardFrame({ ref, provider, problemId, onChange, onSubmit }: CardFrameProps) {
  const container = useRef<HTMLDivElement>(null);
  const fields = useRef<CardFields>(undefined);
  const isComplete = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const indicator = useLoadingIndicator(status === 'loading');
  const handleChange = useEffectEvent(() => onChange());
  const handleSubmit = useEffectEvent(() => onSubmit());

  useEffect(() => {
    if (!container.current) return undefined;
    const shown = provider.showCardFields(container.current, {
      onLoaded: (isReady) => setStatus(isReady ? 'ready' : 'failed'),
      onChange: (changed) => {
        // The fields report each focus, too.
        if (changed.isComplete === isComplete.current) return;
        isComplete.current = changed.isComplete;
        handleChange();
      },
      onSubmit: () => handleSubmit(),
    });
    fields.current = shown;
    return () => {
      fields.current = undefined;
      shown.remove();
    };
  }, [provider, attempt]);

  useImperativeHandle(ref, () => ({
    requestToken: async () =>
      (status === 'ready' && (await fields.current?.requestToken())) || UNAVAILABLE,
  }));

  return (
    <div
      role="group"
      aria-label={PAYMENT_LABELS.card}
      aria-describedby={problemId}
      aria-busy={status === 'loading'}
      className="bsro-checkout__card"
    >
      <div ref={container} hidden={status === 'failed'} />
      <LateMessage indicator={indicator} label={PAYMENT_LABELS.loading} />
      {status === 'failed' && (
        <ScheduleFailure
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
