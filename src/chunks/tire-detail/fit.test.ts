import { getOriginalFit } from './fit';

const CAMRY = { year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' };
type Position = 'all' | 'front' | 'rear';
const createFitments = (...positions: Position[]) => ({
  fitments: positions.map((position) => ({ ...CAMRY, position })),
});

test.each([
  ['all', 'original'],
  ['front', 'front'],
  ['rear', 'rear'],
] as const)(
  'finds how a size fits that is original in the position %s: %s [TDP-2]',
  (position, fit) => {
    expect(getOriginalFit(CAMRY, createFitments(position), undefined)).toBe(fit);
  },
);

test('finds an original size that the catalog lists for both axles separately [TDP-2]', () => {
  expect(getOriginalFit(CAMRY, createFitments('front', 'rear'), undefined)).toBe('original');
});

test("finds that a size isn't original for another trim or model, and ignores case [TDP-2]", () => {
  expect(getOriginalFit({ ...CAMRY, trim: 'XSE' }, createFitments('all'), undefined)).toBe('other');
  expect(getOriginalFit({ ...CAMRY, model: 'Corolla' }, createFitments('all'), undefined)).toBe(
    'other',
  );
  expect(getOriginalFit({ ...CAMRY, make: 'TOYOTA' }, createFitments('all'), undefined)).toBe(
    'original',
  );
});

test("doesn't know the fit of a vehicle without a trim, because sizes differ by trim [TDP-2]", () => {
  const { trim: _, ...camry } = CAMRY;
  expect(getOriginalFit({ ...camry, engine: 'V6' }, createFitments('all'))).toBe('unknown');
});

test('compares a pair with the positions of its tires [TDP-2] [SRCH-3/groups]', () => {
  expect(getOriginalFit(CAMRY, createFitments('front'), createFitments('rear'))).toBe('original');
  expect(getOriginalFit(CAMRY, createFitments('rear'), createFitments('front'))).toBe('other');
  expect(getOriginalFit(CAMRY, createFitments('front'), createFitments())).toBe('other');
});
