import { removeOffer } from '../../domain/booking/offer-comment';
import {
  parseBookingQuery,
  parseQueryVehicle,
  parseTires,
} from '../../domain/booking/booking-query';
import type { BookingQuery } from '../../domain/booking/booking-query';
import { ConfigurationError } from '../../browser/author-errors';
import { parseUrl } from '../../browser/parse-url';
import { report } from '../../browser/report';
import { readQuery } from '../../browser/url-state';
import { getAppointment } from '../../services/appointments';
import type { BookedAppointment } from '../../services/appointments';
import { getTireDetails } from '../../services/tire-details';
import { MANAGE_PARAMETERS } from '../../site/appointment-url';
import { isPage, PAGES } from '../../site/pages';
import type { TireQuantity } from '../../site/installation-url';
import { toBookedVehicle } from '../../domain/vehicles/vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import type { AppThunk } from '..';
import { finishStep, showViewFromUrl } from './booking-navigation';
import { findStart } from './booking-start';
import type { BookingSetup, BookingStart } from './booking-start';
import { holdSelectedSlot } from './book-thunks';
import {
  bookingChanged,
  selectBooking,
  selectServiceIds,
  slotSelected,
  statusChanged,
} from './expedited-booking-slice';
import {
  savedConfirmation,
  savedSentRequest,
  savedContactDraft,
  saveRwgToken,
} from './saved-booking';
import { loadServices, loadStore } from './selection-thunks';

/** Reports an invalid query parameter. A page opens one booking, so each is reported once. */
const reportParameter = (name: string): void => {
  report(new ConfigurationError(`the query's ${name} is wrong and was ignored`), {
    source: 'booking',
    during: 'query',
  });
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

/**
 * Loads the services of the selected store and selects those of the start. Selects and holds its time, too, if
 * the store and the services are those of the start.
 * @returns whether the services are known
 */
const restoreServices =
  (setup: BookingSetup, start: BookingStart): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const isLoaded = await dispatch(loadServices(setup.serviceIds, start.serviceIds));
    const { slot, storeNumber, serviceIds } = start;
    if (
      slot &&
      selectBooking(getState()).store?.storeNumber === storeNumber &&
      selectServiceIds(getState()).join() === serviceIds.join()
    ) {
      dispatch(slotSelected(slot));
      void dispatch(holdSelectedSlot());
    }
    return isLoaded;
  };

/**
 * Loads the services of the store that the visitor has selected, or loads them again after a failure. Keeps the
 * selected services; without any, the visitor still wants those of the link or of an earlier booking.
 */
export const loadStoreServices =
  (setup: BookingSetup): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const selected = selectServiceIds(getState());
    await dispatch(
      selected.length > 0
        ? loadServices(setup.serviceIds, selected)
        : restoreServices(setup, findStart(selectBooking(getState()).query, setup)),
    );
  };

/**
 * Selects the store of a booking with its services and, if they are unchanged, its time. An unknown
 * store or service in the query is reported and ignored.
 */
const restoreSelection =
  (query: BookingQuery, setup: BookingSetup, start: BookingStart): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (start.storeNumber === undefined) return;
    const outcome = await dispatch(loadStore(start.storeNumber));
    dispatch(bookingChanged({ hasStoreFailed: outcome === 'failed' }));
    if (outcome === 'unknown' && query.storeNumber !== undefined) {
      reportParameter('storeNumber');
      const { storeNumber: _, ...rest } = query;
      await dispatch(restoreSelection(rest, setup, findStart(rest, setup)));
      return;
    }
    if (outcome !== 'selected') return;
    const isLoaded = await dispatch(restoreServices(setup, start));
    const { serviceId } = query;
    const services = selectBooking(getState()).services ?? [];
    if (
      isLoaded &&
      serviceId !== undefined &&
      !services.some((service) => service.serviceId === serviceId)
    ) {
      reportParameter('serviceId');
    }
  };

/** Loads the store that hasn't loaded, with what was known of the booking, and continues. */
export const retryStore =
  (setup: BookingSetup): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { query } = selectBooking(getState());
    await dispatch(restoreSelection(query, setup, findStart(query, setup)));
    if (selectBooking(getState()).store) dispatch(finishStep());
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
    const query = {
      ...parseBookingQuery(readQuery(), reportParameter),
      // On another page, such as that of a vehicle's tires, the query's vehicle isn't for the booking.
      ...(isPage(location.pathname, PAGES.scheduleAppointment) &&
        parseQueryVehicle(readQuery(), reportParameter)),
    };
    const sent = savedSentRequest.read();
    const confirmed =
      readQuery().get('step') === 'confirmation' ? savedConfirmation.read() : undefined;
    const start = findStart(query, setup);
    const tires =
      confirmed?.tires ??
      sent?.request.products ??
      parseTires(readQuery(), reportParameter) ??
      start.tires;
    const storeNumber = confirmed?.storeNumber ?? sent?.request.storeNumber ?? start.storeNumber;
    const serviceIds = confirmed?.serviceIds ?? sent?.request.serviceIds ?? start.serviceIds;
    dispatch(
      bookingChanged({
        query,
        tires,
        contactDraft: savedContactDraft.read() ?? null,
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
            comments: removeOffer(sent.request.comments ?? '', query.offer),
          },
        }),
        ...(confirmed && { confirmation: confirmed.receipt, contactInfo: confirmed.contact }),
      }),
    );
    // Before the store and its services, so that the names are usually known when the first question shows.
    void dispatch(loadTireNames());
    const isNew = !sent && !confirmed;
    await dispatch(
      restoreSelection(
        isNew ? query : {},
        setup,
        isNew ? start : { ...start, storeNumber, serviceIds, slot: null },
      ),
    );
    if (confirmed) void dispatch(refreshConfirmation(confirmed.receipt));
    dispatch(showViewFromUrl());
  };
