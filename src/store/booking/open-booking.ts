import { isBookableService } from '../../domain/booking/bookable-service';
import { removeDetails } from '../../domain/booking/booking-comments';
import { parseBookingQuery } from '../../domain/booking/booking-query';
import type { BookingQuery } from '../../domain/booking/booking-query';
import { parseTires } from '../../domain/booking/parse-tires';
import { getNow } from '../../browser/clock';
import { readBookingDraft, writeBookingDraft } from './booking-draft';
import { ConfigurationError } from '../../browser/author-errors';
import { report } from '../../browser/report';
import { saveRwgToken } from './rwg-token';
import { readQuery } from '../../browser/url-state';
import { getAppointment, getAppointmentServices } from '../../services/appointments';
import type { BookedAppointment, Slot } from '../../services/appointments';
import { getStoreDetails } from '../../services/stores';
import { getTireDetails } from '../../services/tire-details';
import { readProfileCookie } from '../../services/profile-cookie';
import { MANAGE_PARAMETERS } from '../../site/appointment-url';
import { getSiteName } from '../../site/brands';
import type { TireQuantity } from '../../site/installation-url';
import { parseUrl } from '../../browser/parse-url';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import type { AppThunk } from '..';
import {
  bookingChanged,
  getSelectedServices,
  getServiceIds,
  selectBooking,
  servicesSelected,
  slotSelected,
  statusChanged,
  storeSelected,
} from './expedited-booking-slice';
import type { ExpeditedBookingState } from './expedited-booking-slice';
import { holdSelectedSlot } from './book-thunks';
import { showViewFromUrl } from './booking-navigation';
import { readConfirmation, readContactDraft, readSentRequest } from './saved-booking';

/** The author's settings. */
export interface BookingSetup {
  readonly storeNumber?: string | undefined;
  /** The services that the booking offers; all if empty. */
  readonly serviceIds: readonly string[];
}

/** Reports an invalid query parameter. A page opens one booking, so each is reported once. */
const reportParameter = (name: string): void => {
  report(new ConfigurationError(`the query's ${name} is wrong and was ignored`), {
    source: 'booking',
    during: 'query',
  });
};

/** Saves the selection, so that a reload or a reminder can continue the booking. */
export const saveDraft = (): AppThunk => (_, getState) => {
  const booking = selectBooking(getState());
  const services = getSelectedServices(booking);
  if (!booking.store || services.length === 0 || booking.confirmation) return;
  writeBookingDraft({
    storeNumber: booking.store.storeNumber,
    storeName: booking.store.storeName,
    serviceIds: services.map(({ serviceId }) => serviceId),
    serviceNames: services.map(({ name }) => name),
    start: booking.datetimeSelected.start,
    slot: booking.slot,
    tires: booking.tires.map(({ code, qty }) => ({ code, qty })),
    vehicle: booking.vehicleSelected,
  });
};

/** Returns the vehicle as a booking sends it; undefined without make and model. */
export const toBookedVehicle = ({
  year,
  make,
  model,
  trim,
}: Vehicle): ExpeditedBookingState['vehicleSelected'] | undefined =>
  make && model ? { year, make, model, ...(trim && { trim }) } : undefined;

/**
 * Fills in the visitor's vehicle if it becomes known only after the booking began. Doesn't replace a
 * selected vehicle or change a booking that is being sent.
 */
export const fillVehicle =
  (vehicle: Vehicle): AppThunk =>
  (dispatch, getState) => {
    const { view, status, vehicleSelected, confirmation } = selectBooking(getState());
    if (view === 'loading' || status !== 'idle' || vehicleSelected || confirmation) return;
    const booked = toBookedVehicle(vehicle);
    if (booked) dispatch(bookingChanged({ vehicleSelected: booked }));
  };

/**
 * Loads the services that the selected store offers, and drops selected ones that it doesn't offer.
 * @returns whether the services are known
 */
