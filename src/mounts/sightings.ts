import { manifest } from './manifest';
import { sightingsOf } from './schema/sighting';

/** What the entry looks for. The build evaluates this module and puts its value in its place. */
export const sightings = sightingsOf(manifest);
