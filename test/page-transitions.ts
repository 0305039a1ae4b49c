/** Simulates that the visitor leaves and the browser keeps the page in memory. */
export const leavePage = (): void => {
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
};

/** Simulates that the visitor returns to the page and the browser restores it from memory. */
export const returnToPage = (): void => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
};
