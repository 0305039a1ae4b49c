/** @jest-environment jsdom */
import * as messages from './messages';

test('has exactly the specified messages [FIND-4 FIND-6]', () => {
  expect(messages.formatInvalidZip('8012')).toBe('Invalid zip code: 8012');
  expect(messages.formatNoStoresFound('80122')).toBe('No stores found for zip: 80122');
  expect(messages.formatSetStoreError('time-out')).toBe('Error setting store by zip: time-out');
  expect(messages.INVALID_CITY_AND_STATE).toBe('Invalid city and state');
  expect(messages.LOCATION_UNKNOWN).toBe(
    'Location services appear to be disabled or not supported for this browser. Enter a zip code and/or enable location services.',
  );
});
