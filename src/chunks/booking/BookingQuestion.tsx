import { createContext, useContext, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { BOOKING_STEPS } from '../../booking/booking-view';
import type { BookingStep } from '../../booking/booking-view';
import { formatProgress, STEP_TITLES } from './messages';

/** Whether the visitor has come from another view, so that the heading takes the focus. */
export const HasMovedContext = createContext(false);

/** The heading of a view. It takes the focus when the visitor has moved to the view. */
export function ViewHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useContext(HasMovedContext);
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [hasMoved]);
  return (
    <h2 className="bsro-booking__title" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

/** One question of the booking with its number. */
export function BookingQuestion({ step, children }: { step: BookingStep; children: ReactNode }) {
  return (
    <section className="bsro-booking__question">
      <p className="bsro-booking__progress">
        {formatProgress(BOOKING_STEPS.indexOf(step) + 1, BOOKING_STEPS.length)}
      </p>
      <ViewHeading>{STEP_TITLES[step]}</ViewHeading>
      {children}
    </section>
  );
}
