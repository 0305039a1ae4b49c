import { number, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { parseData } from '../../browser/parse-data';
import { replaceUrl } from '../../browser/url-state';

/** Property of the history state that records the tire that the visitor opened. */
const STATE_KEY = 'bsroOpenedTire';

const openedTire = object({
  id: string(),
  /** Distance of its list item from the top of the window, in CSS pixels. */
  top: number(),
});

type OpenedTire = InferOutput<typeof openedTire>;

const readState = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/**
 * Records the tire whose link in a list the visitor follows, so that Back returns to it. Turns off the
 * browser's scroll restoration, because the list has its final height only once the store is known. A tire
 * that opens in another tab or window isn't recorded, because the visitor stays.
 * @param item the list item of the tire, with its ID in `data-tire`
 */
export const rememberOpenedTire = (
  id: string,
  item: Element,
  { ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): void => {
  if (ctrlKey || metaKey || shiftKey) return;
  const opened: OpenedTire = { id, top: Math.round(item.getBoundingClientRect().top) };
  replaceUrl({ state: { ...readState(), [STATE_KEY]: opened } });
  history.scrollRestoration = 'manual';
};

/** Returns the ID of the tire that the visitor opened from this history entry, until the page has returned to it. */
export const getOpenedTire = (): string | undefined =>
  parseData(openedTire, readState()[STATE_KEY])?.id;

/** Returns the record of the tire that the visitor opened from this history entry, and removes the record. */
const takeOpenedTire = (): OpenedTire | undefined => {
  const { [STATE_KEY]: opened, ...others } = readState();
  if (opened === undefined) return undefined;
  replaceUrl({ state: others });
  history.scrollRestoration = 'auto';
  return parseData(openedTire, opened);
};

// A page from the back-forward cache is as the visitor left it, so it needs no record.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) takeOpenedTire();
});

/**
 * Scrolls the tire that the visitor opened to where it was, and focuses its link. Call it once the page
 * contains its tires.
 */
export const returnToOpenedTire = (): void => {
  const opened = takeOpenedTire();
  if (!opened) return;
  for (const item of document.querySelectorAll('[data-tire]')) {
    if (item.getAttribute('data-tire') !== opened.id) continue;
    scrollBy({ top: item.getBoundingClientRect().top - opened.top, behavior: 'instant' });
    item.querySelector('a')?.focus({ preventScroll: true });
  }
};
