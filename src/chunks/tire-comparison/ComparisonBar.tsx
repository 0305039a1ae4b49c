import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { track } from '../../analytics/track';
import { useAppDispatch } from '../../store/hooks';
import { COMPARISON_LIMIT } from '../../store/comparison/saved-comparison';
import type { ComparedTire } from '../../store/comparison/saved-comparison';
import {
  clearComparison,
  removeFromComparison,
} from '../../store/comparison/tire-comparison-thunks';
import { useBottomBar } from '../../ui/bottom-bar/bottom-bar';
import { CloseButton } from '../../ui/icon/CloseButton';
import { BUTTONS } from '../../ui/messages';
import { TirePicture } from '../../ui/product/TirePicture';
import { distinguishNames } from './distinguish-names';
import { BAR_LABELS, COMPARISON_TEXTS } from './messages';
import { findRemainingFocus } from './remaining-focus';
import './comparison-bar.css';

const PICTURE = { width: 40, height: 50 };

interface ComparisonBarProps {
  tires: readonly ComparedTire[];
  /** Whether the modal is loading. */
  isBusy: boolean;
  hasFailed: boolean;
  onOpen: () => void;
  onRetry: () => void;
}

export function ComparisonBar({ tires, isBusy, hasFailed, onOpen, onRetry }: ComparisonBarProps) {
  const dispatch = useAppDispatch();
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar);
  const names = distinguishNames(
    tires.map(({ id, brand, name, size }) => ({ id, name: `${brand} ${name}`, size })),
  );

  /** Moves the focus out of the bar before it disappears. Scrolls only if the keyboard was used. */
  const moveFocusOut = (tire: string | undefined, { detail: clicks }: MouseEvent): void =>
    findRemainingFocus(tire)?.focus({ preventScroll: clicks > 0 });
  const remove = (tire: ComparedTire, index: number, event: MouseEvent): void => {
    // The focused button is removed with its tire.
    const buttons = bar.current?.querySelectorAll<HTMLElement>('.bsro-close-button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
    if (next) next.focus();
    else moveFocusOut(`${tire.brand} ${tire.name}`, event);
    dispatch(removeFromComparison(tire.id));
  };
  const clear = (event: MouseEvent): void => {
    moveFocusOut(undefined, event);
    dispatch(clearComparison());
  };
  const compare = (): void => {
    if (isBusy || tires.length < 2) return;
    track({ event: 'ui_interaction', component: 'tire comparison', action: 'open' });
    onOpen();
  };

  return (
    <section
      className="bsro-comparison-bar bsro-bottom-bar"
      ref={bar}
      aria-label={BAR_LABELS.region}
    >
      <div className="bsro-comparison-bar__row">
        <ul className="bsro-comparison-bar__tires">
          {tires.map((tire, index) => (
            <li key={tire.id} className="bsro-comparison-bar__tire">
              <TirePicture brand={tire.brand} name={tire.name} {...PICTURE} />
              <span className="bsro-comparison-bar__name">{names[index]}</span>
              <CloseButton
                aria-label={COMPARISON_TEXTS.removeTire({ tire: names[index] ?? '' })}
                onClick={(event) => remove(tire, index, event)}
              />
            </li>
          ))}
        </ul>
        <p className="bsro-comparison-bar__count" role="status">
          {BAR_LABELS.selected({ count: tires.length, limit: COMPARISON_LIMIT })}
          {tires.length === 1 && (
            <span className="bsro-comparison-bar__hint bsro-note bsro-note--block">
              {BAR_LABELS.addOne}
            </span>
          )}
        </p>
        <div className="bsro-comparison-bar__actions">
          {tires.length > 1 && (
            <button type="button" className="bsro-button bsro-button--link" onClick={clear}>
              {BAR_LABELS.clear}
            </button>
          )}
          <button
            type="button"
            className="bsro-button bsro-button--primary"
            aria-disabled={tires.length < 2}
            aria-busy={isBusy}
            onClick={compare}
          >
            {BAR_LABELS.compare}
          </button>
        </div>
        <p className="bsro-comparison-bar__failure bsro-problem" role="alert">
          {hasFailed && (
            <>
              {BAR_LABELS.failed}{' '}
              <button type="button" className="bsro-button bsro-button--link" onClick={onRetry}>
                {BUTTONS.tryAgain}
              </button>
            </>
          )}
        </p>
      </div>
    </section>
  );
}
