import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { after } from '../../browser/clock';
import { Icon } from '../../ui/icon/Icon';
import { placeTooltip } from './place-tooltip';
import './sign-in-tooltip.css';

/** Milliseconds after which the tooltip goes, while nobody attends to it (TIP-1). */
export const TOOLTIP_TIME = 5_000;

/** Why a visitor would sign in (TIP-1). */
export function SignInTooltip() {
  const [isShown, setIsShown] = useState(true);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isAttended = isHovered || isFocused;
  const tooltip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      const menu = tooltip.current?.closest('.bsro-account-menu');
      if (tooltip.current && menu) placeTooltip(tooltip.current, menu);
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, []);

  // A menu of the header that a visitor opens may come to lie below it.
  useEffect(() => {
    const header = tooltip.current?.closest('header');
    const yieldTo = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) setIsShown(false);
    };
    header?.addEventListener('toggle', yieldTo, true);
    return () => header?.removeEventListener('toggle', yieldTo, true);
  }, []);

  useEffect(() => {
    if (!isShown || isAttended) return;
    return after(TOOLTIP_TIME, () => setIsShown(false));
  }, [isShown, isAttended]);

  if (!isShown) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what bubbles up from its controls
    <div
      ref={tooltip}
      className="bsro-sign-in-tooltip"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onPointerCancel={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setIsShown(false);
      }}
    >
      <p className="bsro-sign-in-tooltip__text" role="status">
        <strong className="bsro-sign-in-tooltip__title">Sign In for a Better Experience</strong>
        <span>Save vehicles to your garage, get current offers, and more!</span>
      </p>
      <button
        type="button"
        className="bsro-sign-in-tooltip__close"
        aria-label="Close"
        onClick={() => setIsShown(false)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
