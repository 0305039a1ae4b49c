import { useId, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectGuide } from '../../store/guide/tire-decision-guide-slice';
import { pushAnswers, changeAnswers } from '../../store/guide/tire-decision-guide-thunks';
import { TIRE_TYPES } from '../../domain/tires/guide-answers';
import { getTireTypeImageUrl } from '../../site/picture-urls';
import { RadioField } from '../../ui/form/RadioField';
import { Picture } from '../../ui/Picture';
import { ChoiceLabel } from './ChoiceLabel';
import { TYPE_EXPLANATIONS, TYPE_LABELS, TYPE_TEXTS } from './messages';
import { Question } from './Question';

const PICTURE = { width: 64, height: 80 };

export function TypeQuestion() {
  const dispatch = useAppDispatch();
  const id = useId();
  const { tireType } = useAppSelector(selectGuide);
  const [problem, setProblem] = useState('');
  const submit = (): void => {
    if (tireType) dispatch(pushAnswers({ step: 'priorities' }));
    else {
      setProblem(TYPE_TEXTS.missing);
      document.getElementById(id)?.focus();
    }
  };
  return (
    <Question problem={problem} onSubmit={submit}>
      <RadioField
        id={id}
        name={id}
        label={TYPE_TEXTS.label}
        value={tireType ?? ''}
        options={TIRE_TYPES.map((type) => ({
          value: type,
          label: (
            <>
              <ChoiceLabel label={TYPE_LABELS[type]} explanation={TYPE_EXPLANATIONS[type]} />
              {type !== 'notSure' && (
                <Picture
                  {...PICTURE}
                  pictureClassName="bsro-guide__tread"
                  getUrl={(options) => getTireTypeImageUrl(type, { ...options, ...PICTURE })}
                />
              )}
            </>
          ),
        }))}
        onChange={(value) => {
          dispatch(changeAnswers({ tireType: value }));
          setProblem('');
        }}
        isBoxed
      />
    </Question>
  );
}
