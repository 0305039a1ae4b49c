import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { collectTexts } from '../../scripts/texts/collect-texts';
import spanish from '../../src/language/es.json';
import { findEnglish } from '../../test/find-english';

const translations = new Set<string>(Object.values(spanish));

/** The bundle's English texts, even of one word, that no Spanish text equals. */
const englishTexts = new Set(
  [...collectTexts().values()].filter((text) => !translations.has(text)),
);

/** Lists the texts that visitors see or hear, except data that is marked as English. */
const listTexts = (): string[] => {
  const texts: string[] = [document.title];
  const isRead = (element: Element): boolean =>
    !element.closest('script, style, noscript, template, [lang="en"]') && element.checkVisibility();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && isRead(parentElement)) texts.push(textContent?.trim() ?? '');
  }
  for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
    for (const element of document.querySelectorAll(`body [${name}]`)) {
      if (isRead(element)) texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts;
};

/** Lists the texts without line breaks that overlap what is beside them, because they are longer than in English. */
const listWideTexts = (): string[] =>
  [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { whiteSpace, overflowX } = getComputedStyle(element);
      const isShown = element.clientWidth > 0 && element.checkVisibility();
      const isWide = element.scrollWidth > element.clientWidth;
      return isShown && isWide && whiteSpace === 'nowrap' && overflowX === 'visible';
    })
    .map(({ textContent }) => textContent);

/** Expects that everything on a page is in Spanish, apart from names, and has enough room. */
export const expectSpanish = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es-US');
  await expect
    .poll(
      async () =>
        (await page.evaluate(listTexts)).filter(
          (text) => findEnglish(text) || englishTexts.has(text),
        ),
      'English texts',
    )
    .toEqual([]);
  expect(await page.evaluate(listWideTexts), 'texts without enough room').toEqual([]);
};
