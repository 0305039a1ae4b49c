import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getNow, startInterval } from '../../browser/clock';
import { useBottomBar } from '../bottom-bar/useBottomBar';
import { formatCountdown } from '../../domain/time/countdown';
import { CART_LABELS } from './cart-messages';
import { useIsExpiring } from './useIsExpiring';
import '../styles/visually-hidden.css';
import './cart-notices.css';

const SECOND = 1_000;

interface CartExpiryProps {
  /** ISO 8601. */
  expires: string;
  isBusy: boolean;
  onKeep: () => void;
  /** Called when the cart has expired. */
  onExpired: () => void;
}

interface ExpiryBarProps extends Omit<CartExpiryProps, 'onExpired'> {
  onEnd: () => void;
}

/** Shows the time left and a button that keeps the cart. */
function ExpiryBar({ expires, isBusy, onKeep, onEnd }: ExpiryBarProps) {
  const [now, setNow] = useState(getNow);
  const bar = useRef<HTMLDivElement>(null);
  const handleEnd = useEffectEvent(onEnd);
  const secondsLeft = Math.max(0, Math.ceil((Date.parse(expires) - now) / SECOND));
  const isOver = secondsLeft === 0;
  useBottomBar(bar);
  useEffect(() => {
    if (isOver) {
      handleEnd();
      return undefined;
    }
    return startInterval(SECOND, () => setNow(getNow()));
  }, [isOver]);
  return (
    <div className="bsro-cart-expiry" ref={bar} role="region" aria-label={CART_LABELS.expiry}>
      <p className="bsro-cart-expiry__text">
        Your cart expires in{' '}
        <strong className="bsro-cart-expiry__time">{formatCountdown(secondsLeft)}</strong>
      </p>
      <button
        type="button"
        className="bsro-button bsro-button--primary"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onKeep()}
      >
        {CART_LABELS.keep}
      </button>
    </div>
  );
}

/**
 * Warns the visitor two minutes before the cart expires, and offers to keep it. Screen readers announce
 * the warning once, not the countdown.
 */
export function CartExpiry({ expires, isBusy, onKeep, onExpired }: CartExpiryProps) {
  const isExpiring = useIsExpiring(expires);
  return (
    <>
      <p className="bsro-visually-hidden" role="status">
        {isExpiring && CART_LABELS.expiring}
      </p>
      {isExpiring && (
        <ExpiryBar
          key={expires}
          expires={expires}
          isBusy={isBusy}
          onKeep={onKeep}
          onEnd={onExpired}
        />
      )}
    </>
  );
}
