declare global {
  interface Document {
    /** Whether the browser renders the page before the visitor opens it; undefined where browsers don't. */
    readonly prerendering?: boolean;
  }
}

/** Calls back at once; on a prerendered page, when the visitor opens it. */
export const whenShown = (run: () => void): void => {
  // enhancement: a browser without the property doesn't prerender for scripts
  if (document.prerendering)
    document.addEventListener('prerenderingchange', () => run(), { once: true });
  else run();
};
