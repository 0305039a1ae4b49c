import type { Store } from '../../services/store-schema';

/** Checks whether a store takes appointments online. */
export const isBookable = ({
  onlineAppointmentActiveFlag,
  temporarilyClosed,
}: Pick<Store, 'onlineAppointmentActiveFlag' | 'temporarilyClosed'>): boolean =>
  onlineAppointmentActiveFlag === 'Y' && temporarilyClosed !== 'Y';
