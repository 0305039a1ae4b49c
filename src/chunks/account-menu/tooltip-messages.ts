/** The texts of the tooltip (TIP-1). */
export const TOOLTIP_TEXTS = {
  title: 'Sign In for a Better Experience',
  text: 'Save vehicles to your garage, get current offers, and more!',
  close: 'Close',
} as const;
