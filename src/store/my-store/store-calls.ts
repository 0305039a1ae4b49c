import { getStoreDetails } from '../../services/stores';
import type { Store } from '../../services/store-schema';

/** A store with its hours; undefined when it does not load. */
export const storeOf = async (storeNumber: string): Promise<Store | undefined> => {
  const answer = await getStoreDetails(storeNumber);
  return answer.success === 'true' ? answer.data : undefined;
};
