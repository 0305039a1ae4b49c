import { defineTexts } from '../../language/define-texts';

export const LABELS = defineTexts('storeCarousel', {
  /** Names a carousel whose list has no label and no heading. */
  name: 'Tires near you',
  /** What a carousel and its parts are, for screen readers. */
  carousel: 'carousel',
  slide: 'slide',
  slideName: '{number, number} of {count, number}',
  previous: 'Previous tires',
  next: 'Next tires',
  /** The visible tires. */
  oneTire: 'Tires {number, number} of {count, number}',
  tires: 'Tires {first, number} to {last, number} of {count, number}',
});
