/**
 * Compares texts by their character codes, to sort them. For ISO dates and English names, a collator
 * would only take longer (docs/performance.md).
 */
export const compareTexts = (one: string, other: string): number =>
  Number(one > other) - Number(one < other);
