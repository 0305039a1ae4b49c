import { sightingsOf } from '../../../src/mounts/schema/sighting';
import { islandNow } from '../island/placeholder';

export const sightings = sightingsOf([islandNow]);
