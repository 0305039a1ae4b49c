import { INITIAL, transition } from './selection-machine';
import type { Effect, Selection, SelectionEvent, StoreChange } from './selection-machine';

const PREFERRED: StoreChange = { by: 'number', storeNumber: '310004', source: 'account' };
const NEAREST = { latitude: 1, longitude: 0 };
const UNKNOWN: SelectionEvent = { type: 'ended', hasChanged: false, isUnknownStore: true };
const FAILED: SelectionEvent = { type: 'ended', hasChanged: false, isUnknownStore: false };
const CHANGED: SelectionEvent = { type: 'ended', hasChanged: true, isUnknownStore: false };

/** A visitor without a store, whose position the page requests. */
const LOCATING: readonly SelectionEvent[] = [
  { type: 'started', situation: {} },
  { type: 'login-known', isSignedIn: false },
];
/** The preferred store after a sign-in. */
const SIGNED_IN: SelectionEvent = { type: 'requested', change: PREFERRED, id: 1 };
const DENIED: SelectionEvent = { type: 'located', position: undefined };
const ALLOWED: SelectionEvent = { type: 'located', position: NEAREST };

/** Returns the effects of the last of these events. */
const getEffects = (events: readonly SelectionEvent[]): readonly Effect[] => {
  let selection: Selection = INITIAL;
  let effects: readonly Effect[] = [];
  for (const event of events) ({ selection, effects } = transition(selection, event));
  return effects;
};

const SETTLED: Effect = { do: 'settle', requestIds: [1] };
const TO_NEAREST: Effect = { do: 'change', change: { by: 'position', position: NEAREST } };
const ASKED: Effect = { do: 'ask-for-zip' };

test.each<[string, readonly SelectionEvent[], readonly Effect[]]>([
  [
    "uses the position if this site doesn't have the preferred store",
    [UNKNOWN, ALLOWED],
    [TO_NEAREST],
  ],
  ["doesn't use the position while the preferred store is requested", [ALLOWED], []],
  [
    'uses an earlier position once this site turns out not to have the preferred store',
    [ALLOWED, UNKNOWN],
    [SETTLED, TO_NEAREST],
  ],
  ['ignores the position after the preferred store is selected', [CHANGED, ALLOWED], []],
  [
    "ignores the position if the preferred store only can't be set at the moment",
    [FAILED, ALLOWED],
    [],
  ],
  ["doesn't ask for a zip while the preferred store is requested", [DENIED], []],
  [
    'asks for a zip once this site turns out not to have the preferred store',
    [DENIED, UNKNOWN],
    [SETTLED, ASKED],
  ],
  ["doesn't ask for a zip after the preferred store is selected", [DENIED, CHANGED], [SETTLED]],
])(
  '%s, after a sign-in while the position is pending [MYST-2/preferred-store] [ACCT-8/preferred-store]',
  (_, events, effects) => {
    expect(getEffects([...LOCATING, SIGNED_IN, ...events])).toEqual(effects);
  },
);

test('finishes an automatic change before it selects a preferred store [MYST-2/preferred-store]', () => {
  const running = [...LOCATING, ALLOWED, SIGNED_IN];
  expect(getEffects(running)).toEqual([]);
  expect(getEffects([...running, FAILED])).toEqual([{ do: 'change', change: PREFERRED }]);
  expect(getEffects([...running, FAILED, UNKNOWN])).toEqual([SETTLED, ASKED]);
});

test("selects the site's default store only if no automatic step selects a store [ACCT-8/preferred-store]", () => {
  const change = { by: 'zip', zip: '80122', source: 'account' } as const;
  const requested: SelectionEvent = { type: 'requested', change, id: 1 };
  expect(getEffects([requested])).toEqual([{ do: 'change', change }]);
  expect(getEffects([...LOCATING, requested])).toEqual([SETTLED]);
  expect(getEffects([...LOCATING, requested, ALLOWED])).toEqual([TO_NEAREST]);
  expect(getEffects([...LOCATING, DENIED, requested])).toEqual([{ do: 'change', change }]);
});

test('selects a preferred store once, although both the page and the sign-in request it [ACCT-8/preferred-store]', () => {
  const known = { type: 'login-known', isSignedIn: true, preferred: '310004' } as const;
  const start: SelectionEvent = { type: 'started', situation: {} };
  expect(getEffects([start, known])).toEqual([{ do: 'change', change: PREFERRED }]);
  expect(getEffects([start, known, SIGNED_IN])).toEqual([]);
  expect(getEffects([start, known, SIGNED_IN, CHANGED])).toEqual([SETTLED]);
  expect(getEffects([start, known, SIGNED_IN, UNKNOWN])).toEqual([SETTLED, { do: 'locate' }]);
  expect(getEffects([start, SIGNED_IN, known, UNKNOWN])).toEqual([SETTLED, { do: 'locate' }]);
});
