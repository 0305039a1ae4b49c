import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectClosestStore } from '../../store/meta/meta-slice';
import { pushAnswers } from '../../store/guide/tire-decision-guide-thunks';
import type { GuideAnswers, GuideStep } from '../../domain/tires/guide-answers';
import { formatSubject } from '../../domain/tires/guide-answers';
import {
  GUIDE_LABELS,
  PRIORITY_LABELS,
  QUESTION_TITLES,
  RESULT_TEXTS,
  STORE_TEXTS,
  TYPE_LABELS,
} from './messages';

/** Returns the label of a tire type, worded so that it makes sense without the question. */
const getTypeText = (type: GuideAnswers['tireType']): string => {
  if (!type) return '';
  return type === 'notSure' ? RESULT_TEXTS.anyType : TYPE_LABELS[type];
};

export function AnswerSummary({ answers }: { answers: GuideAnswers }) {
  const dispatch = useAppDispatch();
  const store = useAppSelector(selectClosestStore);
  const { storeNumber, zipCode, tireType, priorities } = answers;
  const storeName = store?.storeNumber === storeNumber ? store?.storeName : undefined;
  const lines: readonly (readonly [GuideStep, string])[] = [
    ['vehicle', formatSubject(answers)],
    ['store', storeName || zipCode || STORE_TEXTS.unknown],
    ['tireType', getTypeText(tireType)],
    ['priorities', priorities.map((priority) => PRIORITY_LABELS[priority]).join(', ')],
  ];
  return (
    <dl className="bsro-guide__answers" aria-label={RESULT_TEXTS.answers}>
      {lines.map(([step, text]) => (
        <div key={step}>
          <dt className="bsro-visually-hidden">{QUESTION_TITLES[step]}</dt>
          <dd>
            {text}{' '}
            <button
              type="button"
              className="bsro-button bsro-button--link"
              onClick={() => dispatch(pushAnswers({ step }))}
            >
              {GUIDE_LABELS.change}
              <span className="bsro-visually-hidden"> {QUESTION_TITLES[step]}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}
