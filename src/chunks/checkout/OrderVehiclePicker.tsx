import type { ReactNode } from 'react';
import { toBookedVehicle } from '../../domain/vehicles/vehicle';
import { selectCheckout } from '../../store/checkout/checkout-slice';
import { chooseOrderVehicle } from '../../store/checkout/checkout-thunks';
import { useProfileVehicle } from '../../store/garage/useProfileVehicle';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { VehiclePicker } from '../../ui/form/VehiclePicker';

/** Asks for the vehicle of a cart without one; the fields begin with the visitor's current vehicle (CHKO-4). */
export function OrderVehiclePicker({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { vehicle } = useAppSelector(selectCheckout);
  const current = useProfileVehicle();
  return (
    <VehiclePicker
      vehicle={vehicle ?? current ?? null}
      onSelect={async (selected) => {
        const booked = toBookedVehicle(selected);
        if (booked) dispatch(chooseOrderVehicle(booked));
        return undefined;
      }}
    >
      {() => children}
    </VehiclePicker>
  );
}
