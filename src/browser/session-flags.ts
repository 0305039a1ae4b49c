/** Flags in session storage (LS-2). */
export type SessionFlag = 'recentlyViewedTireFlag';

/** Checks whether a flag is 'true'; false if storage is disabled (LS-3). */
export const readSessionFlag = (flag: SessionFlag): boolean => {
  try {
    return sessionStorage.getItem(flag) === 'true';
  } catch {
    return false;
  }
};

/** Sets a flag for this tab, if storage is enabled. */
export const setSessionFlag = (flag: SessionFlag): void => {
  try {
    sessionStorage.setItem(flag, 'true');
  } catch {
    // The page works without it (LS-3).
  }
};
