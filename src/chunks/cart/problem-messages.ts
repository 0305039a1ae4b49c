/** The messages about changes that failed. */
export const PROBLEMS = {
  quantity: "We couldn't change the quantity. Please try again.",
  addOn: "We couldn't update the service. Please try again.",
  remove: "We couldn't remove your tires. Please try again.",
} as const;
