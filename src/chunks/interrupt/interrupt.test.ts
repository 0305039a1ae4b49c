import { decodeReferences } from './character-references';
import { chooseInterrupt } from './choose-interrupt';
import type { Visit } from './choose-interrupt';
import { parseInterrupts } from './interrupt';

const error = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => error.mockClear());

test('INTR-1 an interrupt has the authored fields', () => {
  const authored = {
    id: 'winter',
    type: 'interrupt-modal',
    classes: 'interrupt--offer',
    image: '/img/winter.svg',
    heading: 'Winter &#038; ice',
    subheading: 'Now',
    copy: '<p>Tires &amp; more</p>',
    flexibleMessagingArea: '<b>Soon</b>',
    ctas: [
      { label: 'First &amp; best', href: '/a?x=1&amp;y=2' },
      { label: 'Second', href: 'https://example.com/' },
    ],
    restrictions: 'mobile, desktop',
    inclusionRules: 'include',
    includePages: '^/a$',
    excludePages: ['^/b$', '^/c$'],
    priority: '2',
    expiration: '7',
    customModule: '',
  };
  expect(parseInterrupts(JSON.stringify([authored]))).toEqual([
    {
      ...authored,
      image: { src: '/img/winter.svg', alt: '' },
      heading: 'Winter & ice',
      ctas: [
        { label: 'First & best', href: '/a?x=1&y=2' },
        { label: 'Second', href: 'https://example.com/' },
      ],
      restrictions: ['mobile', 'desktop'],
      includePages: ['^/a$'],
      priority: 2,
      expiration: 7,
    },
  ]);
  expect(error).not.toHaveBeenCalled();
});

test('INTR-1 what is left out has its default: 30 days, the last priority, no type', () => {
  expect(parseInterrupts('[{"id":"x"}]')).toEqual([
    expect.objectContaining({
      type: 'none',
      expiration: 30,
      priority: Number.MAX_SAFE_INTEGER,
      ctas: [],
      restrictions: [],
    }),
  ]);
});

test.each([
  ['fields of a wrong kind', '[{"id":"x","ctas":7,"copy":[],"priority":"high","expiration":-1}]'],
  ['empty texts', '[{"id":"x","type":"none","restrictions":"","priority":"","expiration":""}]'],
  ['null fields', '[{"id":"x","ctas":null,"copy":null,"priority":null,"expiration":null}]'],
])('INTR-1 %s count as left out', (_what, json) => {
  expect(parseInterrupts(json)).toEqual(parseInterrupts('[{"id":"x"}]'));
});

test.each([
  ['without a label', { href: '/a' }],
  ['with an empty label', { label: ' ', href: '/a' }],
  ['without an address', { label: 'A' }],
  ['with a script for an address', { label: 'A', href: 'javascript:alert(1)' }],
  ['that is null', null],
  ['that is a text', 'A'],
])('INTR-1 a call to action %s costs no other, and is said once', (_what, bad) => {
  const ctas = [{ label: 'First', href: '/first' }, bad, { label: 'Second', href: '/second' }];
  const [parsed] = parseInterrupts(JSON.stringify([{ id: 'winter', ctas }]));
  expect(parsed?.ctas.map(({ label }) => label)).toEqual(['First', 'Second']);
  expect(error.mock.calls).toEqual([
    [
      expect.any(String),
      new Error('Interrupt winter: cta 2 is left out, expected a label and a safe href'),
    ],
  ]);
});

test('INTR-1 JSON whose quotes an editor replaced by references is read', () => {
  const json = '[{&#034;id&#034;:&quot;x&quot;,"heading":"a &#038; b"}]';
  expect(parseInterrupts(json)).toEqual([expect.objectContaining({ id: 'x', heading: 'a & b' })]);
});

test.each([
  '{',
  '{}',
  'null',
  '"x"',
  '<p>',
  '[{"heading":"no id"}]',
  '[7]',
  '[null]',
  '[{"id":" "}]',
])('INTR-1 of the slot content %j nothing is shown, and it is said once', (json) => {
  expect(parseInterrupts(json)).toEqual([]);
  expect(error).toHaveBeenCalledTimes(1);
});

test('INTR-1 an empty slot is no mistake', () => {
  expect(parseInterrupts(' \n')).toEqual([]);
  expect(error).not.toHaveBeenCalled();
});

test.each([
  ['a &amp; b', 'a & b'],
  ['&#038;&#38;&#x26;', '&&&'],
  ['&lt;&gt;&quot;&apos;', '<>"\''],
  ['&copy; &nope; & &amp', '&copy; &nope; & &amp'],
  ['&#0;&#x110000;&#9999999;', '&#0;&#x110000;&#9999999;'],
])('INTR-1 the references of %j become %j', (text, decoded) => {
  expect(decodeReferences(text)).toBe(decoded);
});

test('INTR-4 INTR-5 an interrupt whose module nobody knows is named, and never shown', () => {
  const [parsed] = parseInterrupts(
    '[{"id":"x","type":"interrupt-modal","customModule":"email-signup"}]',
  );
  expect(parsed).toMatchObject({ type: 'none', customModule: '' });
  expect(error.mock.calls).toEqual([
    [
      expect.any(String),
      expect.objectContaining({ message: expect.stringContaining('Interrupt x') }),
    ],
  ]);
});

test.each([
  [{ type: 'interrupt-strip' }, { type: 'none' }, 'is not shown: expected the type'],
  [{ inclusionRules: 'exlude' }, { inclusionRules: '' }, 'expected inclusionRules'],
])('INTR-1 of %j the unknown word is named, and counts as left out', (authored, read, said) => {
  const [parsed] = parseInterrupts(
    JSON.stringify([{ id: 'x', type: 'interrupt-modal', ...authored }]),
  );
  expect(parsed).toMatchObject(read);
  expect(error.mock.calls).toEqual([
    [expect.any(String), expect.objectContaining({ message: expect.stringContaining(said) })],
  ]);
});

