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
