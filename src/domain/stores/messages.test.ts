import { STORE_MESSAGES } from './messages';

test('has exactly the specified messages [FIND-4 FIND-6]', () => {
  expect(STORE_MESSAGES.invalidZip({ value: '8012' })).toBe('Invalid zip code: 8012');
  expect(STORE_MESSAGES.notFoundForZip({ zip: '80122' })).toBe('No stores found for zip: 80122');
  expect(STORE_MESSAGES.notSetByZip({ reason: 'time-out' })).toBe(
    'Error setting store by zip: time-out',
  );
  expect(STORE_MESSAGES.invalidCity).toBe('Invalid city and state');
  expect(STORE_MESSAGES.locationUnknown).toBe(
    'Location services appear to be disabled or not supported for this browser. Enter a zip code and/or enable location services.',
  );
});
