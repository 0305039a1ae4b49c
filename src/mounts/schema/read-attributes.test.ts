import { getAttributeTexts } from './attribute-texts';
import {
  amount,
  article,
  choice,
  count,
  day,
  digits,
  flag,
  language,
  list,
  text,
  url,
} from './attributes';
import { describeMistakes } from './describe-mistakes';
import { readAttributes } from './read-attributes';

const attributes = {
  kind: choice(['tire', 'service'], { required: true }),
  storeId: digits({ required: true }),
  canReview: flag({ fallback: false }),
  articleIds: list({}),
  locale: language({ fallback: 'en-US' }),
  tireName: text({}),
};

const read = (html: string) => {
  document.body.innerHTML = `<div ${html}></div>`;
  const element = document.querySelector<HTMLElement>('div');
  if (!element) throw new Error('no element');
  const { values, mistakes } = readAttributes(attributes, element);
  return { values, problems: describeMistakes(mistakes) };
};

test('parses valid attributes and uses the fallback of missing ones [MOUNT-8]', () => {
  expect(
    read('data-kind="tire" data-store-id="0123" data-can-review data-article-ids="a, b"'),
  ).toEqual({
    values: {
      kind: 'tire',
      storeId: '0123',
      canReview: true,
      articleIds: ['a', 'b'],
      locale: 'en-US',
      tireName: undefined,
    },
    problems: [],
  });
});

test.each([' 77 ', '\u200B77', '77\xA0', '\u202D77\u202C', '７７'])(
  'reads the pasted digits %j without what surrounds them [MOUNT-8]',
  (storeId) => {
    expect(read(`data-kind="tire" data-store-id="${storeId}"`)).toMatchObject({
      values: { storeId: '77' },
      problems: [],
    });
  },
);

test('suggests the declared sample if the value does not show what was meant [MOUNT-8]', () => {
  document.body.innerHTML = '<div data-kind="Tire" data-store-id="first"></div>';
  const element = document.querySelector('div');
  const { mistakes } = element ? readAttributes(attributes, element) : { mistakes: [] };
  expect(describeMistakes(mistakes, { storeId: '77', kind: 'service' })).toEqual([
    'data-kind is "Tire", expected one of tire, service: write data-kind="tire"; ' +
      'data-store-id is "first", expected digits: write your value, such as data-store-id="77"',
  ]);
});

test('describes each problem with the attribute, its value, and the expected value [MOUNT-8]', () => {
  expect(
    read('data-kind="tyre" data-can-review="yes" data-article-ids="a,,b" data-locale="english!"'),
  ).toEqual({
    values: undefined,
    problems: [
      [
        'data-kind is "tyre", expected one of tire, service: write data-kind="tire"',
        'data-store-id is missing, expected digits: write your value, such as data-store-id="310001"',
        'data-can-review is "yes", expected true, false, or the attribute without a value: write your value, such as data-can-review="true"',
        'data-article-ids is "a,,b", expected a comma-separated list: write your value, such as data-article-ids="A1,B2"',
        'data-locale is "english!", expected a language tag such as en-US: write your value, such as data-locale="en-US"',
      ].join('; '),
    ],
  });
});

test.each([
  ['one of a, b', 'a', choice(['a', 'b'], {})],
  ['text', 'Example', text({})],
  [
    'an article code, or the codes of a front and a rear tire joined by an underscore',
    '200046',
    article({}),
  ],
  ['a date such as 2026-12-31', '2026-12-31', day({})],
  ['a whole number from 0 to 9999', '20', count({})],
  ['an amount such as 142.99', '142.99', amount({})],
  ['a URL that begins with / or https://', '/tires/', url({})],
])(
  'an attribute that expects %s has the valid example %s [MOUNT-8]',
  (expected, example, attribute) => {
    expect(getAttributeTexts(attribute)).toEqual({ expected, example });
    expect(attribute.parse(example)).toBeDefined();
  },
);

test.each([
  ['200046', true],
  ['200046_200053', true],
  ['200046_200053_100209', false],
  ['200046_', false],
  ['1'.repeat(20), true],
  ['1'.repeat(21), false],
  ['A200046', false],
  ['200046 200053', false],
])('the article code %s is valid: %s [MOUNT-8]', (raw, isValid) => {
  expect(article({}).parse(raw)).toBe(isValid ? raw : undefined);
});

test('ignores a blank optional attribute and rejects a blank required one [MOUNT-8]', () => {
  expect(
    read('data-kind="tire" data-store-id="1" data-locale="" data-tire-name=" "'),
  ).toMatchObject({ values: { locale: 'en-US', tireName: undefined } });
  expect(read('data-kind="tire" data-store-id=""')).toEqual({
    values: undefined,
    problems: [
      'data-store-id is "", expected digits: write your value, such as data-store-id="310001"',
    ],
  });
});

test.each([
  ['data-kind="Service"', 'data-kind="service"'],
  ['data-kind=" SERVICE "', 'data-kind="service"'],
  ['data-kind="tire" data-can-review="TRUE"', 'data-can-review="true"'],
])('suggests the value that %s probably means: %s [MOUNT-8]', (written, suggested) => {
  expect(read(written).problems).toContainEqual(expect.stringContaining(`: write ${suggested}`));
});

test.each([
  ['data-storeid="77"', 'data-storeid'],
  ['data-StoreID="77"', 'data-storeid'],
  ['data-store_id="77"', 'data-store_id'],
  ['datastoreid="77"', 'datastoreid'],
  ['store-id="77"', 'store-id'],
])('names the misspelled attribute %s and the attribute to write [MOUNT-8]', (written, name) => {
  expect(read(`data-kind="tire" ${written}`)).toEqual({
    values: undefined,
    problems: [
      `data-store-id is missing, expected digits, ${name} is not read: write data-store-id="77"`,
    ],
  });
});

test('keeps the other values, and reports a misspelled optional attribute [MOUNT-8]', () => {
  expect(read('data-kind="tire" data-store-id="1" data-tirename="Say &quot;Road&quot;"')).toEqual({
    values: expect.objectContaining({ storeId: '1', tireName: undefined }),
    problems: ['data-tirename is not read: write data-tire-name="Say &quot;Road&quot;"'],
  });
});

test('describes a misspelled optional attribute after the mistakes that prevent the mount [MOUNT-8]', () => {
  expect(read('data-tirename="Road" data-kind="tire"').problems).toEqual([
    'data-store-id is missing, expected digits: write your value, such as data-store-id="310001"; ' +
      'data-tirename is not read: write data-tire-name="Road"',
  ]);
});

test("doesn't treat a standard HTML attribute as a misspelled one [MOUNT-8]", () => {
  document.body.innerHTML = '<div id="a" class="b" data-class-names="c"></div>';
  const element = document.querySelector('div');
  const reading = element && readAttributes({ id: text({}), class: text({}) }, element);
  expect(reading).toMatchObject({ mistakes: [] });
});

test.each([
  ['', true],
  ['true', true],
  ['false', false],
])(
  'parses the flag "%s" as %s, because HTL renders true as an attribute without a value [MOUNT-8]',
  (written, value) => {
    const reading = read(`data-kind="tire" data-store-id="1" data-can-review="${written}"`);
    expect(reading).toMatchObject({ values: { canReview: value } });
  },
);
