/** The IDs of the services for the add-ons of a cart, by the add-on's code (CART-3). */
const SERVICE_BY_ADD_ON: Readonly<Record<string, string>> = {
  7009500: 'alignment',
  7009527: 'alignment',
  7028789: 'vehicle-inspection',
};

/** Lists the services of an order's appointment: the checkout's, and what was bought with the tires. */
export const listOrderServices = (
  service: string,
  addOns: readonly { readonly code: string }[],
): string[] => [service, ...addOns.flatMap(({ code }) => SERVICE_BY_ADD_ON[code] ?? [])];
