import type { ElementComponent } from '../../ui/jsx/jsx-runtime';
import { useAppSelector } from '../../store/hooks';
import { selectGuide } from '../../store/guide/tire-decision-guide-slice';
import type { GuideStep } from '../../domain/tires/guide-answers';
import { GuideResult } from './GuideResult';
import { PrioritiesQuestion } from './PrioritiesQuestion';
import { Steps } from '../../ui/step/Steps';
import { StoreQuestion } from './StoreQuestion';
import { TypeQuestion } from './TypeQuestion';
import { useGuideUrl } from './useGuideUrl';
import { VehicleQuestion } from './VehicleQuestion';
import '../../ui/product/stock-mark.css';
import './guide.css';

const STEPS: Readonly<Record<GuideStep, ElementComponent>> = {
  vehicle: VehicleQuestion,
  store: StoreQuestion,
  tireType: TypeQuestion,
  priorities: PrioritiesQuestion,
  tires: GuideResult,
};

/** Asks four questions, one at a time, and recommends three tires (TDG-1). The URL contains the answers. */
export default function TireDecisionGuide() {
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
