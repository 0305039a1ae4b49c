/** The reason for refusing a pattern, as the end of a sentence about it. */
export class PatternProblem extends Error {}
