import { isBookableService } from '../../domain/booking/bookable-service';
import { getServiceName } from '../../domain/booking/service-names';
import { toBookedVehicle } from '../../domain/vehicles/vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { getAppointmentServices } from '../../services/appointments';
import { getStoreDetails } from '../../services/stores';
import type { AppThunk } from '..';
import { startedBooking } from './started-booking';
import {
  bookingChanged,
  selectBooking,
  selectChosenServices,
  selectServiceIds,
  servicesSelected,
  storeSelected,
} from './expedited-booking-slice';

export const loadStore =
  (storeNumber: string): AppThunk<Promise<'selected' | 'unknown' | 'failed'>> =>
  async (dispatch) => {
    const result = await getStoreDetails(storeNumber);
    if (!result.ok) return result.error.serviceStatus === '404' ? 'unknown' : 'failed';
    dispatch(storeSelected(result.data));
    return 'selected';
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
    // Selecting the same store and services again keeps the time.
    if (
      selectBooking(getState()).storeService?.locationId !== store.storeNumber ||
      selectServiceIds(getState()).join() !== selected.join()
    )
      dispatch(servicesSelected(selected));
    return true;
  };

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

/** Saves the selection, so that a reload or a reminder can continue the booking. */
export const saveStartedBooking = (): AppThunk => (_, getState) => {
  const booking = selectBooking(getState());
  const services = selectChosenServices(getState());
  if (!booking.store || services.length === 0 || booking.confirmation) return;
  startedBooking.save({
    storeNumber: booking.store.storeNumber,
    storeName: booking.store.storeName,
    serviceIds: services.map(({ serviceId }) => serviceId),
    serviceNames: services.map(({ serviceId, name }) => getServiceName(serviceId, name)),
    start: booking.datetimeSelected.start,
    slot: booking.slot,
    tires: booking.tires.map(({ code, qty }) => ({ code, qty })),
    vehicle: booking.vehicleSelected,
    linkVehicle: booking.query.vehicle,
  });
};
