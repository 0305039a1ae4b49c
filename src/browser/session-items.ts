/**
 * Prefix of the keys of drafts: what this tab's visitor has entered or selected, but not submitted. They are all removed
 * when a driver signs out.
 */
export const DRAFT_PREFIX = 'bsro-draft-';

/** Reads an item of session storage; undefined if it is absent or malformed, or storage is disabled. */
export const readSessionItem = (key: string): unknown => {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Stores an item for this tab; undefined removes it. Does nothing if storage is full or disabled. */
export const writeSessionItem = (key: string, data: unknown): void => {
  try {
    if (data === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(data));
  } catch {
    // The page works without it (LS-3).
  }
};

/** Removes the drafts whose names begin with a text; without one, all. */
export const removeDrafts = (name = ''): void => {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(DRAFT_PREFIX + name)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage, there are none.
  }
};
