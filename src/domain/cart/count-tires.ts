/** Returns the number of tires in a cart, a quote, or a part of one. */
export const countTires = ({
  items,
}: {
  readonly items: readonly { readonly qty: number }[];
}): number => items.reduce((sum, { qty }) => sum + qty, 0);
