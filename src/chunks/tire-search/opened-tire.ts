import { replaceUrl } from '../../browser/url-state';

/** Property of the history state that records the tire that the visitor opened. */
const STATE_KEY = 'bsroOpenedTire';

interface OpenedTire {
  readonly id: string;
  /** Distance of its card from the top of the window, in CSS pixels. */
  readonly top: number;
}

const readState = (): object => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/**
 * Records the card that the visitor opens, so that Back returns to it. Turns off the browser's scroll
 * restoration, because the cards have their final height only once the store is known.
 */
export const rememberOpenedTire = (id: string, card: Element): void => {
  const opened: OpenedTire = { id, top: Math.round(card.getBoundingClientRect().top) };
  replaceUrl({ state: { ...readState(), [STATE_KEY]: opened } });
  history.scrollRestoration = 'manual';
};

const isOpenedTire = (value: unknown): value is OpenedTire =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'top' in value &&
  typeof value.top === 'number';

/** Returns the tire that the visitor opened from this history entry, once. */
export const takeOpenedTire = (): OpenedTire | undefined => {
  const { [STATE_KEY]: opened, ...others }: Record<string, unknown> = { ...readState() };
  if (opened === undefined) return undefined;
  replaceUrl({ state: others });
  history.scrollRestoration = 'auto';
  return isOpenedTire(opened) ? opened : undefined;
};

// A page in the back-forward cache is as the visitor left it.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) takeOpenedTire();
});

/** Scrolls a card to where it was when the visitor opened it, and focuses its link. */
export const returnToCard = (card: Element, top: number): void => {
  scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
  card.querySelector('a')?.focus({ preventScroll: true });
};
