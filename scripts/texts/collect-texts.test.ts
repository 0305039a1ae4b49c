import { collectTexts } from './collect-texts';

test('collects the texts of every feature by key [TEXT-1/keys]', async () => {
  const texts = await collectTexts();
  expect(texts.get('buttons.tryAgain')).toBe('Try again');
  expect([...texts.keys()].filter((key) => !/^[a-z]\w*(\.[\w-]+)+$/i.test(key))).toEqual([]);
});
