import { PAGES } from '../../site/addresses';
import type { Interrupt } from './interrupt';
import { matchesPath } from './path-pattern';

/** What decides which interrupt a page shows (INTR-2). */
export interface Visit {
  /** The address's path. */
  path: string;
  isPhone: boolean;
  bodyClasses: { contains(name: string): boolean };
  /** Whether the visitor has closed it, and it has not expired since. */
  isClosed: (id: string) => boolean;
  /** Whether what it brings of its own has anything to show. */
  hasContent: (entry: Interrupt) => boolean;
}

const SHOWN_TYPES: readonly string[] = ['interrupt-modal', 'interrupt-anchored-strip'];

/** The interrupt that the page of appointments is for (INTR-2, INTR-6). */
export const APPOINTMENT = 'interrupt-appointment';

const isAppointmentLanding = (path: string): boolean =>
  path
    .replace(/^\/content\/bsro\/[^/]+\/en/, '')
    .startsWith(PAGES.scheduleAppointment.slice(0, -1));

const isAllowedOn = (isPhone: boolean, { restrictions }: Interrupt): boolean => {
  const forPhones = restrictions.includes('mobile');
  const forOthers = restrictions.includes('desktop');
  return forPhones === forOthers || (isPhone ? forPhones : forOthers);
};

/** Whether the page rules let an interrupt show. */
const isAllowedAt = (path: string, { id, ...rules }: Interrupt): boolean => {
  if (rules.inclusionRules === 'include')
    return matchesPath(rules.includePages, path, id) === 'yes';
  return rules.inclusionRules !== 'exclude' || matchesPath(rules.excludePages, path, id) === 'no';
};

/** Whether the page rules are too many, or one dangerous or invalid; then nothing shows it. */
const isRefused = ({ id, includePages, excludePages }: Interrupt): boolean =>
  matchesPath([...includePages, ...excludePages], '', id) === 'refused';

/** Whether an interrupt may show at all: it has a shape, is not hidden and was not closed. */
export const isShowable = (
  entry: Interrupt,
  { isClosed, hasContent }: Pick<Visit, 'isClosed' | 'hasContent'>,
): boolean => {
  const { id, type, restrictions } = entry;
  return (
    SHOWN_TYPES.includes(type) &&
    !restrictions.includes('hide') &&
    !isClosed(id) &&
    !isRefused(entry) &&
    hasContent(entry)
  );
};

/**
 * The one interrupt of a page: one that a body class names, else the appointment landing's own,
 * else the highest priority among those that page and device allow (INTR-2; browser: Interrupts).
 */
export const chooseInterrupt = (
  list: readonly Interrupt[],
  visit: Visit,
): Interrupt | undefined => {
  const showable = list.filter((entry) => isShowable(entry, visit));
  const named = showable.find(({ id }) => visit.bodyClasses.contains(id));
  if (named) return named;
  if (isAppointmentLanding(visit.path)) {
    const landing = showable.find(({ id }) => id === APPOINTMENT);
    if (landing) return landing;
  }
  return showable
    .sort((one, other) => one.priority - other.priority)
    .find((entry) => isAllowedOn(visit.isPhone, entry) && isAllowedAt(visit.path, entry));
};
