import { sightingsOf } from '../../../src/mounts/schema/sighting';
import { probes } from './probes';

/** What the probes' entry looks for; evaluated by the build. */
export const sightings = sightingsOf(probes);
