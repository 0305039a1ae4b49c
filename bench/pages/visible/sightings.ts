import { sightingsOf } from '../../../src/mounts/schema/sighting';
import { islandVisible } from '../island/placeholder';

export const sightings = sightingsOf([islandVisible]);
