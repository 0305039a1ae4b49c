interface Range {
  readonly min?: number;
  readonly max?: number;
  readonly maxHeight?: number;
}

/** Inclusive widths, and one height, in CSS pixels (SITE-7). */
export const BREAKPOINTS = {
  phone: { max: 767 },
  tablet: { min: 768, max: 1024 },
  tabletUp: { min: 768 },
  belowDesktop: { max: 1024 },
  desktop: { min: 1025 },
  touchNavigation: { min: 768, max: 1366 },
  mobileNavigation: { min: 680, max: 767 },
  accountMenuMobile: { max: 679 },
  accountMenuDesktop: { min: 680 },
  cartMobile: { max: 767 },
  carouselTablet: { min: 768 },
  carouselDesktop: { min: 1024 },
  /** Steps within phones, for layouts and dialogs that need more room than the smallest has. */
  narrowPhone: { max: 359 },
  smallPhone: { max: 479 },
  largePhoneUp: { min: 640 },
  /** A window that a bar at its end would cover too much, such as one at 400 percent. */
  lowWindow: { maxHeight: 320 },
} as const satisfies Record<string, Range>;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** Returns the media query of a breakpoint, fractional sizes included. */
export const getMediaQuery = (breakpoint: Breakpoint): string => {
  const range: Range = BREAKPOINTS[breakpoint];
  return [
    range.min === undefined ? '' : `(min-width:${range.min}px)`,
    range.max === undefined ? '' : `(max-width:${range.max}.98px)`,
    range.maxHeight === undefined ? '' : `(max-height:${range.maxHeight}.98px)`,
  ]
    .filter(Boolean)
    .join(' and ');
};
