import { manifest } from './manifest';
import { sightingOf } from './schema/sighting';

/** What the entry looks for. The build evaluates this module and puts its value in its place. */
export const sightings = manifest.map(sightingOf);
