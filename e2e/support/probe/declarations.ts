import { declare } from '../../../src/mounts/runtime/declare';
import { probes } from './probes';

/** The probes' placeholders. */
export const begin = declare(probes);
