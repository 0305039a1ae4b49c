import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { startInterval } from '../browser/clock';
import { useBottomBar } from '../ui/bottom-bar/useBottomBar';
import { CART_LABELS, formatMinutes } from './cart-messages';
import { useIsExpiring } from './useIsExpiring';
import '../ui/styles/visually-hidden.css';
import './cart-notices.css';

const SECOND = 1_000;

interface CartExpiryProps {
  /** ISO 8601. */
  expires: string;
  isBusy: boolean;
  onKeep: () => void;
  /** Called when the time is up. */
  onExpired: () => void;
}

interface ExpiryBarProps extends Omit<CartExpiryProps, 'onExpired'> {
  onEnd: () => void;
}

/** The seconds that are left, and the button that keeps the cart. */
function ExpiryBar({ expires, isBusy, onKeep, onEnd }: ExpiryBarProps) {
  const [now, setNow] = useState(() => Date.now());
  const bar = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(onEnd);
  const left = Math.max(0, Math.ceil((Date.parse(expires) - now) / SECOND));
  const isOver = left === 0;
  useBottomBar(bar);
  useEffect(() => {
    if (isOver) {
      end();
      return undefined;
    }
    return startInterval(SECOND, () => setNow(Date.now()));
  }, [isOver]);
  return (
    <div className="bsro-cart-expiry" ref={bar} role="region" aria-label={CART_LABELS.expiry}>
      <p className="bsro-cart-expiry__text">
        Your cart expires in{' '}
        <strong className="bsro-cart-expiry__time">{formatMinutes(left)}</strong>
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
 * Says two minutes before that the cart will expire, and offers to keep it. Screen readers announce it
 * once; the seconds are only shown.
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
