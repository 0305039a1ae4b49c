import { useLayoutEffect, useRef } from 'react';
import type { Priority } from '../../domain/tires/guide-answers';
import { formatNumber } from '../../language/numbers';
import { Icon } from '../../ui/icon/Icon';
import { CHEVRON } from '../../ui/icon/shapes';
import { PRIORITIES_TEXTS, PRIORITY_LABELS } from './messages';

/** Number of ranks by which a button moves a priority. */
const STEPS = { up: -1, down: 1 } as const;

const DIRECTIONS = ['up', 'down'] as const;

type Direction = (typeof DIRECTIONS)[number];

export interface Move {
  readonly priority: Priority;
  readonly direction: Direction;
}

interface PriorityRankingProps {
  /** The selected priorities, most important first. */
  selected: readonly Priority[];
  /** Undefined if the selection has changed since the last move. */
  lastMove: Move | undefined;
  onMove: (move: Move, selected: readonly Priority[]) => void;
}

const movePriority = (
  selected: readonly Priority[],
  { priority, direction }: Move,
): readonly Priority[] => {
  const others = selected.filter((other) => other !== priority);
  const rank = selected.indexOf(priority) + STEPS[direction];
  return [...others.slice(0, rank), priority, ...others.slice(rank)];
};

export function PriorityRanking({ selected, lastMove, onMove }: PriorityRankingProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (!lastMove) return;
    // React moves list items, and a button in a moved item loses the focus.
    const { priority, direction } = lastMove;
    const buttons = list.current?.querySelectorAll<HTMLElement>(`[data-priority="${priority}"]`);
    const [up, down] = buttons ?? [];
    const [pressed, other] = direction === 'up' ? [up, down] : [down, up];
    (pressed?.getAttribute('aria-disabled') === 'true' ? other : pressed)?.focus();
  }, [lastMove]);

  const canMove = (rank: number, direction: Direction): boolean =>
    selected[rank + STEPS[direction]] !== undefined;
  // Back may have led to answers without the priority.
  const movedRank = lastMove ? selected.indexOf(lastMove.priority) + 1 : 0;
  return (
    <section className="bsro-guide__order" aria-label={PRIORITIES_TEXTS.order}>
      <h3 className="bsro-guide__subtitle">{PRIORITIES_TEXTS.order}</h3>
      <ol ref={list}>
        {selected.map((priority, rank) => {
          const label = PRIORITY_LABELS[priority];
          return (
            <li key={priority}>
              <span className="bsro-guide__ranked">
                <span className="bsro-guide__number">{formatNumber(rank + 1)}</span>
                <span className="bsro-guide__priority">{label}</span>
                {selected.length > 1 && (
                  <span className="bsro-guide__moves">
                    {DIRECTIONS.map((direction) => (
                      <button
                        key={direction}
                        type="button"
                        className={`bsro-button bsro-button--icon bsro-guide__move--${direction}`}
                        data-priority={priority}
                        aria-label={PRIORITIES_TEXTS[direction]({ priority: label })}
                        aria-disabled={!canMove(rank, direction)}
                        onClick={() => {
                          if (!canMove(rank, direction)) return;
                          const move = { priority, direction };
                          onMove(move, movePriority(selected, move));
                        }}
                      >
                        <Icon shape={CHEVRON} />
                      </button>
                    ))}
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="bsro-visually-hidden" role="status">
        {lastMove &&
          movedRank > 0 &&
          PRIORITIES_TEXTS.rank({
            priority: PRIORITY_LABELS[lastMove.priority],
            rank: movedRank,
            count: selected.length,
          })}
      </p>
    </section>
  );
}