test('INTR-1 type, rule and restrictions are read with blanks around them, these in any case', () => {
  const authored = { type: ' interrupt-modal ', inclusionRules: 'include ', restrictions: 'Hide' };
  expect(parseInterrupts(JSON.stringify([{ id: 'x', ...authored }]))).toMatchObject([
    { type: 'interrupt-modal', inclusionRules: 'include', restrictions: ['hide'] },
  ]);
  expect(error).not.toHaveBeenCalled();
});

const HOME: Visit = {
  path: '/',
  isPhone: false,
  bodyClasses: { contains: () => false },
  isClosed: () => false,
  hasContent: () => true,
};

const chosen = (list: readonly object[], visit: Partial<Visit> = {}): string | undefined =>
  chooseInterrupt(
    parseInterrupts(JSON.stringify(list.map((entry) => ({ type: 'interrupt-modal', ...entry })))),
    { ...HOME, ...visit },
  )?.id;

test('INTR-2 the highest priority is chosen, ties by the list', () => {
  expect(
    chosen([
      { id: 'late' },
      { id: 'b', priority: 2 },
      { id: 'a', priority: 1 },
      { id: 'c', priority: 1 },
    ]),
  ).toBe('a');
});

test('INTR-2 a closed, a hidden and a shapeless one are passed over', () => {
  const list = [
    { id: 'closed', priority: 1 },
    { id: 'hidden', priority: 2, restrictions: 'hide' },
    { id: 'none', priority: 3, type: 'none' },
    { id: 'empty', priority: 4, customModule: 'recently-viewed-tires' },
    { id: 'rest', priority: 5 },
  ];
  expect(
    chosen(list, { isClosed: (id) => id === 'closed', hasContent: ({ id }) => id !== 'empty' }),
  ).toBe('rest');
});

test.each([
  ['mobile', true, true],
  ['mobile', false, false],
  ['desktop', true, false],
  ['desktop', false, true],
  ['mobile,desktop', true, true],
  ['mobile,desktop', false, true],
  ['', true, true],
  ['', false, true],
])('INTR-2 restrictions %j on a phone (%s) show: %s', (restrictions, isPhone, isShown) => {
  expect(chosen([{ id: 'x', restrictions }], { isPhone })).toBe(isShown ? 'x' : undefined);
});

test.each([
  ['include', '/offers/', true],
  ['include', '/', false],
  ['exclude', '/offers/', false],
  ['exclude', '/', true],
  [undefined, '/offers/', true],
])('INTR-2 the rule %s at %s shows: %s', (inclusionRules, path, isShown) => {
  const rules = { includePages: ['^/offers/$'], excludePages: ['^/offers/$'], inclusionRules };
  expect(chosen([{ id: 'x', ...rules }], { path })).toBe(isShown ? 'x' : undefined);
});

test('INTR-2 an include rule without a page shows nowhere, an exclude rule everywhere', () => {
  expect(chosen([{ id: 'x', inclusionRules: 'include' }])).toBeUndefined();
  expect(chosen([{ id: 'x', inclusionRules: 'exclude' }])).toBe('x');
});

test('INTR-2 an interrupt with a refused rule is not shown, and others are', () => {
  const list = [
    { id: 'bad', priority: 1, inclusionRules: 'exclude', excludePages: ['(x+)+$'] },
    { id: 'good', priority: 2 },
  ];
  expect(chosen(list)).toBe('good');
  expect(error).toHaveBeenCalledTimes(1);
});

test('INTR-2 the page rules of both kinds count together', () => {
  const rules = (count: number) => Array.from({ length: count }, (_, index) => `^/p-${index}/$`);
  const pages = { includePages: rules(10), excludePages: rules(11) };
  expect(chosen([{ id: 'over', ...pages }])).toBeUndefined();
  expect(chosen([{ id: 'within', ...pages, excludePages: rules(10) }])).toBe('within');
});

const onBody = (id: string): Partial<Visit> => ({
  bodyClasses: { contains: (name) => name === id },
});

test('INTR-2 a body class beats priority, device and path', () => {
  const special = {
    id: 'special',
    priority: 9,
    restrictions: 'mobile',
    inclusionRules: 'include',
    includePages: ['^/never$'],
  };
  expect(chosen([{ id: 'first', priority: 1 }, special], onBody('special'))).toBe('special');
});

test('INTR-2 a body class does not bring an interrupt with a refused rule', () => {
  const list = [{ id: 'bad', excludePages: ['(x+)+$'] }, { id: 'good' }];
  expect(chosen(list, onBody('bad'))).toBe('good');
});

test('INTR-2 a body class beats neither hide nor a closed cookie', () => {
  const first = { id: 'first', priority: 1 };
  expect(chosen([first, { id: 's', restrictions: 'hide' }], onBody('s'))).toBe('first');
  expect(chosen([first, { id: 's' }], { ...onBody('s'), isClosed: (id) => id === 's' })).toBe(
    'first',
  );
});

test.each([
  '/appointment/schedule-appointment/',
  '/content/bsro/fcac/en/appointment/schedule-appointment.html',
])('INTR-2 on the appointment landing %s its own interrupt takes precedence', (path) => {
  const list = [
    { id: 'first', priority: 1 },
    { id: 'interrupt-appointment', priority: 9 },
  ];
  expect(chosen(list, { path })).toBe('interrupt-appointment');
  expect(chosen(list)).toBe('first');
  expect(chosen(list, { path, ...onBody('first') })).toBe('first');
});
