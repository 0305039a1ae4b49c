import { findQuoteId, formatQuoteQuery } from './quote-url';

const ID = '0b9f6c1e-3f5d-4a7b-8c2d-1e0f9a8b7c6d';
const OTHER = '11111111-2222-4333-8444-555555555555';

test.each([
  [`?${ID}`, ID],
  [`?bsro-ui-tdp=v1&${ID}`, ID],
  ['?bsro-ui-chatbot', undefined],
  [`?quote=${ID}`, undefined],
  ['', undefined],
])('finds the ID of the quote in the query %j, if it has one: %s [TDP-1/address]', (query, id) => {
  expect(findQuoteId(new URLSearchParams(query))).toBe(id);
});

test('formats a quote as a bare key, which replaces the previous quote, and keeps other parameters [TDP-1/address]', () => {
  expect(formatQuoteQuery(new URLSearchParams(''), ID)).toBe(`?${ID}`);
  expect(formatQuoteQuery(new URLSearchParams(`${OTHER}&bsro-ui-tdp=v1`), ID)).toBe(
    `?${ID}&bsro-ui-tdp=v1`,
  );
});
