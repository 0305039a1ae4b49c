import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { startTimer } from '../../browser/clock';
import { Icon } from '../../ui/icon/Icon';
import { placeTooltip } from './place-tooltip';
import './sign-in-tooltip.css';

/** Milliseconds until the tooltip hides, unless it is hovered or focused (TIP-1). */
export const TOOLTIP_TIME = 5_000;

/** A tooltip that invites a visitor to sign in (TIP-1). */
export function SignInTooltip() {
  const [isShown, setIsShown] = useState(true);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  const tooltip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => {
      const menu = tooltip.current?.closest('.bsro-account-menu__content');
      if (tooltip.current && menu) placeTooltip(tooltip.current, menu);
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, []);

  // The tooltip could cover a menu of the header that opens.
  useEffect(() => {
    const header = tooltip.current?.closest('header');
    const hideForMenu = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) setIsShown(false);
    };
    header?.addEventListener('toggle', hideForMenu, true);
    return () => header?.removeEventListener('toggle', hideForMenu, true);
  }, []);

  useEffect(() => {
    if (!isShown || isPaused) return;
    return startTimer(TOOLTIP_TIME, () => setIsShown(false));
  }, [isShown, isPaused]);

  if (!isShown) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles events that bubble up from its controls
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
