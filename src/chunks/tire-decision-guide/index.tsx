import { useEffect, useLayoutEffect, useRef } from 'react';
import { onUrlChange } from '../../browser/url-state';
import { followMyStore, readGuideUrl } from '../../store/guide/tire-decision-guide-thunks';
import { usePriceFactors } from '../../store/my-store/usePriceFactors';
import type { ElementComponent } from '../../ui/jsx/jsx-runtime';
import { useAppSelector, useAppDispatch } from '../../store/hooks';
import { selectGuide } from '../../store/guide/tire-decision-guide-slice';
import { useTiresPage } from '../../store/my-store/useTiresPage';
import type { GuideStep } from '../../domain/tires/guide-answers';
import { Steps } from '../../ui/step/Steps';
import { GuideResult } from './GuideResult';
import { PrioritiesQuestion } from './PrioritiesQuestion';
import { StoreQuestion } from './StoreQuestion';
import { TypeQuestion } from './TypeQuestion';
import { VehicleQuestion } from './VehicleQuestion';
import '../../ui/product/stock-mark.css';
import './guide.css';

/**
 * Reads the answers in the page's URL, at first and when the visitor navigates through the history. A store
 * in the initial URL becomes my store (MYST-1). When my store changes later, it replaces the store of the answers.
 */
const useGuideUrl = (): void => {
  const dispatch = useAppDispatch();
  const { storeNumber } = usePriceFactors();
  const lastStoreNumber = useRef(storeNumber);
  // Before paint, so that no other question flashes first.
  useLayoutEffect(() => {
    dispatch(readGuideUrl());
  }, [dispatch]);
  useEffect(() => {
    if (storeNumber !== undefined && storeNumber !== lastStoreNumber.current) {
      dispatch(followMyStore(storeNumber));
    }
    lastStoreNumber.current = storeNumber;
    return onUrlChange(() => {
      dispatch(readGuideUrl());
      if (storeNumber !== undefined) dispatch(followMyStore(storeNumber));
    });
  }, [dispatch, storeNumber]);
};

const STEPS: Readonly<Record<GuideStep, ElementComponent>> = {
  vehicle: VehicleQuestion,
  store: StoreQuestion,
  tireType: TypeQuestion,
  priorities: PrioritiesQuestion,
  tires: GuideResult,
};

/** Asks four questions, one at a time, and recommends three tires (TDG-1). The URL contains the answers. */
export default function TireDecisionGuide() {
  useTiresPage();
  useGuideUrl();
  const { step } = useAppSelector(selectGuide);
  if (step === null) return null;
  const Step = STEPS[step];
  return (
    <Steps step={step}>
      <div className="bsro-guide">
        <Step />
      </div>
    </Steps>
  );
}
