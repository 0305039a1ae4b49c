import { useMemo, useState } from 'react';
import type { TireGroup } from '../../tires/tire-group';

const createCardKeys = () => {
  let keys: readonly string[] = [];
  return (groups: readonly TireGroup[]): readonly string[] => {
    const shown = new Set(groups.map(({ id }) => id));
    const added = [...shown].filter((id) => !keys.includes(id));
    keys = [...keys.map((id) => (shown.has(id) ? id : (added.shift() ?? ''))), ...added];
    return keys;
  };
};

/**
 * Returns the IDs of the tires whose positions are the React keys of their cards. A tire keeps its card
 * while it is in the list, and a new tire gets one of the cards that are left, whose nodes change faster
 * than new ones are created.
 */
export const useCardKeys = (groups: readonly TireGroup[]): readonly string[] => {
  const [assignKeys] = useState(createCardKeys);
  return useMemo(() => assignKeys(groups), [assignKeys, groups]);
};
