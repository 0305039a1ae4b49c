/** What the visitor can do about a change that failed. */
export const PROBLEMS = {
  quantity: "The quantity wasn't changed. Please try again.",
  addOn: "The service wasn't changed. Please try again.",
  addOns: "The services that you can add didn't load.",
  remove: "Your tires weren't removed. Please try again.",
} as const;

/** Whether a problem has its text here; the others have theirs in the notices. */
export const isChangeProblem = (problem: string | null): problem is keyof typeof PROBLEMS =>
  problem !== null && Object.hasOwn(PROBLEMS, problem);
