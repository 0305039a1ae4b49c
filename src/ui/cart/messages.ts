import { defineTexts } from '../../language/define-texts';

/** What to do if the store doesn't have all of the tires. */
export const STOCK_TEXTS = defineTexts('stock', {
  orderIn: "To order tires that aren't in stock, schedule the installation or call the store.",
});

/** Texts of prices. */
export const PRICE_LABELS = defineTexts('price', {
  tax: 'Sales tax',
  total: 'Out-the-door total',
  afterRebate: 'After rebate',
  byMail: 'back by mail',
});
