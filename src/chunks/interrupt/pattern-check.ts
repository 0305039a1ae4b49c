import { refuseExpensive } from './pattern-cost';
import { parsePattern } from './pattern-syntax';

/**
 * Checks a pattern that isn't simple.
 * @throws PatternProblem if its syntax isn't accepted, or if matching could take long
 */
export const checkPattern = (source: string): void => refuseExpensive(parsePattern(source));
