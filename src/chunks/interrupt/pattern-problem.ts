/** The error for a refused pattern; its message is the rest of a sentence that starts with the pattern. */
export class PatternProblem extends Error {}
