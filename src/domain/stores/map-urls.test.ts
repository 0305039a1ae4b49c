import { getDirectionsUrl, MAX_MARKERS, getStoreMapUrl, getStoresMapUrl } from './map-urls';

const denver = { latitude: 39.58141234, longitude: -104.9 };
const size = { width: 640, height: 320 };

test('centers the map of a store on the store [STORE-4]', () => {
  expect(getStoreMapUrl(denver, size)).toBe('/maps/static?center=39.5814,-104.9000&size=640x320');
});

test('marks each store with its number on the map of a list [STORE-4]', () => {
  const stores = [
    { ...denver, number: 1 },
    { latitude: 0, longitude: 180, number: 3 },
  ];
  expect(getStoresMapUrl(stores, { width: 720, height: 400 })).toBe(
    '/maps/static?markers=1,39.5814,-104.9000~3,0.0000,180.0000&size=720x400',
  );
});

test('limits the length of the map URL for a long list [STORE-4]', () => {
  const stores = Array.from({ length: 200 }, (_, index) => ({ ...denver, number: index + 1 }));
  const url = getStoresMapUrl(stores, size);
  expect(url.match(/39\.5814/g)).toHaveLength(MAX_MARKERS);
  expect(url.length).toBeLessThan(1_000);
});

test("encodes any characters of the store's address in the directions link [STORE-1]", () => {
  const place = { address: '12 Main & 3rd #4', city: 'Littleton', state: 'CO', zip: '80122' };
  const { origin, searchParams } = new URL(getDirectionsUrl(place));
  expect(origin).toBe('https://www.google.com');
  expect(searchParams.get('destination')).toBe('12 Main & 3rd #4, Littleton, CO 80122');
});
