import { formatUsd } from '../../language/numbers';

export const OFFER_ENDED = 'This offer has ended.';

/** @param dollars price of one tire */
export const formatYourPrice = (dollars: number): string => `Your price: ${formatUsd(dollars)} ea.`;

/** @param dollars savings on a set of four */
export const formatYourSavings = (dollars: number): string =>
  `You save ${formatUsd(dollars)} on a set of four.`;
