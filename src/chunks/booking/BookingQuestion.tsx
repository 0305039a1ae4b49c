import type { ReactNode } from 'react';
import { BOOKING_STEPS } from '../../domain/booking/booking-view';
import { selectAnsweredSteps } from '../../store/booking/expedited-booking-slice';
import { useAppSelector } from '../../store/hooks';
import { Icon } from '../../ui/icon/Icon';
import { CHECK } from '../../ui/icon/shapes';
import { STEP_TEXTS } from '../../ui/messages';
import { StepHeading } from '../../ui/step/StepHeading';
import { BOOKING_LABELS, STEP_NAMES, STEP_TITLES } from './messages';

/** The numbered steps: the questions and the review. */
const NUMBERED_STEPS = [...BOOKING_STEPS, 'review'] as const;

type NumberedStep = (typeof NUMBERED_STEPS)[number];

/** Shows which steps are finished, such as those whose answer was known from the start. */
function Progress({ shown }: { shown: NumberedStep }) {
  const answered = useAppSelector(selectAnsweredSteps);
  return (
    <div className="bsro-booking__progress">
      <p>
        {STEP_TEXTS.number({
          number: NUMBERED_STEPS.indexOf(shown) + 1,
          count: NUMBERED_STEPS.length,
        })}
      </p>
      <ol className="bsro-booking__steps">
        {NUMBERED_STEPS.map((step, index) => {
          const isFinished = step !== shown && step !== 'review' && answered[step];
          return (
            <li
              key={step}
              className={isFinished ? 'bsro-booking__step--finished' : undefined}
              aria-current={step === shown ? 'step' : undefined}
            >
              <span className="bsro-booking__mark" aria-hidden="true">
                {isFinished ? <Icon shape={CHECK} /> : index + 1}
              </span>
              <span className="bsro-booking__step-name">
                {STEP_NAMES[step]}
                {isFinished && (
                  <span className="bsro-visually-hidden"> {BOOKING_LABELS.finished}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** One step of the booking, with its number and its title. */
export function BookingQuestion({ step, children }: { step: NumberedStep; children: ReactNode }) {
  return (
    <section className="bsro-booking__question">
      <Progress shown={step} />
      <StepHeading>{STEP_TITLES[step]}</StepHeading>
      {children}
    </section>
  );
}
