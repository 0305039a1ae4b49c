import { useState } from 'react';
import type { FormEvent } from 'react';
import { string } from 'valibot';
import type { TimeSlot } from '../../services/appointments';
import { toProducts } from '../../domain/booking/requested-tires';
import { chooseSlot } from '../../store/booking/book-thunks';
import {
  selectBooking,
  selectServiceIds,
  tabSelected,
} from '../../store/booking/expedited-booking-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { useDraft } from '../../ui/form/useDraft';
import { HoldNotice } from '../../ui/time/HoldNotice';
import { TIME_LABELS } from '../../ui/time/messages';
import { TimePicker } from '../../ui/time/TimePicker';
import { ActionBar } from './ActionBar';
import { BookingQuestion } from './BookingQuestion';
import { NextButton } from './NextButton';

/** Selects the time, which is held at once. */
export function TimeStep({ onFinished }: { onFinished: () => void }) {
  const dispatch = useAppDispatch();
  const { store, slot, hold, alternatives, datetimeSelected, tires } =
    useAppSelector(selectBooking);
  const serviceIds = useAppSelector(selectServiceIds);
  const [problem, setProblem] = useState('');
  const wantedStart = datetimeSelected.start;
  // Another store has other days.
  const known = wantedStart ?? store?.storeNumber ?? '';
  // While no time is selected, a reload shows the picked day again.
  const [day, keepDay, forgetDay] = useDraft('booking-day', string(), known);
  if (!store) return null;
  const select = (selected: TimeSlot): void => {
    setProblem('');
    forgetDay();
    dispatch(chooseSlot(selected));
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (slot) onFinished();
    else setProblem(TIME_LABELS.required);
  };
  return (
    <BookingQuestion step="datetime">
      <form noValidate onSubmit={handleSubmit}>
        <TimePicker
          work={{ storeNumber: store.storeNumber, serviceIds, products: toProducts(tires) }}
          slot={slot}
          wantedStart={wantedStart}
          day={day === known ? undefined : day}
          onDay={keepDay}
          alternatives={alternatives}
          selectedTab={datetimeSelected.selectedTab}
          onTab={(part) => dispatch(tabSelected(part))}
          onSelect={select}
          onFinish={(selected) => {
            select(selected);
            onFinished();
          }}
        />
        <p className="bsro-problem" role="alert">
          {problem}
        </p>
        <ActionBar>
          <NextButton />
        </ActionBar>
        <HoldNotice hold={hold} slot={slot} />
      </form>
    </BookingQuestion>
  );
}
