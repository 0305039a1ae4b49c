import { getDirectionsUrl, getStoreMapUrl } from './map-urls';

const denver = { latitude: 39.58141234, longitude: -104.9 };
const size = { width: 640, height: 320 };

test('centers the map of a store on the store [STORE-4]', () => {
  expect(getStoreMapUrl(denver, size)).toBe('/maps/static?center=39.5814,-104.9000&size=640x320');
});

test("encodes any characters of the store's address in the directions link [STORE-1]", () => {
  const place = { address: '12 Main & 3rd #4', city: 'Littleton', state: 'CO', zip: '80122' };
  const { origin, searchParams } = new URL(getDirectionsUrl(place));
  expect(origin).toBe('https://www.google.com');
  expect(searchParams.get('destination')).toBe('12 Main & 3rd #4, Littleton, CO 80122');
});
