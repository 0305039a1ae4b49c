/** A share of an offer, or another action with it. */
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
  /** Its address without query and hash. */
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

/** A failed call by its documented name, with the response's status. */
interface ErrorTracking {
  event: 'error';
  name: 'login' | 'create account';
  status: string;
}

/** The events of the data layer. No event has a field for personal data (ANLT-1). */
export type AnalyticsEvent = OfferEvent | CtaClick | UiInteraction | SessionSuccess | ErrorTracking;
