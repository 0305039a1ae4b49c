/** The visitor leaves, and the browser keeps the page in memory. */
export const leavePage = (): void => {
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
};

/** The visitor returns to the page, which the browser restores from memory. */
export const returnToPage = (): void => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
};
