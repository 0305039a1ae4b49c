import { defineTexts } from '../../language/define-texts';

export const TEXTS = defineTexts('cityStores', {
  seeMore: 'See more stores',
  shown: 'Showing {shown, number} of {count, number} stores',
  allShown: 'Showing all {count, number} stores',
});
