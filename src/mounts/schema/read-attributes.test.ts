import { choice, digits, flag, language, list, text } from './attributes';
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
  return readAttributes(attributes, element);
};

test('MOUNT-8 right attributes become values, absent ones their fallback', () => {
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
  });
});

test('MOUNT-8 every problem is named with its attribute, its value and what was expected', () => {
  expect(
    read('data-kind="tyre" data-can-review="yes" data-article-ids="a,,b" data-locale="english!"'),
  ).toEqual({
    problems: [
      'data-kind is "tyre", expected one of tire, service',
      'data-store-id is missing, expected digits',
      'data-can-review is "yes", expected true, false or the bare attribute',
      'data-article-ids is "a,,b", expected texts joined by commas',
      'data-locale is "english!", expected a language tag such as en-US',
    ],
  });
});

test('MOUNT-8 a blank optional attribute counts as absent, a blank required one is a problem', () => {
  expect(
    read('data-kind="tire" data-store-id="1" data-locale="" data-tire-name=" "'),
  ).toMatchObject({ values: { locale: 'en-US', tireName: undefined } });
  expect(read('data-kind="tire" data-store-id=""')).toEqual({
    problems: ['data-store-id is "", expected digits'],
  });
});

test.each([
  ['', true],
  ['true', true],
  ['false', false],
])('MOUNT-8 a flag written "%s" is %s, as HTL prints true bare', (written, value) => {
  const reading = read(`data-kind="tire" data-store-id="1" data-can-review="${written}"`);
  expect(reading).toMatchObject({ values: { canReview: value } });
});
