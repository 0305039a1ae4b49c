import type { AnyPlaceholder } from './schema/placeholder';
import { listFeatures } from './features';

const findTireDetail = (placeholders: readonly AnyPlaceholder[]) =>
  placeholders.find(({ name }) => name === 'tire-detail');

const prepare = (placeholders: readonly AnyPlaceholder[]): HTMLElement => {
  const element = document.createElement('div');
  findTireDetail(placeholders)?.prepare(element, {
    site: 'fcac',
    isSwitchedOff: () => false,
    isSwitchedOn: () => true,
    isAuthorMode: () => false,
  });
  return element;
};

afterEach(() => Reflect.deleteProperty(window, 'jQuery'));

test('accepts only an article code, or the codes of a pair, as the article of a tire detail [MOUNT-8]', () => {
  const tireDetail = findTireDetail(listFeatures());
  const parseArticle = tireDetail?.attributes['article']?.parse;
  expect(parseArticle?.('200046_200053')).toBe('200046_200053');
  expect(parseArticle?.('1'.repeat(20))).toBe('1'.repeat(20));
  expect(parseArticle?.('1'.repeat(21))).toBeUndefined();
  expect(parseArticle?.('turanza')).toBeUndefined();
});

test("keeps the CMS's HTML for copies of a placeholder only on pages with jQuery", () => {
  expect(prepare(listFeatures()).dataset).not.toHaveProperty('mountKey');
  Reflect.set(window, 'jQuery', () => {});
  expect(prepare(listFeatures()).dataset).toHaveProperty('mountKey');
});
