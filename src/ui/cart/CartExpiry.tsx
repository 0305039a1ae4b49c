import { useEffect, useRef, useState } from 'react';
import { getNow, startInterval } from '../../browser/clock';
import { useBottomBar } from '../bottom-bar/bottom-bar';
import { formatCountdown, getSecondsLeft } from '../../domain/time/countdown';
import { selectCartActivity } from '../../store/cart/cart-slice';
import { refreshCart } from '../../store/cart/cart-thunks';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { RichText } from '../RichText';
import { CART_LABELS } from './cart-messages';
import './cart-notices.css';

const SECOND = 1_000;

/** How many milliseconds before a cart expires the visitor is asked whether to keep it. */
const EXPIRY_NOTICE_MS = 120_000;

/** Returns whether a cart expires within two minutes. @param expires ISO 8601 */
const useIsExpiring = (expires: string): boolean => {
  const [expiring, setExpiring] = useState<string>();
  useEffect(() => {
    // Checks every second, because a timer stops while the device sleeps, and the clock may be corrected.
    return startInterval(SECOND, () => {
      const isClose = Date.parse(expires) - getNow() <= EXPIRY_NOTICE_MS;
      setExpiring(isClose ? expires : undefined);
    });
  }, [expires]);
  return expiring === expires;
};

interface CartExpiryProps {
  /** ISO 8601. */
  expires: string;
}

function ExpiryBar({ expires }: CartExpiryProps) {
  const dispatch = useAppDispatch();
  const { pending, problem } = useAppSelector(selectCartActivity);
  const [now, setNow] = useState(getNow);
  const bar = useRef<HTMLDivElement>(null);
  const secondsLeft = getSecondsLeft(expires, now);
  const isOver = secondsLeft === 0;
  useBottomBar(bar);
  useEffect(() => {
    if (isOver) {
      void dispatch(refreshCart());
      return undefined;
    }
    return startInterval(SECOND, () => setNow(getNow()));
  }, [dispatch, isOver]);
  return (
    <div
      className="bsro-cart-expiry bsro-bottom-bar"
      ref={bar}
      role="region"
      aria-label={CART_LABELS.expiry}
    >
      <p className="bsro-cart-expiry__text">
        <RichText
          text={CART_LABELS.expiresIn}
          values={{
            time: (
              <strong className="bsro-cart-expiry__time">{formatCountdown(secondsLeft)}</strong>
            ),
          }}
        />
      </p>
      <button
        type="button"
        className="bsro-button bsro-button--primary"
        aria-busy={pending === 'keep'}
        aria-disabled={pending !== null}
        onClick={() => {
          if (!pending) void dispatch(refreshCart(true));
        }}
      >
        {CART_LABELS.keep}
      </button>
      <p role="alert" className="bsro-cart-expiry__problem bsro-problem">
        {problem === 'keep' && CART_LABELS.notKept}
      </p>
    </div>
  );
}

/**
 * Warns the visitor two minutes before the cart expires, and offers to keep it. Screen readers announce
 * the warning once, not the countdown. When the time is over, the cart is loaded again, which says that it is gone.
 */
export function CartExpiry({ expires }: CartExpiryProps) {
  const isExpiring = useIsExpiring(expires);
  return (
    <>
      <p className="bsro-visually-hidden" role="status">
        {isExpiring && CART_LABELS.expiring}
      </p>
      {isExpiring && <ExpiryBar key={expires} expires={expires} />}
    </>
  );
}
