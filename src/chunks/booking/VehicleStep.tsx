import { bookingChanged, selectBooking } from '../../store/booking/expedited-booking-slice';
import { toBookedVehicle } from '../../domain/vehicles/vehicle';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { VehiclePicker } from '../../ui/form/VehiclePicker';
import { ActionBar } from './ActionBar';
import { BookingQuestion } from './BookingQuestion';
import { VEHICLE_LABELS } from './messages';
import { NextButton } from './NextButton';

export function VehicleStep({ onFinished }: { onFinished: () => void }) {
  const dispatch = useAppDispatch();
  const { vehicleSelected } = useAppSelector(selectBooking);
  return (
    <BookingQuestion step="vehicle">
      <VehiclePicker
        draftName="booking-vehicle"
        vehicle={vehicleSelected}
        headings={VEHICLE_LABELS}
        onSelect={async (vehicle) => {
          const booked = toBookedVehicle(vehicle);
          if (!booked) return undefined;
          dispatch(bookingChanged({ vehicleSelected: booked }));
          onFinished();
          return undefined;
        }}
      >
        {() => (
          <ActionBar>
            <NextButton />
          </ActionBar>
        )}
      </VehiclePicker>
    </BookingQuestion>
  );
}
