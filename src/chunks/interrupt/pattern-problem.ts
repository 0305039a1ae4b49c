/** The error for a rejected pattern; its message is the rest of a sentence that starts with the pattern. */
export class PatternProblem extends Error {}
