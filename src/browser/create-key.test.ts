import { createKey } from './create-key';

test('creates different keys without crypto.randomUUID, which needs HTTPS', () => {
  Reflect.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  const keys = [...Array(200).keys()].map(createKey);
  expect(new Set(keys).size).toBe(200);
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(keys.filter((key) => !uuid.test(key))).toEqual([]);
});
