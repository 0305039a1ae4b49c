import { useEffect, useMemo, useRef, useState } from 'react';
import { parseProfileVehicle } from '../../domain/vehicles/profile-vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { onUrlChange } from '../../browser/url-state';
import type { ExpeditedBookingAttributes } from '../../mounts/placeholders/expedited-booking';
import type { RootProps } from '../../mounts/schema/placeholder';
import { finishStep, showViewFromUrl } from '../../store/booking/booking-navigation';
import { selectProfile } from '../../store/account/account-slice';
import { checkRequest, holdSelectedSlot } from '../../store/booking/book-thunks';
import { selectBooking } from '../../store/booking/expedited-booking-slice';
import { loadStoreServices, openBooking, retryStore } from '../../store/booking/open-booking';
import { fillVehicle, saveStartedBooking } from '../../store/booking/selection-thunks';
import { useProfileVehicle } from '../../store/garage/useProfileVehicle';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { SlotContext } from '../../ui/cms/Slot';
import { StoreToCallContext, CallStoreLink } from '../../ui/failure/CallStoreLink';
import { CmsContent } from '../../ui/loading/CmsContent';
import { useLazy } from '../../ui/loading/useLazy';
import { Steps } from '../../ui/step/Steps';
import { useHoldRenewal } from '../../ui/time/useHoldRenewal';
import { BookingSummary } from './BookingSummary';
import { ContactStep } from './ContactStep';
import { Confirmation } from './Confirmation';
import { LocationStep } from './LocationStep';
import { BOOKING_LABELS } from './messages';
import { OfferNotice } from './OfferNotice';
import { ReviewStep } from './ReviewStep';
import { ServiceStep } from './ServiceStep';
import { TiresNotice } from './TiresNotice';
import { TimeStep } from './TimeStep';
import { VehicleStep } from './VehicleStep';
import './booking.css';

const loadContact = () => import(/* webpackChunkName: "booking-contact" */ './contact');

/**
 * Returns the visitor's current vehicle, or else the last one of the driver's account, which a sign-in
 * would select (ACCT-8); undefined without one.
 */
const useKnownVehicle = (): Vehicle | undefined => {
  const current = useProfileVehicle();
  const last = useAppSelector(selectProfile)?.VEHICLE.at(-1);
  const owned = useMemo(() => last && parseProfileVehicle(last), [last]);
  return current ?? owned;
};

/**
 * Books an appointment, on its page or for the store and the services that an author has set: one question at a time, a
 * review, and the confirmation (XB-1, APPT-1).
 */
export default function Booking({
  attributes: { storeId, services = [] },
  cms,
}: RootProps<Partial<ExpeditedBookingAttributes>>) {
  const dispatch = useAppDispatch();
  const booking = useAppSelector(selectBooking);
  const vehicle = useKnownVehicle();
  const { view, status, query, tires, hold, store } = booking;
  const [isBusy, setIsBusy] = useState(false);
  const contact = useLazy(loadContact, 'booking');
  const renewHold = useHoldRenewal(status === 'idle' ? hold : null, () =>
    dispatch(holdSelectedSlot()),
  );
  const initialProps = useRef({ setup: { storeNumber: storeId, serviceIds: services }, vehicle });

  useEffect(() => {
    void dispatch(openBooking(initialProps.current.setup, initialProps.current.vehicle))
      .then(() => dispatch(checkRequest()))
      // Shows the view that the URL names if the host has refused a request that was sent before a reload.
      .then(() => dispatch(showViewFromUrl()));
    return onUrlChange(() => dispatch(showViewFromUrl()));
  }, [dispatch]);
  const hasBegun = view !== 'loading';
  useEffect(() => {
    if (vehicle && hasBegun) dispatch(fillVehicle(vehicle));
  }, [dispatch, vehicle, hasBegun]);
  useEffect(() => {
    dispatch(saveStartedBooking());
  });
  // The contact form loads while the visitor chooses a time.
  const { request: requestContact } = contact;
  useEffect(() => {
    if (view === 'datetime') requestContact();
  }, [view, requestContact]);

  if (view === 'loading') {
    return (
      <div aria-busy="true">
        <CmsContent nodes={cms} />
      </div>
    );
  }

  const finish = (): void => dispatch(finishStep());
  const showServices = async (): Promise<void> => {
    setIsBusy(true);
    await dispatch(loadStoreServices(initialProps.current.setup));
    setIsBusy(false);
    finish();
  };
  const showStore = async (): Promise<void> => {
    setIsBusy(true);
    await dispatch(retryStore(initialProps.current.setup));
    setIsBusy(false);
  };
  const isConfirmed = view === 'confirmation';

  return (
    <StoreToCallContext value={store}>
      <Steps step={view}>
        <div className="bsro-booking" aria-busy={isBusy} onInput={renewHold}>
          <div className="bsro-columns">
            <div className="bsro-booking__main">
              {query.offer !== undefined && !isConfirmed && <OfferNotice offer={query.offer} />}
              {tires.length > 0 && view !== 'review' && !isConfirmed && (
                <TiresNotice tires={tires} isFixed={status !== 'idle'} />
              )}
              {view === 'location' && (
                <LocationStep
                  isRetrying={isBusy}
                  onRetry={() => void showStore()}
                  onSelected={() => void showServices()}
                />
              )}
              {view === 'service' && (
                <ServiceStep
                  key={store?.storeNumber}
                  isRetrying={isBusy}
                  onRetry={() => void showServices()}
                  onFinished={finish}
                />
              )}
              {view === 'vehicle' && <VehicleStep onFinished={finish} />}
              {view === 'datetime' && <TimeStep onFinished={finish} />}
              {view === 'contact' && <ContactStep chunk={contact} onFinished={finish} />}
              {view === 'review' && <ReviewStep />}
              {isConfirmed && (
                <SlotContext value={cms}>
                  <Confirmation />
                </SlotContext>
              )}
            </div>
            {view !== 'review' && (
              <aside
                className="bsro-booking__summary bsro-columns__summary bsro-card"
                aria-label={BOOKING_LABELS.summary}
              >
                <BookingSummary isFixed={isConfirmed} />
                {!isConfirmed && <CallStoreLink />}
              </aside>
            )}
          </div>
        </div>
      </Steps>
    </StoreToCallContext>
  );
}
