import type { AnyPlaceholder } from './schema/placeholder';
import { listFeatures } from './features';

const findTireDetail = (placeholders: readonly AnyPlaceholder[]) =>
  placeholders.find(({ name }) => name === 'tire-detail');

const prepare = (placeholders: readonly AnyPlaceholder[]): HTMLElement => {
  const element = document.createElement('div');
  findTireDetail(placeholders)?.prepare(element, { site: 'fcac', isSwitchedOff: () => false });
  return element;
};

afterEach(() => Reflect.deleteProperty(window, 'jQuery'));

test('keeps the HTML that the CMS has rendered only on pages with jQuery', async () => {
  expect(prepare(await listFeatures()).dataset).not.toHaveProperty('mountKey');
  Reflect.set(window, 'jQuery', () => {});
  expect(prepare(await listFeatures()).dataset).toHaveProperty('mountKey');
});
