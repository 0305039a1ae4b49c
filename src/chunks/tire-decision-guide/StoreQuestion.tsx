import { useId, useState } from 'react';
import { cleanValue } from '../../domain/text/clean-text';
import { STORE_MESSAGES } from '../../domain/stores/messages';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectClosestStore, selectCurrentZip } from '../../store/meta/meta-slice';
import { chooseStoreByZip } from '../../store/my-store/choose-store';
import { selectGuide } from '../../store/guide/tire-decision-guide-slice';
import { pushAnswers } from '../../store/guide/tire-decision-guide-thunks';
import { Field } from '../../ui/form/Field';
import { RichText } from '../../ui/RichText';
import { FORM_MESSAGES } from '../../validation/messages';
import { toZip5 } from '../../domain/text/zip';
import { STORE_TEXTS } from './messages';
import { Question } from './Question';

export function StoreQuestion() {
  const dispatch = useAppDispatch();
  const id = useId();
  const store = useAppSelector(selectClosestStore);
  const currentZip = useAppSelector(selectCurrentZip);
  const { zipCode, storeNumber: answeredStore } = useAppSelector(selectGuide);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const reject = (message: string): void => {
    setProblem(message);
    document.getElementById(id)?.focus();
  };
  const submit = async (): Promise<void> => {
    const zip = toZip5(typed);
    if (cleanValue(typed) === '') {
      if (!store) {
        reject(FORM_MESSAGES.required);
        return;
      }
      dispatch(
        pushAnswers({
          // An earlier zip code is kept only if it was answered for the same store.
          zipCode:
            (answeredStore === store.storeNumber ? zipCode : null) ??
            currentZip ??
            toZip5(store.zip) ??
            null,
          storeNumber: store.storeNumber,
          step: 'tireType',
        }),
      );
      return;
    }
    if (zip === undefined) {
      reject(FORM_MESSAGES.zip);
      return;
    }
    setProblem('');
    setIsBusy(true);
    const selected = await dispatch(chooseStoreByZip(zip));
    setIsBusy(false);
    if ('problem' in selected) reject(selected.problem);
    else {
      const { storeNumber } = selected.store;
      dispatch(pushAnswers({ zipCode: zip, storeNumber, step: 'tireType' }));
    }
  };

  return (
    <Question problem={problem} isBusy={isBusy} onSubmit={() => void submit()}>
      {store && (
        <p className="bsro-guide__store">
          <RichText
            text={STORE_TEXTS.current}
            values={{
              store: <strong>{store.storeName}</strong>,
              address: store.address,
              city: store.city,
            }}
          />
        </p>
      )}
      <Field
        id={id}
        name="zip"
        label={store ? STORE_TEXTS.other : STORE_TEXTS.zip}
        hint={STORE_TEXTS.hint}
        isOptional={store !== null}
        value={typed}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        isInvalid={problem !== ''}
        onChange={setTyped}
      />
      <p className="bsro-visually-hidden" role="status">
        {isBusy && STORE_MESSAGES.finding}
      </p>
    </Question>
  );
}
