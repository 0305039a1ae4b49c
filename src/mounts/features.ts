import { cityStores } from './placeholders/city-stores';
import { expeditedBooking } from './placeholders/expedited-booking';
import { findStore } from './placeholders/find-store';
import { footerAccordion } from './placeholders/footer-accordion';
import { interruptSlot } from './placeholders/interrupt-slot';
import { jumpLinks } from './placeholders/jump-links';
import { offerCard } from './placeholders/offer-card';
import { productPrice } from './placeholders/product-price';
import { reviews } from './placeholders/reviews';
import { storeCarousel } from './placeholders/store-carousel';
import { myStoreButton } from './placeholders/my-store-button';
import { storeFinder } from './placeholders/store-finder';
import { storeFragment } from './placeholders/store-fragment';
import { storeHours } from './placeholders/store-hours';
import { storeResults } from './placeholders/store-results';
import { tireComparison } from './placeholders/tire-comparison';
import { tireSearchForm } from './placeholders/tire-search-form';
import { tireSearch } from './placeholders/tire-search';
import { tireDetail } from './placeholders/tire-detail';
import { vehicleSelector } from './placeholders/vehicle-selector';
import { viewedTire } from './placeholders/viewed-tire';
import { zipForm } from './placeholders/zip-form';
import { allowCopies } from './runtime/originals';
import type { AnyPlaceholder } from './schema/placeholder';

/**
 * The declarations of the content's placeholders, in page order. They are a separate chunk, so that
 * a page with only a header does not load them. Placeholders with a page of their own are in page-features.ts.
 */
export const features: readonly AnyPlaceholder[] = [
  interruptSlot,
  expeditedBooking,
  storeHours,
  myStoreButton,
  jumpLinks,
  reviews,
  storeCarousel,
  productPrice,
  tireDetail,
  offerCard,
  storeFinder,
  storeResults,
  tireSearch,
  findStore,
  viewedTire,
  tireComparison,
  tireSearchForm,
  vehicleSelector,
  cityStores,
  footerAccordion,
  zipForm,
  storeFragment,
];

/** Lists the same placeholders; on a page with jQuery, whose plugins copy elements, copies mount too. */
export const listFeatures = (): readonly AnyPlaceholder[] =>
  'jQuery' in window ? features.map(allowCopies) : features;
