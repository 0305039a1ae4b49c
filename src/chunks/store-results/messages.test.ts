import { getStoreName } from './messages';

test('names a store by its name, or else by its address or number', () => {
  const store = { storeName: 'Peoria Main', address: '1 Main St', storeNumber: '7' };
  expect(getStoreName(store)).toBe('Peoria Main');
  expect(getStoreName({ ...store, storeName: '' })).toBe('1 Main St');
  expect(getStoreName({ ...store, storeName: '', address: '' })).toBe('7');
});
