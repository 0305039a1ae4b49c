import { redirectTo } from '../../browser/navigation';
import { readQuery, replaceUrl } from '../../browser/url-state';
import { getTireDetailUrl } from '../../site/tire-urls';
import type { CurrentQuote } from './quote-slice';

const QUOTE_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Finds the quote ID in a query, where it is a key without a value (TDP-1). */
export const findQuoteId = (query: URLSearchParams): string | undefined =>
  [...query].find(([key, value]) => value === '' && QUOTE_ID.test(key))?.[0];

/** Formats a query with a quote's ID in place of the previous quote's ID. Other parameters stay. */
export const formatQuoteQuery = (query: URLSearchParams, quoteId: string): string => {
  const others = new URLSearchParams(query);
  const previous = findQuoteId(others);
  if (previous) others.delete(previous);
  return [`?${quoteId}`, `${others}`].filter(Boolean).join('&');
};

const getPath = ({ brand, name, article }: NonNullable<CurrentQuote['tire']>): string =>
  getTireDetailUrl(brand, name, article);

/** Checks whether the URL of a quote is the page's own, except for the query and the folder and extension of the CMS. */
export const isOnQuotedPage = ({ tire }: CurrentQuote): boolean =>
  tire !== null &&
  location.pathname
    .replace(/(\.html)?\/?$/, '/')
    .toLowerCase()
    .endsWith(getPath(tire));

/**
 * Opens the URL of a quote (TDP-1, QUOT-2). If only the ID changes, the page stays.
 * @param article the page's article, with which the other parameters of the URL belong
 */
export const showQuote = (quote: CurrentQuote, article: string): void => {
  const { tireQuoteId, tire } = quote;
  if (!tireQuoteId || !tire) return;
  const others = tire.article === article ? readQuery() : new URLSearchParams();
  const search = formatQuoteQuery(others, tireQuoteId);
  if (isOnQuotedPage(quote)) replaceUrl({ search });
  else redirectTo(getPath(tire) + search);
};
