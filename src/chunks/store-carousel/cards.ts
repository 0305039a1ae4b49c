import { cleanText, cleanValue } from '../../domain/text/clean-text';
import { PlaceholderError } from '../../browser/author-errors';
import { report } from '../../browser/report';

const CARD_SELECTOR = '.tire-card';
const LIST_SELECTOR = '.tires-carousel';

export interface TireCard {
  element: HTMLElement;
  brand: string;
  tireName: string;
  articleIds: readonly string[];
  /** 0 to 5, if the CMS provides it. */
  rating: number | undefined;
  reviewCount: number | undefined;
}

export interface TireList {
  track: HTMLElement;
  slides: readonly HTMLElement[];
  cards: readonly TireCard[];
}

const parseNumber = (text: string | undefined, max: number): number | undefined => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return value >= 0 && value <= max ? value : undefined;
};

const reportAttribute = (
  element: HTMLElement,
  attribute: string,
  value: string | undefined,
): void => {
  const found = value === undefined ? 'missing' : JSON.stringify(value);
  report(
    new PlaceholderError(
      `tire-card: ${attribute} is ${found}, expected text: write ${attribute}="Example"`,
    ),
    { source: 'store-carousel', during: 'attributes', element },
  );
};

const readCard = (element: HTMLElement): TireCard | undefined => {
  const { articleIds, rating, reviewCount } = element.dataset;
  const [brand, tireName] = (['brand', 'tireName'] as const).map((name) =>
    cleanText(element.dataset[name] ?? ''),
  );
  if (!brand) reportAttribute(element, 'data-brand', element.dataset['brand']);
  if (!tireName) reportAttribute(element, 'data-tire-name', element.dataset['tireName']);
  if (!brand || !tireName) return undefined;
  return {
    element,
    brand,
    tireName,
    articleIds: (articleIds ?? '').split(',').map(cleanValue).filter(Boolean),
    rating: parseNumber(rating, 5),
    reviewCount: parseNumber(reviewCount, Number.MAX_SAFE_INTEGER),
  };
};

const getParents = (elements: readonly HTMLElement[]): HTMLElement[] => [
  ...new Set(elements.flatMap(({ parentElement }) => parentElement ?? [])),
];

/**
 * Finds the tires of a store container. Reports a card without brand or name (MOUNT-8); such a
 * card is a slide, but never gets a price.
 * @returns undefined if there are no tires
 */
export const findTires = (cms: readonly ChildNode[]): TireList | undefined => {
  const nodes = cms.filter((node) => node instanceof HTMLElement);
  const elements = nodes.flatMap((node) => [
    ...node.querySelectorAll<HTMLElement>(`${LIST_SELECTOR} ${CARD_SELECTOR}`),
  ]);
  // If an editor has wrapped each card, the wrappers are the slides.
  let slides = elements;
  let parents = getParents(slides);
  while (parents.length > 1) {
    slides = parents;
    parents = getParents(slides);
  }
  const [track] = parents;
  if (!track || !nodes.some((node) => node.contains(track))) return undefined;
  return { track, slides, cards: elements.flatMap((element) => readCard(element) ?? []) };
};
