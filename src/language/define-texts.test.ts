import { defineNames, defineTexts } from './define-texts';
import { setLanguage } from './language';

const TEXTS = defineTexts('sample', {
  title: 'Your cart',
  checkOut: 'Check out – {total}',
  tires: '{count, plural, one {# tire} other {# tires}} near {zip}',
  miles: '{miles, number} miles',
});

afterEach(() => setLanguage());

test('returns English texts with their values', () => {
  expect(TEXTS.title).toBe('Your cart');
  expect(TEXTS.checkOut({ total: '$712.40' })).toBe('Check out – $712.40');
  expect(TEXTS.tires({ count: 1, zip: '80122' })).toBe('1 tire near 80122');
  expect(TEXTS.tires({ count: 1_204, zip: '80122' })).toBe('1,204 tires near 80122');
  expect(TEXTS.miles({ miles: 60_000 })).toBe('60,000 miles');
});

test('splits a text around nodes', () => {
  const link = Symbol('link');
  expect(TEXTS.checkOut.split({ total: link })).toEqual(['Check out – ', link]);
});

test('returns the texts of the language, or else the English ones [TEXT-3/fallback]', () => {
  setLanguage({
    locale: 'es-US',
    translations: {
      'sample.title': 'Tu carrito',
      'sample.tires': '{count, plural, one {# llanta} other {# llantas}} cerca de {zip}',
    },
  });
  expect(TEXTS.title).toBe('Tu carrito');
  expect(TEXTS.tires({ count: 1, zip: '80122' })).toBe('1 llanta cerca de 80122');
  expect(TEXTS.tires({ count: 1_000_000, zip: '80122' })).toBe('1,000,000 llantas cerca de 80122');
  expect(TEXTS.checkOut({ total: '$1' })).toBe('Check out – $1');
});

test('lists each text as a property of its own', () => {
  expect(Object.entries(defineTexts('list', { a: 'A', b: 'B' }))).toEqual([
    ['a', 'A'],
    ['b', 'B'],
  ]);
});

test('translates the names that a service returns with codes, unless the service has changed them', () => {
  const getFeeName = defineNames('fees', { 7100001: 'Installation' });
  setLanguage({ locale: 'es-US', translations: { 'fees.7100001': 'Instalación' } });
  expect(getFeeName('7100001', 'Installation')).toBe('Instalación');
  expect(getFeeName('7100001', 'Mounting')).toBe('Mounting');
  expect(getFeeName('constructor', 'Shop supplies')).toBe('Shop supplies');
});
