import { redirectTo } from '../../../browser/navigation';
import { readQuery, replaceUrl } from '../../../browser/url-state';
import { getTireDetailAddress } from '../../../site/tire-addresses';
import type { EcommState } from '../../../store/shop/ecomm-slice';
import { findQuoteId } from '../quote-query';

/** Formats a query with a quote's ID instead of the former one. Other parameters stay. */
export const formatQuoteQuery = (query: URLSearchParams, quoteId: string): string => {
  const others = new URLSearchParams(query);
  const former = findQuoteId(others);
  if (former) others.delete(former);
  return [`?${quoteId}`, `${others}`].filter(Boolean).join('&');
};

/**
 * Puts a quote into the address (TDP-1). A quote of another tire opens that tire's page.
 * @param article of the page
 */
export const showQuote = ({ tireQuoteId, tire }: EcommState['quote'], article: string): void => {
  if (!tireQuoteId || !tire) return;
  if (tire.article === article) {
    replaceUrl({ search: formatQuoteQuery(readQuery(), tireQuoteId) });
  } else {
    redirectTo(`${getTireDetailAddress(tire.brand, tire.name, tire.article)}?${tireQuoteId}`);
  }
};
