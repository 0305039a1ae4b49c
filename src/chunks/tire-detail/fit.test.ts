import { getOriginalFit } from './fit';

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
  expect(getOriginalFit(CAMRY, fitting(position), undefined)).toBe(fit);
});

test('finds an original size that the catalog lists for both axles separately [TDP-2]', () => {
  expect(getOriginalFit(CAMRY, fitting('front', 'rear'), undefined)).toBe('original');
});

test('finds that the size isn’t original for another trim or model, ignoring case [TDP-2]', () => {
  expect(getOriginalFit({ ...CAMRY, trim: 'XSE' }, fitting('all'), undefined)).toBe('other');
  expect(getOriginalFit({ ...CAMRY, model: 'Corolla' }, fitting('all'), undefined)).toBe('other');
  expect(getOriginalFit({ ...CAMRY, make: 'TOYOTA' }, fitting('all'), undefined)).toBe('original');
});

test('compares a pair with the positions of its tires [TDP-2] [SRCH-3/groups]', () => {
  expect(getOriginalFit(CAMRY, fitting('front'), fitting('rear'))).toBe('original');
  expect(getOriginalFit(CAMRY, fitting('rear'), fitting('front'))).toBe('other');
  expect(getOriginalFit(CAMRY, fitting('front'), fitting())).toBe('other');
});