export const loadServices =
  (offered: readonly string[], requested: readonly string[]): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const { store } = selectBooking(getState());
    if (!store) return false;
    const result = await getAppointmentServices(store.storeNumber);
    if (selectBooking(getState()).store?.storeNumber !== store.storeNumber) return false;
    if (!result.ok) return false;
    const services = result.data.services.filter(
      (service) =>
        isBookableService(service) && (offered.length === 0 || offered.includes(service.serviceId)),
    );
    dispatch(bookingChanged({ services }));
    const only = services.length === 1 ? services.map(({ serviceId }) => serviceId) : [];
    const known = requested.filter((id) => services.some(({ serviceId }) => serviceId === id));
    const selected = known.length > 0 ? known : only;
    const booking = selectBooking(getState());
    // Selecting the same store and services again keeps the time.
    if (
      booking.storeService?.locationId !== store.storeNumber ||
      getServiceIds(booking).join() !== selected.join()
    )
      dispatch(servicesSelected(selected));
    return true;
  };

/** Loads and selects a store by its number. */
const selectStoreByNumber =
  (storeNumber: string): AppThunk<Promise<'selected' | 'unknown' | 'failed'>> =>
  async (dispatch) => {
    const result = await getStoreDetails(storeNumber);
    if (!result.ok) return result.error.serviceStatus === '404' ? 'unknown' : 'failed';
    dispatch(storeSelected(result.data));
    return 'selected';
  };

/** The initial values of a booking: from the query, the author, or an earlier booking. */
interface BookingStart {
  readonly storeNumber: string | undefined;
  readonly serviceIds: readonly string[];
  readonly vehicle: ExpeditedBookingState['vehicleSelected'];
  /** The time of the earlier booking, if it is for the same store and services. */
  readonly slot: Slot | null;
  readonly start: string | null;
  /** The tires of the earlier booking, if it is for the same store and services. */
  readonly tires: readonly TireQuantity[];
}

const findStart = ({ storeNumber, serviceId }: BookingQuery, setup: BookingSetup): BookingStart => {
  const draft = readBookingDraft();
  const number =
    storeNumber ??
    setup.storeNumber ??
    draft?.storeNumber ??
    readProfileCookie(getSiteName(document))?.location?.storeNumber;
  const isContinued =
    draft !== undefined &&
    draft.storeNumber === number &&
    (serviceId === undefined || draft.serviceIds.includes(serviceId));
  const slot = isContinued ? (draft.slot ?? null) : null;
  return {
    storeNumber: number,
    serviceIds: serviceId === undefined || isContinued ? (draft?.serviceIds ?? []) : [serviceId],
    vehicle: draft?.vehicle ?? null,
    slot: slot && Date.parse(slot.start) > getNow() ? slot : null,
    start: isContinued ? (draft.start ?? null) : null,
    tires: (isContinued ? draft.tires : null) ?? [],
  };
};

/** Loads the names of the tires. A tire without one keeps its code. */
const loadTireNames = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const load = async ({ code }: TireQuantity): Promise<void> => {
    const result = await getTireDetails(code, undefined);
    if (!result.ok) return;
    const { brand, name, size } = result.data.tire;
    const tires = selectBooking(getState()).tires.map((tire) =>
      tire.code === code ? { ...tire, name: `${brand} ${name} ${size}` } : tire,
    );
    dispatch(bookingChanged({ tires }));
  };
  await Promise.all(selectBooking(getState()).tires.map(load));
};

/** Selects and holds the time of an earlier booking, if its services are still selected. */
const restoreSlot =
  ({ slot, serviceIds }: BookingStart): AppThunk =>
  (dispatch, getState) => {
    const ids = getServiceIds(selectBooking(getState()));
    if (!slot || ids.join() !== serviceIds.join()) return;
    dispatch(slotSelected(slot));
    void dispatch(holdSelectedSlot());
  };

