import { useState } from 'react';
import { formatAppointmentTime } from '../../domain/booking/slot-time';
import { formatDate } from '../../language/dates';
import type { DayPart } from '../../domain/booking/slot-time';
import { HoldNotice } from '../../ui/time/HoldNotice';
import { TIME_LABELS } from '../../ui/time/messages';
import { TimePicker } from '../../ui/time/TimePicker';
import { ZoneNote } from '../../ui/time/ZoneNote';
import { PICKUP_PROMISES, VISIT_NAMES } from '../../ui/visit/messages';
import { listDropOffOrWait, listPickupPreferences } from '../../ui/visit/visit-options';
import { CHECKOUT_STEPS } from '../../site/checkout-step';
import { listOrderServices } from '../../domain/cart/order-services';
import { selectCart } from '../../store/cart/cart-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  changeVisit,
  chooseVisitTime,
  pickVisitDay,
  showStep,
} from '../../store/checkout/checkout-thunks';
import { checkoutChanged, selectCheckout } from '../../store/checkout/checkout-slice';
import type { Visit } from '../../store/checkout/checkout-slice';
import { FormStep } from '../../ui/form/FormStep';
import { RadioField } from '../../ui/form/RadioField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { useForm } from '../../ui/form/useForm';
import type { StepControl } from '../../ui/form/StepFrame';
import { MAX_COMMENTS_LENGTH, visitSchema } from '../../validation/visit-schema';
import {
  CHECKOUT_LABELS,
  formatStepNumber,
  STEP_TITLES,
  VISIT_FIELDS,
  VISIT_TEXTS,
} from './messages';

interface AppointmentStepProps extends StepControl {
  /** The store's IANA time zone; undefined until it is known. */
  timeZone: string | undefined;
}

/** Asks for the installation time, which is held at once, and for visit preferences (CHKO-2). */
export function AppointmentStep({ timeZone, ...step }: AppointmentStepProps) {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCart);
  const { slot, day, hold, appointment, storeAvailability, problem, service, daytimes } =
    useAppSelector(selectCheckout);
  const [selectedTab, setSelectedTab] = useState<DayPart | null>(null);
  const isDropOffOnly = slot?.dropOffOnly === true;
  const isTaken = problem?.kind === 'slotTaken';
  const { dropWaitOption, pickupPreference, comments } = appointment;
  // Doesn't follow the state, because what the visitor enters is kept there.
  const [initialValues] = useState<Visit>({ dropWaitOption, pickupPreference, comments });
  const saveVisit = (values: Visit): void =>
    dispatch(changeVisit({ ...values, ...(isDropOffOnly && { dropWaitOption: 'drop' }) }));
  const form = useForm<Visit>({
    initialValues,
    labels: VISIT_FIELDS,
    schema: visitSchema,
    onChange: saveVisit,
    onSubmit: async (values) => {
      saveVisit(values);
      if (!slot) return { message: TIME_LABELS.required, field: 'time' };
      dispatch(showStep(CHECKOUT_STEPS.payment));
      return undefined;
    },
  });
  if (!cart) return null;

  return (
    <FormStep
      {...step}
      form={form}
      title={STEP_TITLES.appointment}
      number={formatStepNumber(CHECKOUT_STEPS.appointment)}
      summary={
        slot && (
          <>
            <p className="bsro-checkout__when">{formatAppointmentTime(slot)}</p>
            <p>
              {VISIT_NAMES[dropWaitOption]} {PICKUP_PROMISES[pickupPreference]}
            </p>
            <ZoneNote timeZone={timeZone} at={slot.start} />
            <HoldNotice hold={hold} slot={slot} />
          </>
        )
      }
      submitLabel={CHECKOUT_LABELS.toPayment}
      busyLabel={CHECKOUT_LABELS.busy}
    >
      {step.state === 'open' && (
        <div id={form.getFieldId('time')} role="group" tabIndex={-1} aria-label={VISIT_TEXTS.time}>
          {!slot && (
            <p>
              {/* A blank line until the day is known, so that the picker's skeleton doesn't move. */}
              {daytimes
                ? VISIT_TEXTS.firstAvailable({ day: formatDate(daytimes.availableDate, 'long') })
                : '\u00A0'}
            </p>
          )}
          <TimePicker
            work={{
              storeNumber: cart.storeNumber,
              serviceIds: listOrderServices(service, cart.addOns),
              products: cart.items.map(({ code, qty }) => ({ code, qty })),
            }}
            slot={slot}
            wantedStart={appointment.dateTime || null}
            day={day}
            onDay={(picked) => dispatch(pickVisitDay(picked))}
            availableDate={daytimes?.availableDate}
            onAvailableDate={(availableDate) =>
              dispatch(checkoutChanged({ daytimes: availableDate ? { availableDate } : null }))
            }
            alternatives={isTaken ? storeAvailability : null}
            selectedTab={selectedTab}
            onTab={setSelectedTab}
            onSelect={(selected) => {
              form.clearRefusal();
              dispatch(chooseVisitTime(selected));
            }}
          />
        </div>
      )}
      {step.state === 'open' && <HoldNotice hold={hold} slot={slot} />}
      <RadioField
        {...form.field('dropWaitOption')}
        options={listDropOffOrWait(isDropOffOnly)}
        {...(isDropOffOnly && { value: 'drop', hint: TIME_LABELS.dropOff })}
        isBoxed
      />
      <RadioField {...form.field('pickupPreference')} options={listPickupPreferences()} isBoxed />
      <TextAreaField
        {...form.field('comments')}
        limit={MAX_COMMENTS_LENGTH}
        rows={2}
        hint={VISIT_TEXTS.commentsHint}
        isOptional
      />
    </FormStep>
  );
}
