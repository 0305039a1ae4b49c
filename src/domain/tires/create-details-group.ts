import type { TireDetails } from '../../services/tire-details';
import { createGroup } from './tire-group';
import type { TireGroup } from './tire-group';

/** Creates the group of one tire, or of a front and a rear tire, from their details (SRCH-3). */
export const createDetailsGroup = (
  tires: readonly [front: TireDetails, rear?: TireDetails],
): TireGroup => {
  const [front, rear] = tires;
  const details = rear ? [front, rear] : [front];
  return createGroup(rear ? [front.tire, rear.tire] : [front.tire], {
    pricing: new Map(
      details.flatMap(({ tire, pricing }) => (pricing ? [[tire.code, pricing]] : [])),
    ),
    inventory: new Map(
      details.flatMap(({ tire, inventory }) => (inventory ? [[tire.code, inventory]] : [])),
    ),
    ratings: new Map(details.map(({ tire, ratings }) => [tire.code, ratings])),
  });
};
