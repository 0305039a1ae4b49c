/** The messages about changes that failed. */
export const PROBLEMS = {
  quantity: "We couldn't change the quantity. Please try again.",
  addOn: "We couldn't update the service. Please try again.",
  remove: "We couldn't remove your tires. Please try again.",
} as const;

/** Checks whether `PROBLEMS` has a message for a problem. The notices have the other messages. */
export const isChangeProblem = (problem: string | null): problem is keyof typeof PROBLEMS =>
  problem !== null && Object.hasOwn(PROBLEMS, problem);
