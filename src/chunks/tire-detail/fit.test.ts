import { getFit } from './fit';

const CAMRY = { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' };
type Position = 'all' | 'front' | 'rear';
const fitting = (...positions: Position[]) => ({
  fitments: positions.map((position) => ({ ...CAMRY, position })),
});

test.each([
  ['all', 'original'],
  ['front', 'front'],
  ['rear', 'rear'],
] as const)('compares one tire with the %s position: %s [TDP-2]', (position, fit) => {
  expect(getFit(CAMRY, fitting(position), undefined)).toBe(fit);
});

test('finds an original size that the catalog lists for both axles separately [TDP-2]', () => {
  expect(getFit(CAMRY, fitting('front', 'rear'), undefined)).toBe('original');
});

test('finds another size for another trim or model, in any case [TDP-2]', () => {
  expect(getFit({ ...CAMRY, trim: 'XSE' }, fitting('all'), undefined)).toBe('other');
  expect(getFit({ ...CAMRY, model: 'Corolla' }, fitting('all'), undefined)).toBe('other');
  expect(getFit({ ...CAMRY, make: 'TOYOTA' }, fitting('all'), undefined)).toBe('original');
});

test('compares a pair with the positions of its tires [TDP-2] [SRCH-3/groups]', () => {
  expect(getFit(CAMRY, fitting('front'), fitting('rear'))).toBe('original');
  expect(getFit(CAMRY, fitting('rear'), fitting('front'))).toBe('other');
  expect(getFit(CAMRY, fitting('front'), fitting())).toBe('other');
});
