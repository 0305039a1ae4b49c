import { findSources } from './sources';

test("only the listed modules use the browser's formatters, because creating the first takes a phone 70 ms", () => {
  expect(findSources(/\bIntl\.|\.toLocale\w*String\(|\.localeCompare\(/, /\.tsx?$/)).toEqual([
    // Reviews have their own locale.
    'chunks/reviews/ReviewItem.tsx',
    'chunks/reviews/format.ts',
    // The name of another time zone, in the steps of a booking.
    'domain/booking/zone-name.ts',
    // Clocks of time zones, in browsers without Temporal.
    'domain/time/scheduled-day.ts',
    // The page's language, if it isn't English.
    'language/dates.ts',
    'language/language.ts',
    'language/numbers.ts',
    // Lists of names in messages after a change of the cart.
    'ui/cart/cart-messages.ts',
  ]);
});
