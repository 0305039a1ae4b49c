/** Checks whether nodes of the CMS contain text, so that they can stay while the data loads or if loading fails. */
export const hasText = (nodes: readonly ChildNode[]): boolean =>
  nodes.some(({ textContent }) => textContent?.trim());
