import {
  getDirectionsAddress,
  MARKERS_MAX,
  getStoreMapAddress,
  getStoresMapAddress,
} from './map-addresses';

const denver = { latitude: 39.58141234, longitude: -104.9 };
const size = { width: 640, height: 320 };

test('STORE-4 the map of a store has the store in its middle', () => {
  expect(getStoreMapAddress(denver, size)).toBe(
    '/maps/static?center=39.5814,-104.9000&size=640x320',
  );
});

test('STORE-4 the map of a list marks each store by its number', () => {
  const stores = [
    { ...denver, number: 1 },
    { latitude: 0, longitude: 180, number: 3 },
  ];
  expect(getStoresMapAddress(stores, { width: 720, height: 400 })).toBe(
    '/maps/static?markers=1,39.5814,-104.9000~3,0.0000,180.0000&size=720x400',
  );
});

test('STORE-4 the map of a long list stays an address that a server takes', () => {
  const stores = Array.from({ length: 200 }, (_, index) => ({ ...denver, number: index + 1 }));
  const address = getStoresMapAddress(stores, size);
  expect(address.match(/39\.5814/g)).toHaveLength(MARKERS_MAX);
  expect(address.length).toBeLessThan(1_000);
});

test('STORE-1 directions lead to the store’s address, whatever characters it has', () => {
  const place = { address: '12 Main & 3rd #4', city: 'Littleton', state: 'CO', zip: '80122' };
  const { origin, searchParams } = new URL(getDirectionsAddress(place));
  expect(origin).toBe('https://www.google.com');
  expect(searchParams.get('destination')).toBe('12 Main & 3rd #4, Littleton, CO 80122');
});
