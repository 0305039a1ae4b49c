/** Where an offer was shared to, or what was done with it. */
interface OfferEvent {
  event:
    | 'offer.share_by_text'
    | 'offer.share_by_email'
    | 'offer.modal_open'
    | 'offer.modal_click'
    | 'offer.print';
  friendlyId: string;
}

/** A link or button that leads on. */
interface CtaClick {
  event: 'cta_click';
  /** The visible words. */
  label: string;
  /** Where it stands, such as `interrupt` or `account menu`. */
  area: string;
  /** Its address; query and hash are left out. */
  destination?: string;
}

/** Something used in place, such as a dialog, a tab or a sort order. */
interface UiInteraction {
  event: 'ui_interaction';
  component: string;
  action: string;
  /** An article code, an interrupt's id and the like. */
  subject?: string;
}

interface SessionSuccess {
  event: 'login success' | 'registration success';
}

/** A refused or failed call, by its documented name; `status` is the answer's. */
interface ErrorTracking {
  event: 'error';
  name: 'login' | 'create account';
  status: string;
}

/** Every event of the data layer; none has a field for personal data (ANLT-1). */
export type AnalyticsEvent = OfferEvent | CtaClick | UiInteraction | SessionSuccess | ErrorTracking;
