import { accountAction } from './placeholders/account-action';
import { accountOverview } from './placeholders/account-overview';
import { accountPreferences } from './placeholders/account-preferences';
import { appointment } from './placeholders/appointment';
import { cartApp } from './placeholders/cart-app';
import { checkoutApp } from './placeholders/checkout-app';
import { order } from './placeholders/order';
import { offerDetails } from './placeholders/offer-details';
import { offersRefresh } from './placeholders/offers-refresh';
import { offersSignup } from './placeholders/offers-signup';
import { promotionDetail } from './placeholders/promotion-detail';
import { scheduleAppointment } from './placeholders/schedule-appointment';
import { serviceHistory } from './placeholders/service-history';
import { tireDecisionGuide } from './placeholders/tire-decision-guide';
import type { AnyPlaceholder } from './schema/placeholder';

/**
 * The declarations of placeholders that few pages have, in page order: those with a page of their
 * own, such as the account overview, and new ones. They are a separate chunk, so that no
 * other page loads them (docs/decisions/008-mount-triggers.md).
 */
export const pageFeatures: readonly AnyPlaceholder[] = [
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
