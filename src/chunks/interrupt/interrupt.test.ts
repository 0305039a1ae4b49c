import { decodeReferences } from '../../browser/character-references';
import { INTERRUPT_SUBJECTS } from '../../site/interrupt-values';
import { selectInterrupt } from './select-interrupt';
import type { PageConditions } from './select-interrupt';
import { PlaceholderError } from '../../browser/author-errors';
import { parseInterrupts } from './interrupt';

const error = jest.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => error.mockClear());

test('parses the authored fields [INTR-1/fields]', () => {
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
    about: ' offers ',
  };
  expect(parseInterrupts([JSON.stringify([authored])])).toEqual([
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
      about: 'offers',
    },
  ]);
  expect(error).not.toHaveBeenCalled();
});

test('uses defaults for missing fields: 30 days, the lowest priority (the largest number), no type [INTR-1/fields]', () => {
  expect(parseInterrupts(['[{"id":"x"}]'])).toEqual([
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
  ['fields of the wrong type', '[{"id":"x","ctas":7,"copy":[],"priority":"high","expiration":-1}]'],
  ['empty strings', '[{"id":"x","type":"none","restrictions":"","priority":"","expiration":""}]'],
  ['null fields', '[{"id":"x","ctas":null,"copy":null,"priority":null,"expiration":null}]'],
])('treats %s as missing [INTR-1/fields]', (_what, json) => {
  expect(parseInterrupts([json])).toEqual(parseInterrupts(['[{"id":"x"}]']));
});

test.each([
  ['without a label', { href: '/a' }],
  ['with an empty label', { label: ' ', href: '/a' }],
  ['without a URL', { label: 'A' }],
  ['with a javascript: URL', { label: 'A', href: 'javascript:alert(1)' }],
  ['that is null', null],
  ['that is a string', 'A'],
])('drops only the call to action %s and reports it once [INTR-1/ctas]', (_what, bad) => {
  const ctas = [{ label: 'First', href: '/first' }, bad, { label: 'Second', href: '/second' }];
  const [parsed] = parseInterrupts([JSON.stringify([{ id: 'winter', ctas }])]);
  expect(parsed?.ctas.map(({ label }) => label)).toEqual(['First', 'Second']);
  expect(error.mock.calls).toEqual([
    [
      expect.any(String),
      new Error('Interrupt winter: cta 2 is not shown: expected a label and a safe href'),
    ],
  ]);
});

test('parses JSON whose quotes a CMS editor has replaced with character references [INTR-1]', () => {
  const json = '[{&#034;id&#034;:&quot;x&quot;,"heading":"a &#038; b"}]';
  expect(parseInterrupts([json])).toEqual([expect.objectContaining({ id: 'x', heading: 'a & b' })]);
});

test.each(['{', '{}', 'null', '"x"', '<p>', '[{"id":"a"},', '[{&quot;id&quot;: "a}]'])(
  'rejects the slot content %j and shows how to write a list [MOUNT-8]',
  (json) => {
    expect(() => parseInterrupts(['[{"id":"a"}]', json])).toThrow(PlaceholderError);
    expect(() => parseInterrupts([json])).toThrow('write <script type="application/json">[{"id"');
    expect(error).not.toHaveBeenCalled();
  },
);

test.each(['[{"heading":"no id"}]', '[7]', '[null]', '[{"id":" "}]'])(
  'drops the entry %j and reports it once [INTR-1]',
  (json) => {
    expect(parseInterrupts([json])).toEqual([]);
    expect(error).toHaveBeenCalledTimes(1);
  },
);

test('accepts an empty slot without an error [INTR-1]', () => {
  expect(parseInterrupts([' \n'])).toEqual([]);
  expect(error).not.toHaveBeenCalled();
});

test.each([
  ['a &amp; b', 'a & b'],
  ['&#038;&#38;&#x26;', '&&&'],
  ['&lt;&gt;&quot;&apos;', '<>"\''],
  ['&copy; &nope; & &amp', '&copy; &nope; & &amp'],
  ['&#0;&#x110000;&#9999999;', '&#0;&#x110000;&#9999999;'],
])('decodes only known character references: %j becomes %j [INTR-1]', (text, decoded) => {
  expect(decodeReferences(text)).toBe(decoded);
});

test('reports an unknown module and never shows its interrupt [INTR-4] [INTR-5]', () => {
  const [parsed] = parseInterrupts([
    '[{"id":"x","type":"interrupt-modal","customModule":"email-signup"}]',
  ]);
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
])(
  'reports the unknown value in %j and treats it as missing [INTR-1]',
  (authored, expected, message) => {
    const [parsed] = parseInterrupts([
      JSON.stringify([{ id: 'x', type: 'interrupt-modal', ...authored }]),
    ]);
    expect(parsed).toMatchObject(expected);
    expect(error.mock.calls).toEqual([
      [expect.any(String), expect.objectContaining({ message: expect.stringContaining(message) })],
    ]);
  },
);

test('trims type, rule, and restrictions and ignores the case of restrictions [INTR-1]', () => {
  const authored = { type: ' interrupt-modal ', inclusionRules: 'include ', restrictions: 'Hide' };
  expect(parseInterrupts([JSON.stringify([{ id: 'x', ...authored }])])).toMatchObject([
    { type: 'interrupt-modal', inclusionRules: 'include', restrictions: ['hide'] },
  ]);
  expect(error).not.toHaveBeenCalled();
});

const HOME: PageConditions = {
  path: '/',
  isPhone: false,
  bodyClasses: { contains: () => false },
  isClosed: () => false,
  hasContent: () => true,
};

const getSelectedId = (
  list: readonly object[],
  conditions: Partial<PageConditions> = {},
): string | undefined =>
  selectInterrupt(
    parseInterrupts([JSON.stringify(list.map((entry) => ({ type: 'interrupt-modal', ...entry })))]),
    { ...HOME, ...conditions },
  )?.id;

test('selects the highest priority, and the first in the list on a tie [INTR-2/priority]', () => {
  expect(
    getSelectedId([
      { id: 'late' },
      { id: 'b', priority: 2 },
      { id: 'a', priority: 1 },
      { id: 'c', priority: 1 },
    ]),
  ).toBe('a');
});

test.each([...INTERRUPT_SUBJECTS].map(([about, elements]) => [about, elements] as const))(
  'skips an interrupt about %s on a page that shows this, even if a body class names it [INTR-2]',
  (about, elements) => {
    const list = [{ id: 'subject', about, priority: 1 }, { id: 'rest' }];
    const named = { bodyClasses: { contains: (name: string) => name === 'subject' } };
    expect(getSelectedId(list)).toBe('subject');
    for (const className of elements.split(',')) {
      document.body.innerHTML = `<div class="${className.slice(1)}"></div>`;
      expect(getSelectedId(list)).toBe('rest');
      expect(getSelectedId(list, named)).toBe('rest');
    }
    document.body.innerHTML = '';
  },
);

test('skips closed and hidden interrupts and those without a type or content [INTR-2/unexpired] [INTR-2/hidden]', () => {
  const list = [
    { id: 'closed', priority: 1 },
    { id: 'hidden', priority: 2, restrictions: 'hide' },
    { id: 'none', priority: 3, type: 'none' },
    { id: 'empty', priority: 4, customModule: 'recently-viewed-tires' },
    { id: 'rest', priority: 5 },
  ];
  expect(
    getSelectedId(list, {
      isClosed: (id) => id === 'closed',
      hasContent: ({ id }) => id !== 'empty',
    }),
  ).toBe('rest');
});

test.each([
  ['shows', 'mobile', 'phone'],
  ['hides', 'mobile', 'desktop'],
  ['hides', 'desktop', 'phone'],
  ['shows', 'desktop', 'desktop'],
  ['shows', 'mobile,desktop', 'phone'],
  ['shows', 'mobile,desktop', 'desktop'],
  ['shows', '', 'phone'],
  ['shows', '', 'desktop'],
])(
  '%s an interrupt with the restrictions %j on a %s [INTR-2/device]',
  (effect, restrictions, device) => {
    expect(getSelectedId([{ id: 'x', restrictions }], { isPhone: device === 'phone' })).toBe(
      effect === 'shows' ? 'x' : undefined,
    );
  },
);

test.each([
  ['shows', 'include', '/offers/'],
  ['hides', 'include', '/'],
  ['hides', 'exclude', '/offers/'],
  ['shows', 'exclude', '/'],
  ['shows', undefined, '/offers/'],
])('%s an interrupt with the rule %s at %s [INTR-2/path]', (effect, inclusionRules, path) => {
  const rules = { includePages: ['^/offers/$'], excludePages: ['^/offers/$'], inclusionRules };
  expect(getSelectedId([{ id: 'x', ...rules }], { path })).toBe(
    effect === 'shows' ? 'x' : undefined,
  );
});

test('shows an interrupt nowhere for an empty include rule and everywhere for an empty exclude rule [INTR-2/path]', () => {
  expect(getSelectedId([{ id: 'x', inclusionRules: 'include' }])).toBeUndefined();
  expect(getSelectedId([{ id: 'x', inclusionRules: 'exclude' }])).toBe('x');
});

test('skips an interrupt with an invalid page rule and shows others [INTR-2/path]', () => {
  const list = [
    { id: 'bad', priority: 1, inclusionRules: 'exclude', excludePages: ['(x+)+$'] },
    { id: 'good', priority: 2 },
  ];
  expect(getSelectedId(list)).toBe('good');
  expect(error).toHaveBeenCalledTimes(1);
});

test('applies the limit of page rules to includePages and excludePages together [INTR-2/path]', () => {
  const createRules = (count: number) =>
    Array.from({ length: count }, (_, index) => `^/p-${index}/$`);
  const pages = { includePages: createRules(10), excludePages: createRules(11) };
  expect(getSelectedId([{ id: 'over', ...pages }])).toBeUndefined();
  expect(getSelectedId([{ id: 'within', ...pages, excludePages: createRules(10) }])).toBe('within');
});

const withBodyClass = (id: string): Partial<PageConditions> => ({
  bodyClasses: { contains: (name) => name === id },
});

test('selects the interrupt that a body class names, whatever its priority, device, and path [INTR-2/body-class]', () => {
  const special = {
    id: 'special',
    priority: 9,
    restrictions: 'mobile',
    inclusionRules: 'include',
    includePages: ['^/never$'],
  };
  expect(getSelectedId([{ id: 'first', priority: 1 }, special], withBodyClass('special'))).toBe(
    'special',
  );
});

test('ignores the body class of an interrupt with an invalid page rule [INTR-2/body-class]', () => {
  const list = [{ id: 'bad', excludePages: ['(x+)+$'] }, { id: 'good' }];
  expect(getSelectedId(list, withBodyClass('bad'))).toBe('good');
});

test('ignores the body class of a hidden or closed interrupt [INTR-2/body-class]', () => {
  const first = { id: 'first', priority: 1 };
  expect(getSelectedId([first, { id: 's', restrictions: 'hide' }], withBodyClass('s'))).toBe(
    'first',
  );
  expect(
    getSelectedId([first, { id: 's' }], { ...withBodyClass('s'), isClosed: (id) => id === 's' }),
  ).toBe('first');
});

test.each([
  '/appointment/schedule-appointment/',
  '/content/bsro/fcac/en/appointment/schedule-appointment.html',
])(
  'prefers the appointment interrupt on the landing page %s [INTR-2/appointment-landing]',
  (path) => {
    const list = [
      { id: 'first', priority: 1 },
      { id: 'interrupt-appointment', priority: 9 },
    ];
    expect(getSelectedId(list, { path })).toBe('interrupt-appointment');
    expect(getSelectedId(list)).toBe('first');
    expect(getSelectedId(list, { path, ...withBodyClass('first') })).toBe('first');
  },
);
