import {
  choiceOf,
  choiceWithin,
  chosenBefore,
  isAskable,
  NO_CHOICE,
  vehicleOfChoice,
  withChosen,
} from './choice';

const ALL = { year: '2019', make: 'Honda', model: 'CR-V', trim: 'EX', engine: '' };

test('VEH-1 a list can be asked for once all before it is chosen', () => {
  expect(isAskable('year', NO_CHOICE)).toBe(true);
  expect(isAskable('make', NO_CHOICE)).toBe(false);
  expect(isAskable('model', { ...NO_CHOICE, year: '2019', make: 'Honda' })).toBe(true);
  expect(isAskable('trim', { ...ALL, make: '' })).toBe(false);
  expect(chosenBefore('model', ALL)).toEqual(['2019', 'Honda']);
});

test('VEH-1 later choices stay while they are valid, as the list spells them', () => {
  expect(choiceWithin(ALL, 'make', ['Acura', 'Honda'])).toBe(ALL);
  expect(choiceWithin({ ...ALL, make: 'HONDA' }, 'make', ['Honda'])).toEqual(ALL);
  expect(choiceWithin(NO_CHOICE, 'make', [])).toBe(NO_CHOICE);
});

test('VEH-1 a choice that is not in its list goes, with what followed from it', () => {
  expect(choiceWithin(ALL, 'make', ['Acura'])).toEqual({ ...NO_CHOICE, year: '2019' });
  expect(choiceWithin(ALL, 'trim', ['LX'])).toEqual({ ...ALL, trim: '' });
  expect(choiceWithin(ALL, 'model', [])).toEqual({ ...NO_CHOICE, year: '2019', make: 'Honda' });
});

test('VEH-1 an engine does not outlive what it was said of', () => {
  const withEngine = { ...ALL, engine: '1.5L L4' };
  expect(withChosen(withEngine, 'year', '2020')).toEqual({ ...ALL, year: '2020' });
  expect(withChosen(withEngine, 'trim', 'LX')).toEqual({ ...ALL, trim: 'LX' });
  expect(withChosen(ALL, 'engine', 'V6')).toEqual({ ...ALL, engine: 'V6' });
});

test('VEH-3 a choice and a vehicle say the same', () => {
  expect(choiceOf(vehicleOfChoice({ ...ALL, engine: '1.5L L4' }))).toEqual({
    ...ALL,
    engine: '1.5L L4',
  });
  expect(choiceOf(undefined)).toEqual(NO_CHOICE);
  expect(vehicleOfChoice(NO_CHOICE)).toBeUndefined();
});
