/** Texts of prices. */
export const PRICE_LABELS = {
  tax: 'Sales tax',
  total: 'Out-the-door total',
  afterRebate: 'After rebate',
  byMail: 'back by mail',
} as const;
