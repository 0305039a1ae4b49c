import { useReducer, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectGuide } from '../../store/guide/tire-decision-guide-slice';
import { pushAnswers, changeAnswers } from '../../store/guide/tire-decision-guide-thunks';
import { PRIORITY_LIMIT } from '../../domain/tires/guide-answers';
import type { Priority } from '../../domain/tires/guide-answers';
import { formatNumber } from '../../language/numbers';
import { Icon } from '../../ui/icon/Icon';
import { ChoiceLabel } from './ChoiceLabel';
import { GUIDE_LABELS, PRIORITIES_TEXTS, PRIORITY_EXPLANATIONS, PRIORITY_LABELS } from './messages';
import { PRIORITY_ICONS } from './priority-icons';
import { PriorityRanking } from './PriorityRanking';
import type { Move } from './PriorityRanking';
import { Question } from './Question';

export function PrioritiesQuestion() {
  const dispatch = useAppDispatch();
  const { priorities, selectedPriorities: selected } = useAppSelector(selectGuide);
  const [problem, setProblem] = useState('');
  const [refusals, countRefusal] = useReducer((count: number) => count + 1, 0);
  const [lastMove, setLastMove] = useState<Move>();
  const submit = (): void => {
    if (selected.length > 0) dispatch(pushAnswers({ step: 'tires' }));
    else setProblem(PRIORITIES_TEXTS.missing);
  };
  const toggle = (priority: Priority, isSelected: boolean): void => {
    const isFull = isSelected && selected.length >= PRIORITY_LIMIT;
    setProblem(isFull ? PRIORITIES_TEXTS.full({ limit: PRIORITY_LIMIT }) : '');
    if (isFull) {
      countRefusal();
      return;
    }
    setLastMove(undefined);
    const others = selected.filter((other) => other !== priority);
    dispatch(changeAnswers({ priorities: isSelected ? [...others, priority] : others }));
  };
  return (
    <Question
      problem={problem}
      refusals={refusals}
      submitLabel={GUIDE_LABELS.showTires}
      onSubmit={submit}
    >
      <p className="bsro-guide__hint">{PRIORITIES_TEXTS.hint({ limit: PRIORITY_LIMIT })}</p>
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
              <Icon shape={PRIORITY_ICONS[priority]} />
              <ChoiceLabel
                label={PRIORITY_LABELS[priority]}
                explanation={PRIORITY_EXPLANATIONS[priority]}
              />
              {rank > 0 && (
                <span className="bsro-guide__number" aria-hidden="true">
                  {formatNumber(rank)}
                </span>
              )}
            </label>
          );
        })}
      </fieldset>
      {selected.length > 0 && (
        <PriorityRanking
          selected={selected}
          lastMove={lastMove}
          onMove={(move, priorities) => {
            setLastMove(move);
            dispatch(changeAnswers({ priorities }));
          }}
        />
      )}
    </Question>
  );
}
