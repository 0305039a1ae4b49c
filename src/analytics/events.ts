/** An action on an offer, such as sharing it. */
interface OfferEvent {
  event:
    | 'offer.share_by_text'
    | 'offer.share_by_email'
    | 'offer.modal_open'
    | 'offer.modal_click'
    | 'offer.print';
  friendlyId: string;
}

/** A click on a link or button that opens another page. */
interface CtaClick {
  event: 'cta_click';
  /** The visible text. */
  label: string;
  /** The part of the page, such as `interrupt` or `account menu`. */
  area: string;
  /** The URL of the other page, without query and hash. */
  destination?: string;
}

/** An interaction on the page, such as with a dialog, a tab, or a sort order. */
interface UiInteraction {
  event: 'ui_interaction';
  component: string;
  action: string;
  /** The affected item, such as an article code or an interrupt's ID. */
  subject?: string;
}

interface SessionSuccess {
  event: 'login success' | 'registration success';
}

/** A failed call: its documented name, and the status in the response. */
interface FailedCallEvent {
  event: 'error';
  name: 'login' | 'create account';
  status: string;
}

/** A tire, or a pair of tires, in GA4's ecommerce events. */
interface EcommerceItem {
  /** The article's code, or both codes of a pair joined by an underscore. */
  item_id: string;
  /** US dollars; undefined without a price. */
  price: number | undefined;
}

/** A tire, or a pair of tires, in a list. */
interface ListedItem extends EcommerceItem {
  /** Position in the list, from 0. */
  index: number;
}

/** A view or selection of tires in a list, with its name in GA4. */
interface ListEvent {
  event: 'view_item_list' | 'select_item';
  ecommerce: {
    currency: 'USD';
    item_list_id: string;
    items: readonly ListedItem[];
  };
}

/** A view of a tire's page, with its name in GA4. */
interface ViewItem {
  event: 'view_item';
  ecommerce: {
    currency: 'USD';
    /** The price of the item. GA4 requires it. */
    value: number;
    items: readonly [EcommerceItem];
  };
}

/** A view, change, or purchase of the cart, with its name in GA4. */
export interface CartEvent {
  event: 'view_cart' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout' | 'purchase';
  ecommerce: {
    currency: 'USD';
    /** The order number; only for a purchase. */
    transaction_id?: string;
    /** The price of all items, without fees and tax. */
    value: number;
    items: readonly (EcommerceItem & {
      /** Number of tires. */
      quantity: number;
    })[];
  };
}

/** The events of the data layer. No event has a field for personal data (ANLT-1). */
export type AnalyticsEvent =
  | OfferEvent
  | CtaClick
  | UiInteraction
  | SessionSuccess
  | FailedCallEvent
  | ListEvent
  | ViewItem
  | CartEvent;
