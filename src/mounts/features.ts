import { accountAction } from './placeholders/account-action';
import { accountOverview } from './placeholders/account-overview';
import { accountPreferences } from './placeholders/account-preferences';
import { appointment } from './placeholders/appointment';
import { cityStores } from './placeholders/city-stores';
import { expeditedBooking } from './placeholders/expedited-booking';
import { findStore } from './placeholders/find-store';
import { footerAccordion } from './placeholders/footer-accordion';
import { interruptSlot } from './placeholders/interrupt-slot';
import { jumpLinks } from './placeholders/jump-links';
import { offerCard } from './placeholders/offer-card';
import { offerDetails } from './placeholders/offer-details';
import { offersRefresh } from './placeholders/offers-refresh';
import { offersSignup } from './placeholders/offers-signup';
import { productPrice } from './placeholders/product-price';
import { promotionDetail } from './placeholders/promotion-detail';
import { reviews } from './placeholders/reviews';
import { scheduleAppointment } from './placeholders/schedule-appointment';
import { serviceHistory } from './placeholders/service-history';
import { storeCarousel } from './placeholders/store-carousel';
import { storeFinder } from './placeholders/store-finder';
import { storeFragment } from './placeholders/store-fragment';
import { storeHours } from './placeholders/store-hours';
import { storeResults } from './placeholders/store-results';
import { tireComparison } from './placeholders/tire-comparison';
import { tireSearchForm } from './placeholders/tire-search-form';
import { tireSearch } from './placeholders/tire-search';
import { tireDecisionGuide } from './placeholders/tire-decision-guide';
import { tireDetail } from './placeholders/tire-detail';
import { vehicleSelector } from './placeholders/vehicle-selector';
import { viewedTire } from './placeholders/viewed-tire';
import { zipForm } from './placeholders/zip-form';
import type { AnyPlaceholder } from './schema/placeholder';

/**
 * The declarations of the content's placeholders, in page order. They are a separate chunk, so that
 * a page with only a header does not load them. The build adds the hashes of their files
 * (scripts/build/chunk-loader-runtime.ts).
 */
export const features: readonly AnyPlaceholder[] = [
  interruptSlot,
  scheduleAppointment,
  expeditedBooking,
  appointment,
  storeHours,
  jumpLinks,
  reviews,
  storeCarousel,
  productPrice,
  tireDetail,
  offerCard,
  offerDetails,
  promotionDetail,
  offersRefresh,
  offersSignup,
  storeFinder,
  storeResults,
  tireSearch,
  findStore,
  viewedTire,
  tireComparison,
  tireDecisionGuide,
  tireSearchForm,
  vehicleSelector,
  cityStores,
  footerAccordion,
  zipForm,
  storeFragment,
  serviceHistory,
  accountOverview,
  accountPreferences,
  accountAction,
];

/** The chunk's export, with the loader of the hashes of all other files. */
export const content = {
  features,
  laterFiles: () => import(/* webpackChunkName: "later-files" */ './later-files'),
};
