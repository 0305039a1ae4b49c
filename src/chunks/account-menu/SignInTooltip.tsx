import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { startVisibleTimer } from '../../browser/when-visible';
import { CloseButton } from '../../ui/icon/CloseButton';
import { TOOLTIP_TEXTS } from './messages';
import { placeTooltip } from './place-tooltip';
import './sign-in-tooltip.css';

/** Milliseconds on a visible page until the tooltip hides, unless it is hovered or focused (TIP-1). */
const HIDE_DELAY = 5_000;

interface SignInTooltipProps {
  onClose: () => void;
  /** Called once it has a place. */
  onPlaced: () => void;
}

/**
 * A tooltip in a slot of the menu that invites a visitor to sign in (TIP-1). It closes where it couldn't point at the
 * menu without covering a form.
 */
export function SignInTooltip({ onClose, onPlaced }: SignInTooltipProps) {
  const tooltip = useRef<HTMLDivElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const handleClose = useEffectEvent(onClose);
  const handlePlaced = useEffectEvent(onPlaced);
  const isHeld = isHovered || isFocused;

  useEffect(
    () => (isHeld ? undefined : startVisibleTimer(HIDE_DELAY, () => handleClose())),
    [isHeld],
  );
  useLayoutEffect(() => {
    const { current } = tooltip;
    const menu = current?.closest('.bsro-account-menu__content');
    if (!current || !menu) return undefined;
    const update = (): void => {
      if (!placeTooltip(current, menu)) handleClose();
      else handlePlaced();
    };
    update();
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  useEffect(() => {
    const header = tooltip.current?.closest('header');
    // When a menu of the header opens, the tooltip could cover the menu.
    const handleToggle = ({ target }: Event): void => {
      if (target instanceof HTMLDetailsElement && target.open) handleClose();
    };
    header?.addEventListener('toggle', handleToggle, { capture: true });
    return () => header?.removeEventListener('toggle', handleToggle, { capture: true });
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it, and using it keeps it.
    <div
      ref={tooltip}
      className="bsro-sign-in-tooltip"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onPointerCancel={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <p role="status" className="bsro-sign-in-tooltip__text">
        <strong className="bsro-sign-in-tooltip__title">{TOOLTIP_TEXTS.title}</strong>
        <span>{TOOLTIP_TEXTS.text}</span>
      </p>
      <CloseButton onClick={onClose} />
    </div>
  );
}
