import { report } from '../../browser/report';

const CARD_SELECTOR = '.tire-card';
const LIST_SELECTOR = '.tires-carousel';

/** A tire of the carousel as the CMS wrote it down. */
export interface TireCard {
  element: HTMLElement;
  brand: string;
  tireName: string;
  articleIds: readonly string[];
  /** 0 to 5, when the CMS prints it. */
  rating: number | undefined;
  reviewCount: number | undefined;
}

/** The CMS's list and its items: what slides, and what it slides in. */
export interface TireList {
  track: HTMLElement;
  slides: readonly HTMLElement[];
  cards: readonly TireCard[];
}

const numberFrom = (text: string | undefined, best: number): number | undefined => {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return value >= 0 && value <= best ? value : undefined;
};

const complain = (attribute: string, value: string | undefined): void =>
  report(
    new Error(
      `tire-card: ${attribute} is ${value === undefined ? 'missing' : JSON.stringify(value)}, expected a text`,
    ),
    { source: 'store-carousel', during: 'attributes' },
  );

const readCard = (element: HTMLElement): TireCard | undefined => {
  const { brand, tireName, articleIds, rating, reviewCount } = element.dataset;
  if (!brand?.trim()) complain('data-brand', brand);
  if (!tireName?.trim()) complain('data-tire-name', tireName);
  if (!brand?.trim() || !tireName?.trim()) return undefined;
  return {
    element,
    brand: brand.trim(),
    tireName: tireName.trim(),
    articleIds: (articleIds ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
    rating: numberFrom(rating, 5),
    reviewCount: numberFrom(reviewCount, Number.MAX_SAFE_INTEGER),
  };
};

const parentsOf = (elements: readonly HTMLElement[]): HTMLElement[] => [
  ...new Set(elements.flatMap(({ parentElement }) => parentElement ?? [])),
];

/**
 * The tires of a store container. A card without brand or name slides like the others but is never
 * priced; each mistake is named once (MOUNT-8).
 * @returns undefined where there is nothing to slide
 */
export const findTires = (container: HTMLElement): TireList | undefined => {
  const elements = [
    ...container.querySelectorAll<HTMLElement>(`${LIST_SELECTOR} ${CARD_SELECTOR}`),
  ];
  // Editors wrap cards in list items or paragraphs of their own: what slides is then the wrapper.
  let slides = elements;
  let parents = parentsOf(slides);
  while (parents.length > 1) {
    slides = parents;
    parents = parentsOf(slides);
  }
  const [track] = parents;
  if (!track || !container.contains(track)) return undefined;
  return { track, slides, cards: elements.flatMap((element) => readCard(element) ?? []) };
};
