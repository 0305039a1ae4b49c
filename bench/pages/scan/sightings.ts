import { sightingsOf } from '../../../src/mounts/schema/sighting';
import { placeholders } from './placeholders';

export const sightings = sightingsOf(placeholders);
