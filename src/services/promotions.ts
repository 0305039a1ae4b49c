import { nullish, object, picklist, string } from 'valibot';
import { tolerantArray } from '../browser/tolerant-array';
import type { Promotion } from '../bus/topics';
import type { Result } from './result';
import { call } from './http';
import { tirePromotion, toPromotion } from './promotion-schema';

/** An offer of tires or of a service. */
export interface Offer extends Promotion {
  readonly isService: boolean;
}

/** Returns the schema of the offers; with a friendlyId, drops entries about other offers. */
const createOffersSchema = (friendlyId: string | undefined) => {
  const offer = object({
    ...tirePromotion.entries,
    // Not `literal`, which every page would have to load.
    friendlyId: friendlyId === undefined ? string() : picklist([friendlyId]),
  });
  const createList = (name: string) => tolerantArray(name, offer, { needsValidEntry: true });
  return object({
    tirePromotions: createList('tirePromotions'),
    servicePromotions: nullish(createList('servicePromotions'), []),
  });
};

/**
 * Gets one promotion of tires or a service by its friendlyId, or all: GET promotions/alloffers, cached for an hour. An
 * unknown friendlyId fails with status '404', and a response about other offers is a failure, too (OFFR-7).
 */
export const getOffers = async (friendlyId?: string): Promise<Result<readonly Offer[]>> => {
  const result = await call({
    path: 'promotions/alloffers',
    schema: createOffersSchema(friendlyId),
    query: { friendlyId },
    isCached: true,
  });
  if (!result.ok) return result;
  const { tirePromotions, servicePromotions } = result.data;
  const toOffers = (promotions: typeof tirePromotions, isService: boolean): Offer[] =>
    promotions.map((promotion) => ({ ...toPromotion(promotion), isService }));
  const data = [...toOffers(tirePromotions, false), ...toOffers(servicePromotions, true)];
  return { ...result, data };
};
