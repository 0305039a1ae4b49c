/** Flags that last as long as the tab (LS-2). */
export type SessionFlag = 'recentlyViewedTireFlag';

/** Whether a flag is 'true'; false when storage is disabled (LS-3). */
export const readSessionFlag = (flag: SessionFlag): boolean => {
  try {
    return sessionStorage.getItem(flag) === 'true';
  } catch {
    return false;
  }
};

/** Raises a flag for this tab; without storage it is not remembered. */
export const setSessionFlag = (flag: SessionFlag): void => {
  try {
    sessionStorage.setItem(flag, 'true');
  } catch {
    // Nothing of the page depends on it (LS-3).
  }
};
