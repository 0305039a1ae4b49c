import { defineTexts } from '../../language/define-texts';

/** Texts of prices of tires. `{price}` and `{amount}` are in dollars. */
export const PRODUCT_TEXTS = defineTexts('product', {
  each: '{price} ea.',
  sale: 'Sale price {price} ea.',
  average: 'Average {price} ea.',
  averageSale: 'Average sale price {price} ea.',
  asLowAs: 'As low as {price} ea.',
  regular: 'Regular price {price} ea.',
  averageRegular: 'Average regular price {price} ea.',
  set: 'Set of 4 {price}',
  outTheDoor: '{total} for {count, number}, installed',
  /** Shown to drivers who get a lower price than visitors. */
  outTheDoorOfVisitor: '{total} for {count, number}, installed, before member savings',
  store: 'at {store}',
  askStore: 'Call your store for pricing.',
  signInSavings: 'Sign In Only Savings',
  instantSavings: 'Instant Savings',
  rebate: 'Mail In Rebate',
  setSavings: '{amount} off a set of four',
  setRebate: '{amount} back on a set of four',
  compare: 'Compare {tire}',
});
