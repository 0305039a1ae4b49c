/** Types of interrupts that can show (INTR-1). An interrupt of the type `none` is never shown. */
export const INTERRUPT_TYPES: readonly string[] = ['interrupt-modal', 'interrupt-anchored-strip'];

/** Which of its page rules an interrupt follows (INTR-1); without one, it shows on every page. */
export const INCLUSION_RULES: readonly string[] = ['include', 'exclude'];

/**
 * What an interrupt can be about, with the elements of a page that show it: the interrupt doesn't show on such a page,
 * because it would cover them.
 */
export const INTERRUPT_SUBJECTS: ReadonlyMap<string, string> = new Map([
  ['email-signup', '.bsro-offers-signup'],
  ['offers', '.bsro-offer-card,.bsro-offer-details'],
  ['tires', '.bsro-tire-search-form,.bsro-tire-search,.bsro-tire-detail'],
]);

/** Modules that an author can add to an interrupt (INTR-4, INTR-5). */
export const CUSTOM_MODULES = ['email-signup-coupons', 'recently-viewed-tires'] as const;
