import type { Ref } from 'react';
import { getAppointmentAddress, TIRE_INSTALLATION } from '../../../site/appointment-address';
import { formatDay } from '../../../site/format-day';
import type { EcommState } from '../../../store/shop/ecomm-slice';
import { QUOTE_LABELS, formatGoodThrough } from './messages';

export { loadQuote, renewQuote, requestQuote } from '../../../store/shop/quote-thunks';
export { showQuote } from './show-quote';

interface QuotePanelProps {
  quote: EcommState['quote'];
  storeNumber: string;
  headingRef: Ref<HTMLHeadingElement>;
}

/** The visitor's quote, how long it is good, and the way to the installation (QUOT-1). */
export function QuotePanel({ quote, storeNumber, headingRef }: QuotePanelProps) {
  return (
    <section className="bsro-tire-quote" aria-labelledby="bsro-tire-quote">
      <h3 className="bsro-tire-quote__heading" id="bsro-tire-quote" ref={headingRef} tabIndex={-1}>
        {QUOTE_LABELS.heading}
      </h3>
      {quote.expires && <p>{formatGoodThrough(formatDay(quote.expires))}</p>}
      <p className="bsro-tire-quote__id">
        {QUOTE_LABELS.number} <span>{quote.tireQuoteId}</span>
      </p>
      <p>{QUOTE_LABELS.noCart}</p>
      <a
        className="bsro-button bsro-button--primary"
        href={getAppointmentAddress({
          sa_source: 'tire-detail',
          storeNumber,
          serviceId: TIRE_INSTALLATION,
        })}
      >
        {QUOTE_LABELS.schedule}
      </a>
    </section>
  );
}
