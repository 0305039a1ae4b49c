/** A booking in progress (XB-1, STATE-1). */
export interface ExpeditedBookingState {
  view: string;
  zipCode: string | null;
  store: string | null;
  storeService: {
    locationId: string;
    serviceId: string;
    statusId: string;
    statusDescription: string;
    employeeId: string;
    additionalServices: string[];
  } | null;
  vehicleSelected: { year: string; make: string; model: string; trim: string } | null;
  contactInfo: { firstName: string; lastName: string; email: string; phone: string } | null;
  datetimeSelected: { selectedTab: string | null };
  timeSlotId: string | null;
  isEditing: boolean;
}