/**
 * Selects the store of a booking with its services and, if they are unchanged, its time. An unknown
 * store or service in the query is reported and ignored.
 */
const selectStart =
  (query: BookingQuery, setup: BookingSetup, start: BookingStart): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (start.storeNumber === undefined) return;
    const outcome = await dispatch(selectStoreByNumber(start.storeNumber));
    if (outcome === 'unknown' && query.storeNumber !== undefined) {
      reportParameter('storeNumber');
      const { storeNumber: _, ...rest } = query;
      await dispatch(selectStart(rest, setup, findStart(rest, setup)));
      return;
    }
    if (outcome !== 'selected') return;
    const isLoaded = await dispatch(loadServices(setup.serviceIds, start.serviceIds));
    const { serviceId } = query;
    const services = selectBooking(getState()).services ?? [];
    if (
      isLoaded &&
      serviceId !== undefined &&
      !services.some((service) => service.serviceId === serviceId)
    ) {
      reportParameter('serviceId');
    }
    dispatch(restoreSlot(start));
  };

/**
 * Updates the confirmation of a booked appointment, which its driver may have moved or canceled since. Without a
 * response, it stays as it was.
 */
const refreshConfirmation =
  (receipt: BookedAppointment): AppThunk<Promise<void>> =>
  async (dispatch) => {
    dispatch(statusChanged('booked'));
    const { appointmentId, manageUrl } = receipt;
    const key = parseUrl(manageUrl, document.baseURI)?.searchParams.get(MANAGE_PARAMETERS.key);
    const result = await getAppointment({ appointmentId, key: key ?? undefined });
    if (!result.ok) return;
    const { state, start, end } = result.data;
    dispatch(statusChanged(state));
    dispatch(bookingChanged({ confirmation: { ...receipt, start, end } }));
  };

/**
 * Starts a booking, or continues the one in this tab: a request without a response is shown as such,
 * and a confirmation is shown again after a reload.
 */
export const openBooking =
  (setup: BookingSetup, vehicle: Vehicle | undefined): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (selectBooking(getState()).view !== 'loading') return;
    saveRwgToken();
    const query = parseBookingQuery(readQuery(), reportParameter);
    const sent = readSentRequest();
    const confirmed = readQuery().get('step') === 'confirmation' ? readConfirmation() : undefined;
    const start = findStart(query, setup);
    const tires = parseTires(readQuery(), reportParameter) ?? start.tires;
    const storeNumber = confirmed?.storeNumber ?? sent?.request.storeNumber ?? start.storeNumber;
    const serviceIds = confirmed?.serviceIds ?? sent?.request.serviceIds ?? start.serviceIds;
    dispatch(
      bookingChanged({
        query,
        tires,
        contactDraft: readContactDraft() ?? null,
        vehicleSelected:
          confirmed?.vehicle ??
          sent?.request.vehicle ??
          start.vehicle ??
          (vehicle ? (toBookedVehicle(vehicle) ?? null) : null),
        datetimeSelected: { selectedTab: null, start: start.start },
        ...(sent && {
          sent,
          status: 'uncertain' as const,
          contactInfo: {
            ...sent.request.contact,
            dropWaitOption: sent.request.dropWaitOption,
            pickupPreference: sent.request.pickupPreference,
            comments: removeDetails(sent.request.comments ?? '', { offer: query.offer, tires }),
          },
        }),
        ...(confirmed && { confirmation: confirmed.receipt, contactInfo: confirmed.contact }),
      }),
    );
    // Before the store and its services, so that the names are usually known when the first question shows.
    void dispatch(loadTireNames());
    const isNew = !sent && !confirmed;
    await dispatch(
      selectStart(
        isNew ? query : {},
        setup,
        isNew ? start : { ...start, storeNumber, serviceIds, slot: null },
      ),
    );
    if (confirmed) void dispatch(refreshConfirmation(confirmed.receipt));
    dispatch(showViewFromUrl());
  };
