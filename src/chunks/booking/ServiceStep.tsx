import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { array, string } from 'valibot';
import { isBookable, splitByPopularity } from '../../domain/booking/bookable-service';
import {
  getCategoryName,
  getServiceDescription,
  getServiceName,
} from '../../domain/booking/service-names';
import type { AppointmentService } from '../../services/appointments';
import { editStep } from '../../store/booking/booking-navigation';
import {
  selectBooking,
  selectServiceIds,
  servicesSelected,
} from '../../store/booking/expedited-booking-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { RetryOrCall } from '../../ui/failure/RetryOrCall';
import { useDraft } from '../../ui/form/useDraft';
import { ActionBar } from './ActionBar';
import { BookingQuestion } from './BookingQuestion';
import {
  BOOKING_LABELS,
  formatServiceFacts,
  formatServicesTotal,
  SERVICE_LABELS,
} from './messages';
import { NextButton } from './NextButton';
import { ServicePicture } from './ServicePicture';

const SERVICE_IDS = array(string());

const groupByCategory = (
  services: readonly AppointmentService[],
): readonly [category: string, services: readonly AppointmentService[]][] => {
  const groups = new Map<string, AppointmentService[]>();
  for (const service of services) {
    const { category } = service;
    groups.set(category, [...(groups.get(category) ?? []), service]);
  }
  return [...groups];
};

interface ServiceStepProps {
  onFinished: () => void;
  isRetrying: boolean;
  onRetry: () => void;
}

export function ServiceStep({ onFinished, isRetrying, onRetry }: ServiceStepProps) {
  const dispatch = useAppDispatch();
  const prefix = useId();
  const form = useRef<HTMLFormElement>(null);
  const { store, services } = useAppSelector(selectBooking);
  const known = useAppSelector(selectServiceIds);
  const [checked, setChecked, forgetChecked] = useDraft('booking-services', SERVICE_IDS, known);
  const [initial] = useState(checked);
  const [problem, setProblem] = useState('');
  const { popular, others } = splitByPopularity(services ?? []);
  const [isShowAllPressed, setIsShowAllPressed] = useState(false);
  // A service that is chosen already is never hidden.
  const showsAll =
    isShowAllPressed ||
    others.some(({ serviceId }) => known.includes(serviceId) || initial.includes(serviceId));
  const firstOther = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isShowAllPressed) firstOther.current?.querySelector('input')?.focus();
  }, [isShowAllPressed]);

  const editStore = (): void => dispatch(editStep('location'));
  if (store && !isBookable(store)) {
    return (
      <BookingQuestion step="service">
        <RetryOrCall
          text={SERVICE_LABELS.phoneOnly({ store: store.storeName })}
          retryLabel={BOOKING_LABELS.anotherStore}
          onRetry={editStore}
        />
      </BookingQuestion>
    );
  }
  if (!services || services.length === 0) {
    return (
      <BookingQuestion step="service">
        {services ? (
          <RetryOrCall
            text={SERVICE_LABELS.none}
            retryLabel={BOOKING_LABELS.anotherStore}
            onRetry={editStore}
          />
        ) : (
          <RetryOrCall text={SERVICE_LABELS.failed} isBusy={isRetrying} onRetry={onRetry} />
        )}
      </BookingQuestion>
    );
  }
  const selected = checked.filter((id) => services.some(({ serviceId }) => serviceId === id));
  const toggle = (serviceId: string, isSelected: boolean): void => {
    const others = selected.filter((id) => id !== serviceId);
    setChecked(isSelected ? [...others, serviceId] : others);
    setProblem('');
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (selected.length === 0) {
      setProblem(SERVICE_LABELS.required);
      form.current?.querySelector('input')?.focus();
      return;
    }
    if (selected.join() !== known.join()) dispatch(servicesSelected(selected));
    forgetChecked();
    onFinished();
  };

  const chosen = services.filter(({ serviceId }) => selected.includes(serviceId));
  const renderOption = (service: AppointmentService, hasPicture: boolean) => {
    const { serviceId, name, durationMinutes, price, description } = service;
    return (
      <label key={serviceId} className="bsro-booking__option">
        <input
          type="checkbox"
          name="serviceId"
          value={serviceId}
          checked={selected.includes(serviceId)}
          aria-describedby={`${prefix}-problem ${prefix}-${serviceId}`}
          onChange={({ target }) => toggle(serviceId, target.checked)}
        />
        <strong>{getServiceName(serviceId, name)}</strong>
        <span
          className="bsro-booking__facts bsro-note bsro-note--block"
          id={`${prefix}-${serviceId}`}
        >
          {formatServiceFacts(durationMinutes, price?.value)}
          {description && (
            <span className="bsro-booking__description">
              {getServiceDescription(serviceId, description)}
            </span>
          )}
        </span>
        {hasPicture && <ServicePicture serviceId={serviceId} width={96} />}
      </label>
    );
  };

  return (
    <BookingQuestion step="service">
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <p className="bsro-booking__hint bsro-booking__hint--store">
          {SERVICE_LABELS.hint({ store: store?.storeName ?? '' })}
        </p>
        <p className="bsro-problem" role="alert" id={`${prefix}-problem`}>
          {problem}
        </p>
        {popular.length > 0 && (
          <fieldset className="bsro-booking__services bsro-booking__services--popular">
            <legend className="bsro-booking__legend">{SERVICE_LABELS.popular}</legend>
            {popular.map((service) => renderOption(service, true))}
          </fieldset>
        )}
        {popular.length > 0 && !showsAll ? (
          <p>
            <button type="button" className="bsro-button" onClick={() => setIsShowAllPressed(true)}>
              {SERVICE_LABELS.showAll({ count: services.length })}
            </button>
          </p>
        ) : (
          groupByCategory(others).map(([category, group], index) => (
            <fieldset
              key={category}
              className="bsro-booking__services"
              ref={index === 0 ? firstOther : undefined}
            >
              <legend className="bsro-booking__legend">
                {category ? getCategoryName(category) : SERVICE_LABELS.legend}
              </legend>
              {group.map((service) => renderOption(service, false))}
            </fieldset>
          ))
        )}
        <ActionBar>
          <p className="bsro-booking__total" role="status">
            {chosen.length > 0 && (
              <>
                <strong>{SERVICE_LABELS.chosen({ count: chosen.length })}</strong>{' '}
                <span>{formatServicesTotal(chosen)}</span>
              </>
            )}
          </p>
          <NextButton />
        </ActionBar>
      </form>
    </BookingQuestion>
  );
}
