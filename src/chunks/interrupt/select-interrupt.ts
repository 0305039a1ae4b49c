import { PAGES } from '../../site/pages';
import { INTERRUPT_SUBJECTS, INTERRUPT_TYPES } from '../../site/interrupt-values';
import type { Interrupt } from './interrupt';
import { matchPath } from './path-pattern';

/** The conditions that decide which interrupt a page shows (INTR-2). */
export interface PageConditions {
  path: string;
  isPhone: boolean;
  bodyClasses: { contains(name: string): boolean };
  /** Whether the visitor has closed the interrupt and its cookie hasn't expired. */
  isClosed: (id: string) => boolean;
  /** Whether the interrupt's module has anything to show. */
  hasContent: (entry: Interrupt) => boolean;
}

/** ID of the interrupt of the appointment landing page (INTR-2, INTR-6). */
export const APPOINTMENT_INTERRUPT_ID = 'interrupt-appointment';

const isAppointmentLanding = (path: string): boolean =>
  path
    .replace(/^\/content\/bsro\/[^/]+\/\w+/, '')
    .startsWith(PAGES.scheduleAppointment.slice(0, -1));

/** `mobile` or `desktop` alone restricts an interrupt to that device; neither or both allow every device. */
const isAllowedOnDevice = (isPhone: boolean, { restrictions }: Interrupt): boolean => {
  const hasMobile = restrictions.includes('mobile');
  const hasDesktop = restrictions.includes('desktop');
  return hasMobile === hasDesktop || (isPhone ? hasMobile : hasDesktop);
};

const isAllowedOnPath = (path: string, { id, ...rules }: Interrupt): boolean => {
  if (rules.inclusionRules === 'include') return matchPath(rules.includePages, path, id) === 'yes';
  return rules.inclusionRules !== 'exclude' || matchPath(rules.excludePages, path, id) === 'no';
};

const hasInvalidRules = ({ id, includePages, excludePages }: Interrupt): boolean =>
  matchPath([...includePages, ...excludePages], '', id) === 'rejected';

/** Checks whether the page shows what an interrupt is about, which the interrupt would cover. */
const isSubjectOnPage = ({ about }: Interrupt): boolean => {
  const elements = INTERRUPT_SUBJECTS.get(about);
  return elements !== undefined && document.querySelector(elements) !== null;
};

/**
 * Checks whether an interrupt can show at all: it has a known type, content, and no invalid page
 * rules, the page doesn't show what it is about, and it isn't hidden or closed.
 */
export const canShow = (
  entry: Interrupt,
  { isClosed, hasContent }: Pick<PageConditions, 'isClosed' | 'hasContent'>,
): boolean => {
  const { id, type, restrictions } = entry;
  return (
    INTERRUPT_TYPES.includes(type) &&
    !restrictions.includes('hide') &&
    !isClosed(id) &&
    !hasInvalidRules(entry) &&
    !isSubjectOnPage(entry) &&
    hasContent(entry)
  );
};

/**
 * Selects the interrupt of a page: one that a body class names, or else the appointment landing
 * page's, or else the one with the highest priority (the smallest number) for this path and device
 * (INTR-2, docs/feature-rules.md#interrupts).
 */
export const selectInterrupt = (
  list: readonly Interrupt[],
  conditions: PageConditions,
): Interrupt | undefined => {
  const showable = list.filter((entry) => canShow(entry, conditions));
  const named = showable.find(({ id }) => conditions.bodyClasses.contains(id));
  if (named) return named;
  if (isAppointmentLanding(conditions.path)) {
    const landing = showable.find(({ id }) => id === APPOINTMENT_INTERRUPT_ID);
    if (landing) return landing;
  }
  return showable
    .sort((one, other) => one.priority - other.priority)
    .find(
      (entry) =>
        isAllowedOnDevice(conditions.isPhone, entry) && isAllowedOnPath(conditions.path, entry),
    );
};
