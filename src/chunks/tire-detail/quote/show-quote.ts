import { redirectTo } from '../../../browser/navigation';
import { readQuery, replaceUrl } from '../../../browser/url-state';
import { getTireDetailUrl } from '../../../site/tire-urls';
import type { EcommState } from '../../../store/shop/ecomm-slice';
import { findQuoteId } from '../quote-query';

/** Formats a query with a quote's ID in place of the previous quote's ID. Other parameters stay. */
export const formatQuoteQuery = (query: URLSearchParams, quoteId: string): string => {
  const others = new URLSearchParams(query);
  const previous = findQuoteId(others);
  if (previous) others.delete(previous);
  return [`?${quoteId}`, `${others}`].filter(Boolean).join('&');
};

/**
 * Puts a quote's ID into the URL (TDP-1). If the quote is for another tire, opens that tire's page.
 * @param article the page's article
 */
export const showQuote = ({ tireQuoteId, tire }: EcommState['quote'], article: string): void => {
  if (!tireQuoteId || !tire) return;
  if (tire.article === article) {
    replaceUrl({ search: formatQuoteQuery(readQuery(), tireQuoteId) });
  } else {
    redirectTo(`${getTireDetailUrl(tire.brand, tire.name, tire.article)}?${tireQuoteId}`);
  }
};
