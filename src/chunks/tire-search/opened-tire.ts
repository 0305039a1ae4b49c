import { replaceUrl } from '../../browser/url-state';

/** The tire that the visitor opened, in the state of the history entry that they left. */
const OPENED = 'bsroOpenedTire';

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
 * Notes which card the visitor leaves by, so that Back returns to it. The browser must not scroll by
 * itself then: the cards have their final height only when the store is known.
 */
export const rememberOpenedTire = (id: string, card: Element): void => {
  const opened: OpenedTire = { id, top: Math.round(card.getBoundingClientRect().top) };
  replaceUrl({ state: { ...readState(), [OPENED]: opened } });
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
  const { [OPENED]: opened, ...others }: Record<string, unknown> = { ...readState() };
  if (opened === undefined) return undefined;
  replaceUrl({ state: others });
  history.scrollRestoration = 'auto';
  return isOpenedTire(opened) ? opened : undefined;
};

// The browser restores a page from its memory as the visitor left it.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) takeOpenedTire();
});

/** Scrolls a card to where it was when the visitor opened it, and focuses its link. */
export const returnToCard = (card: Element, top: number): void => {
  scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
  card.querySelector('a')?.focus({ preventScroll: true });
};
