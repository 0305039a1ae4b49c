import { findSources } from './sources';

test("only the listed modules use the browser's formatters, because creating the first takes a phone 70 ms", () => {
  expect(findSources(/\bIntl\.|\.toLocale\w*String\(|\.localeCompare\(/, /\.tsx?$/)).toEqual([
    // The name of another time zone, in the steps of a booking.
    'booking/zone-name.ts',
    // Reviews have their own locale.
    'chunks/reviews/format-date.ts',
    'chunks/reviews/format.ts',
    // Lists of names in messages after a change of the cart.
    'ordering/cart-messages.ts',
    // Clocks of time zones, in browsers without Temporal.
    'site/scheduled-day.ts',
    // The locale of reviews.
    'ui/format/locale.ts',
  ]);
});
