import { fc } from '../../../test/fast-check';
import {
  findOpenStep,
  GUIDE_STEPS,
  NO_ANSWERS,
  PRIORITIES,
  parseGuideAnswers,
  TIRE_TYPES,
  toGuideQuery,
} from './guide-answers';
import type { GuideAnswers } from './guide-answers';

const word = fc
  .string({ minLength: 1, maxLength: 8 })
  .filter((text) => text.trim() === text && text !== '');
const digits = (length: number) =>
  fc.integer({ min: 10 ** (length - 1), max: 10 ** length - 1 }).map(String);

const answers = fc
  .record({
    subject: fc.oneof(
      fc.constant({ vehicle: null, size: null }),
      fc.record({
        vehicle: fc.record({
          year: fc.integer({ min: 1984, max: 2027 }),
          make: word,
          model: word,
          trim: word,
        }),
        size: fc.constant(null),
      }),
      fc.record({
        vehicle: fc.constant(null),
        size: fc.record({
          cs: fc.integer({ min: 100, max: 400 }),
          ar: fc.integer({ min: 20, max: 90 }),
          rs: fc.integer({ min: 13, max: 24 }),
        }),
      }),
    ),
    zipCode: fc.option(digits(5)),
    storeNumber: fc.option(digits(6)),
    tireType: fc.option(fc.constantFrom(...TIRE_TYPES)),
    priorities: fc.uniqueArray(fc.constantFrom(...PRIORITIES), { maxLength: 3 }),
    back: fc.nat({ max: 4 }),
  })
  .map(({ subject, back, ...rest }): GuideAnswers => {
    const all = { ...NO_ANSWERS, ...subject, ...rest };
    const open = GUIDE_STEPS.indexOf(findOpenStep(all));
    return { ...all, step: GUIDE_STEPS[Math.max(0, open - back)] ?? 'vehicle' };
  });

describe('answers in the URL', () => {
  test('survive a round trip [TDG-1]', () => {
    fc.assert(
      fc.property(answers, (written) => {
        const query = toGuideQuery(new URLSearchParams('src=home'), written);
        expect(parseGuideAnswers(query)).toEqual(written);
        expect(query.get('src')).toBe('home');
      }),
    );
  });

  test("don't include unknown values [TDG-1]", () => {
    const query = new URLSearchParams(
      'step=tires&year=20&make=Honda&size=99&zip=802&storeNumber=x&tireType=wide&priorities=wet,loud,wet,snow,price,fuel',
    );
    expect(parseGuideAnswers(query)).toEqual({
      ...NO_ANSWERS,
      priorities: ['wet', 'snow', 'price'],
    });
  });

  test('never skip a question [TDG-1]', () => {
    const query = new URLSearchParams('size=205/55R16&step=tires&tireType=winter&priorities=wet');
    expect(parseGuideAnswers(query).step).toBe('store');
  });
});
