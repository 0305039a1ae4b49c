import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectGuide } from '../../store/shop/tire-decision-guide-slice';
import { answerGuide } from '../../store/shop/tire-decision-guide-thunks';
import { PRIORITY_LIMIT } from '../../tires/guide-answers';
import type { Priority } from '../../tires/guide-answers';
import { ChoiceLabel } from './ChoiceLabel';
import {
  formatMoveUp,
  GUIDE_LABELS,
  PRIORITIES_TEXTS,
  PRIORITY_PROBLEM,
  PRIORITY_TEXTS,
} from './messages';
import { Question } from './Question';

/** Moves a priority one rank up. */
const moveUp = (chosen: readonly Priority[], priority: Priority): readonly Priority[] => {
  const index = chosen.indexOf(priority);
  const others = chosen.filter((other) => other !== priority);
  return [...others.slice(0, index - 1), priority, ...others.slice(index - 1)];
};

/** Asks for up to three priorities in their order. */
export function PrioritiesQuestion() {
  const dispatch = useAppDispatch();
  const { priorities, selectedPriorities } = useAppSelector(selectGuide);
  const [chosen, setChosen] = useState(selectedPriorities);
  const [problem, setProblem] = useState('');
  const submit = (): void => {
    if (chosen.length > 0) dispatch(answerGuide({ priorities: chosen, step: 'tires' }));
    else setProblem(PRIORITY_PROBLEM);
  };
  const toggle = (priority: Priority, isChosen: boolean): void => {
    const isFull = isChosen && chosen.length >= PRIORITY_LIMIT;
    setProblem(isFull ? PRIORITIES_TEXTS.full : '');
    if (isFull) return;
    const others = chosen.filter((other) => other !== priority);
    setChosen(isChosen ? [...others, priority] : others);
  };
  return (
    <Question problem={problem} submitLabel={GUIDE_LABELS.showTires} onSubmit={submit}>
      <p className="bsro-guide__hint">{PRIORITIES_TEXTS.hint}</p>
      <fieldset className="bsro-guide__choices">
        <legend className="bsro-visually-hidden">{PRIORITIES_TEXTS.legend}</legend>
        {priorities.map((priority) => {
          const rank = chosen.indexOf(priority) + 1;
          return (
            <label
              key={priority}
              className={`bsro-guide__option${rank > 0 ? ' bsro-guide__option--chosen' : ''}`}
            >
              <input
                className="bsro-checkbox__input"
                type="checkbox"
                name="priority"
                value={priority}
                checked={rank > 0}
                onChange={({ target }) => toggle(priority, target.checked)}
              />
              <ChoiceLabel {...PRIORITY_TEXTS[priority]} />
            </label>
          );
        })}
      </fieldset>
      {chosen.length > 0 && (
        <section className="bsro-guide__order" aria-label={PRIORITIES_TEXTS.order}>
          <h3 className="bsro-guide__subtitle">{PRIORITIES_TEXTS.order}</h3>
          <ol>
            {chosen.map((priority, index) => (
              <li key={priority} tabIndex={-1}>
                {PRIORITY_TEXTS[priority].label}
                {index > 0 && (
                  <button
                    type="button"
                    className="bsro-button bsro-button--link bsro-guide__up"
                    onClick={({ currentTarget }) => {
                      // The button goes when the priority is the first.
                      currentTarget.closest('li')?.focus();
                      setChosen(moveUp(chosen, priority));
                    }}
                  >
                    {formatMoveUp(PRIORITY_TEXTS[priority].label)}
                  </button>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
    </Question>
  );
}
