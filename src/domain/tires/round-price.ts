/**
 * Rounds US dollars to cents. Half a cent, which the average price of a pair may contain, is rounded up,
 * although 1.005, for example, is slightly less as a floating-point number.
 */
export const roundPrice = (dollars: number): number =>
  Math.round(Math.round(dollars * 200) / 2) / 100;
