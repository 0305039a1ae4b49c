import type { AppointmentService } from '../../services/appointments';
import type { Store } from '../../services/store-schema';

/** The service type that a booking doesn't offer (XB-2). */
const EXCLUDED_TYPE = 'state-inspection';

export const isBookableService = ({ serviceType }: Pick<AppointmentService, 'serviceType'>) =>
  serviceType !== EXCLUDED_TYPE;

/** The services that most drivers book, which come first in the booking. Each has a picture. */
export const POPULAR_SERVICE_IDS: readonly string[] = [
  'oil-change',
  'rotation',
  'alignment',
  'brakes',
  'batteries',
  'engine',
];

/** How many services may follow the popular ones without a button that shows them. */
const MAX_OTHERS = 3;

/**
 * Returns the popular ones of a store's services, most popular first, and the others in their order. All are others if
 * the list is short, or if few of them are popular.
 */
export const splitByPopularity = <Service extends { readonly serviceId: string }>(
  services: readonly Service[],
): { readonly popular: readonly Service[]; readonly others: readonly Service[] } => {
  const popular = POPULAR_SERVICE_IDS.flatMap(
    (id) => services.find(({ serviceId }) => serviceId === id) ?? [],
  );
  const others = services.filter((service) => !popular.includes(service));
  return popular.length > 1 && others.length > MAX_OTHERS
    ? { popular, others }
    : { popular: [], others: services };
};

type NamedService = Pick<AppointmentService, 'serviceId' | 'name' | 'serviceType'>;

/**
 * Finds a service by the name that another system gives it, such as the maintenance task `Brake fluid`:
 * the service with this name (ignoring case), or else the only one whose name begins with these words.
 */
export const findNamedService = <Service extends NamedService>(
  text: string,
  services: readonly Service[],
): Service | undefined => {
  const words = text.trim().toLowerCase();
  if (words === '') return undefined;
  const bookable = services.filter(isBookableService);
  const exactMatch = bookable.find(({ name }) => name.toLowerCase() === words);
  if (exactMatch) return exactMatch;
  const [only, ...others] = bookable.filter(({ name }) =>
    name.toLowerCase().startsWith(`${words} `),
  );
  return others.length === 0 ? only : undefined;
};

/** Checks whether a store takes appointments online. */
export const isBookable = ({
  onlineAppointmentActiveFlag,
  temporarilyClosed,
}: Pick<Store, 'onlineAppointmentActiveFlag' | 'temporarilyClosed'>): boolean =>
  onlineAppointmentActiveFlag === 'Y' && temporarilyClosed !== 'Y';
