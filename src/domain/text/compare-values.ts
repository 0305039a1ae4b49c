/**
 * Compares numbers, or texts by their character codes as the services do, to sort them. For ISO dates and English
 * names, a collator would only take longer (docs/performance.md).
 */
export const compareValues = <Value extends number | string>(one: Value, other: Value): number =>
  Number(one > other) - Number(one < other);
