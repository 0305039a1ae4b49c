import { defineNames, defineTexts } from '../../language/define-texts';

export const PRICE_LABELS = defineTexts('price', {
  regular: 'Regular price {price} ea.',
  tax: 'Sales tax',
  total: 'Out-the-door total',
  afterRebate: 'After rebate: {offer}',
  afterRebateByMail: 'After rebate: {amount} back by mail, {offer}',
});

export const getFeeName = defineNames('price.fees', {
  7100001: 'Installation',
  7100002: 'Valve stem',
  7100003: 'State tire fee',
  7100004: 'Tire disposal',
});

export const getAddOnName = defineNames('price.addOns', {
  7009500: 'Wheel Alignment',
  7009527: 'Wheel Alignment',
  7028789: 'Complete Vehicle Inspection',
});
