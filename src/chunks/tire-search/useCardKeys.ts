import { useState } from 'react';
import type { TireGroup } from '../../tires/tire-group';

const assignKeys = (keys: readonly string[], groups: readonly TireGroup[]): readonly string[] => {
  const shown = new Set(groups.map(({ id }) => id));
  const added = [...shown].filter((id) => !keys.includes(id));
  return [...keys.map((id) => (shown.has(id) ? id : (added.shift() ?? ''))), ...added];
};

/**
 * Returns the IDs of the tires whose positions are the React keys of their cards. A tire keeps its card
 * while it is in the list, and a new tire gets one of the cards that are left, whose nodes change faster
 * than new ones are created.
 */
export const useCardKeys = (groups: readonly TireGroup[]): readonly string[] => {
  const [assigned, setAssigned] = useState(() => ({ groups, keys: assignKeys([], groups) }));
  if (assigned.groups === groups) return assigned.keys;
  const keys = assignKeys(assigned.keys, groups);
  setAssigned({ groups, keys });
  return keys;
};
