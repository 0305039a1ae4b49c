/** The visitor leaves, and the browser keeps the page in memory. */
export const leavePage = (): void => {
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
};

/** The visitor comes back to the page that was kept. */
export const returnToPage = (): void => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
};
