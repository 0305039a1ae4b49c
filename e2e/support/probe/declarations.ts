import { declare } from '../../../src/mounts/runtime/declare';
import { probes } from './probes';

/** The probes' placeholders. */
export { runCommand } from '../../../src/mounts/runtime/declare';

export const loadStart = declare(probes);

export const preload = async (): Promise<void> => {};
