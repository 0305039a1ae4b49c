import { getInstallationUrl } from '../../../site/installation-url';
import { formatDate } from '../../../language/dates';
import type { CurrentQuote } from '../../../store/quote/quote-slice';
import { formatNames, formatRefused } from '../../../ui/cart/cart-messages';
import { formatArticle } from '../../../ui/cart/format-article';
import { countTires, groupItems } from '../../../domain/tires/item-groups';
import { useAppSelector } from '../../../store/hooks';
import { selectCart, selectCartActivity } from '../../../store/cart/cart-slice';
import { QUOTE_LABELS } from '../messages';
import { MailQuote } from './MailQuote';

interface QuotePanelProps {
  quote: CurrentQuote;
  article: string;
  /** My store. */
  storeNumber: string | undefined;
  isInCart: boolean;
}

/**
 * The visitor's quote, its expiry date, and a link that schedules the installation (QUOT-1). A quote for
 * other tires or another store isn't shown, because the page shows the prices of its tires at my store.
 */
export function QuotePanel({ quote, article, storeNumber, isInCart }: QuotePanelProps) {
  const cart = useAppSelector(selectCart);
  const { refused } = useAppSelector(selectCartActivity);
  const { request } = quote;
  if (!request || request.storeNumber !== storeNumber || quote.tire?.article !== article)
    return null;
  return (
    <section className="bsro-tire-quote" aria-labelledby="bsro-tire-quote">
      <h3 className="bsro-tire-quote__heading" id="bsro-tire-quote">
        {QUOTE_LABELS.heading}
      </h3>
      {quote.expires && (
        <p>{QUOTE_LABELS.goodThrough({ day: formatDate(quote.expires, 'withYear') })}</p>
      )}
      {isInCart &&
        cart &&
        refused.map((entry) => <p key={entry.code}>{formatRefused(entry, cart)}</p>)}
      <a
        className="bsro-button"
        href={getInstallationUrl({ sa_source: 'tire-detail', storeNumber }, request.products)}
      >
        {QUOTE_LABELS.schedule}
      </a>{' '}
      {quote.tireQuoteId !== null && (
        <MailQuote key={quote.tireQuoteId} tireQuoteId={quote.tireQuoteId} />
      )}
    </section>
  );
}

/** Says that the tires in a visitor's cart will be replaced. A driver's carts are merged instead. */
export function ReplacedTires({ isSignedIn }: { isSignedIn: boolean }) {
  const cart = useAppSelector(selectCart);
  if (isSignedIn || !cart?.items[0]) return null;
  const tires = groupItems(cart.items).map(
    (group) => `${countTires({ items: group })} × ${formatArticle(group[0])}`,
  );
  return (
    <p className="bsro-buy-box__note bsro-note">
      {QUOTE_LABELS.replaced({ tires: formatNames(tires) })}
    </p>
  );
}
