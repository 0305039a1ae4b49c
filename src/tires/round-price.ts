/**
 * Rounds US dollars to cents, and half a cent, which the average price of a pair may have, up: as a
 * fraction, 1.005 is less than that.
 */
export const roundPrice = (dollars: number): number =>
  Math.round(Math.round(dollars * 200) / 2) / 100;
