import { defineTexts } from '../../language/define-texts';

/** Texts of the link to the cart. */
export const LABELS = defineTexts('cartIcon', {
  label: 'My Cart',
  /** Follows the number of items. */
  items: '{count, plural, one {item} other {items}}',
  itemCount: '{count, plural, one {# item} other {# items}}',
});
