import type { ReactNode } from 'react';
import { BOOKING_STEPS } from '../../domain/booking/booking-view';
import type { BookingStep } from '../../domain/booking/booking-view';
import { StepHeading } from '../../ui/step/StepHeading';
import { BOOKING_LABELS, STEP_TITLES } from './messages';

export function BookingQuestion({ step, children }: { step: BookingStep; children: ReactNode }) {
  return (
    <section className="bsro-booking__question">
      <p className="bsro-booking__progress">
        {BOOKING_LABELS.progress({
          number: BOOKING_STEPS.indexOf(step) + 1,
          count: BOOKING_STEPS.length,
        })}
      </p>
      <StepHeading>{STEP_TITLES[step]}</StepHeading>
      {children}
    </section>
  );
}
