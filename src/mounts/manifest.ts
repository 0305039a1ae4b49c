import { accountMenu } from './placeholders/account-menu';
import { cartIcon } from './placeholders/cart-icon';
import { cityStores } from './placeholders/city-stores';
import { findStore } from './placeholders/find-store';
import { footerAccordion } from './placeholders/footer-accordion';
import { interruptSlot } from './placeholders/interrupt-slot';
import { jumpLinks } from './placeholders/jump-links';
import { myStore } from './placeholders/my-store';
import { offerCard } from './placeholders/offer-card';
import { offerDetails } from './placeholders/offer-details';
import { offersRefresh } from './placeholders/offers-refresh';
import { offersSignup } from './placeholders/offers-signup';
import { productPrice } from './placeholders/product-price';
import { promotionDetail } from './placeholders/promotion-detail';
import { reviews } from './placeholders/reviews';
import { storeCarousel } from './placeholders/store-carousel';
import { storeFinder } from './placeholders/store-finder';
import { storeFragment } from './placeholders/store-fragment';
import { storeHours } from './placeholders/store-hours';
import { storeResults } from './placeholders/store-results';
import { vehicleSelector } from './placeholders/vehicle-selector';
import { zipForm } from './placeholders/zip-form';
import type { AnyPlaceholder } from './schema/placeholder';

/** Every placeholder of the bundle, in the order of a page (MOUNT-1, MOUNT-2). */
export const manifest: readonly AnyPlaceholder[] = [
  accountMenu,
  cartIcon,
  myStore,
  interruptSlot,
  storeHours,
  jumpLinks,
  reviews,
  storeCarousel,
  productPrice,
  offerCard,
  offerDetails,
  promotionDetail,
  offersRefresh,
  offersSignup,
  storeFinder,
  storeResults,
  findStore,
  vehicleSelector,
  cityStores,
  footerAccordion,
  zipForm,
  storeFragment,
];
