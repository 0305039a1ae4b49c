import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectGuide } from '../../store/shop/tire-decision-guide-slice';
import { pushAnswers, changeAnswers } from '../../store/shop/tire-decision-guide-thunks';
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

/** Moves a priority up by one rank. */
const moveUp = (selected: readonly Priority[], priority: Priority): readonly Priority[] => {
  const index = selected.indexOf(priority);
  const others = selected.filter((other) => other !== priority);
  return [...others.slice(0, index - 1), priority, ...others.slice(index - 1)];
};

/** Asks for up to three ranked priorities. */
export function PrioritiesQuestion() {
  const dispatch = useAppDispatch();
  const { priorities, selectedPriorities: selected } = useAppSelector(selectGuide);
  const [problem, setProblem] = useState('');
  const submit = (): void => {
    if (selected.length > 0) dispatch(pushAnswers({ step: 'tires' }));
    else setProblem(PRIORITY_PROBLEM);
  };
  const toggle = (priority: Priority, isSelected: boolean): void => {
    const isFull = isSelected && selected.length >= PRIORITY_LIMIT;
    setProblem(isFull ? PRIORITIES_TEXTS.full : '');
    if (isFull) return;
    const others = selected.filter((other) => other !== priority);
    dispatch(changeAnswers({ priorities: isSelected ? [...others, priority] : others }));
  };
  return (
    <Question problem={problem} submitLabel={GUIDE_LABELS.showTires} onSubmit={submit}>
      <p className="bsro-guide__hint">{PRIORITIES_TEXTS.hint}</p>
      <fieldset className="bsro-guide__choices">
        <legend className="bsro-visually-hidden">{PRIORITIES_TEXTS.legend}</legend>
        {priorities.map((priority) => {
          const rank = selected.indexOf(priority) + 1;
          return (
            <label
              key={priority}
              className={`bsro-guide__option${rank > 0 ? ' bsro-guide__option--selected' : ''}`}
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
      {selected.length > 0 && (
        <section className="bsro-guide__order" aria-label={PRIORITIES_TEXTS.order}>
          <h3 className="bsro-guide__subtitle">{PRIORITIES_TEXTS.order}</h3>
          <ol>
            {selected.map((priority, index) => (
              <li key={priority} tabIndex={-1}>
                {PRIORITY_TEXTS[priority].label}
                {index > 0 && (
                  <button
                    type="button"
                    className="bsro-button bsro-button--link bsro-guide__up"
                    onClick={({ currentTarget }) => {
                      // The button disappears when the priority is first.
                      currentTarget.closest('li')?.focus();
                      dispatch(changeAnswers({ priorities: moveUp(selected, priority) }));
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
