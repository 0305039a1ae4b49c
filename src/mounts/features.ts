import { accountAction } from './placeholders/account-action';
import { accountOverview } from './placeholders/account-overview';
import { accountPreferences } from './placeholders/account-preferences';
import { appointment } from './placeholders/appointment';
import { cartApp } from './placeholders/cart-app';
import { checkoutApp } from './placeholders/checkout-app';
import { cityStores } from './placeholders/city-stores';
import { expeditedBooking } from './placeholders/expedited-booking';
import { findStore } from './placeholders/find-store';
import { footerAccordion } from './placeholders/footer-accordion';
import { interruptSlot } from './placeholders/interrupt-slot';
import { jumpLinks } from './placeholders/jump-links';
import { myStoreButton } from './placeholders/my-store-button';
import { offerCard } from './placeholders/offer-card';
import { offerDetails } from './placeholders/offer-details';
import { offersRefresh } from './placeholders/offers-refresh';
import { offersSignup } from './placeholders/offers-signup';
import { order } from './placeholders/order';
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
import { tireDecisionGuide } from './placeholders/tire-decision-guide';
import { tireDetail } from './placeholders/tire-detail';
import { tireSearch } from './placeholders/tire-search';
import { tireSearchForm } from './placeholders/tire-search-form';
import { vehicleSelector } from './placeholders/vehicle-selector';
import { viewedTire } from './placeholders/viewed-tire';
import { zipForm } from './placeholders/zip-form';
import { allowCopies } from './runtime/originals';
import type { AnyPlaceholder } from './schema/placeholder';

/**
 * The declarations of the content's placeholders, in page order, and then new ones. They are a separate chunk, so that
 * a page with only a header does not load them (docs/decisions/008-mount-triggers.md).
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
  scheduleAppointment,
  appointment,
  cartApp,
  checkoutApp,
  order,
  offerDetails,
  promotionDetail,
  offersRefresh,
  offersSignup,
  tireDecisionGuide,
  serviceHistory,
  accountOverview,
  accountPreferences,
  accountAction,
];

/** Lists the same placeholders; on a page with jQuery, whose plugins copy elements, copies mount too. */
export const listFeatures = (): readonly AnyPlaceholder[] =>
  'jQuery' in window ? features.map(allowCopies) : features;
