/** Counts the panels of my store that are open on the page. */
export const countOpenPanels = (): number =>
  document.querySelectorAll('.bsro-my-store [aria-controls][aria-expanded=true]').length;
