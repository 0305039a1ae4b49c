import '../../../src/public-path';
import { start } from '../../../src/start';
import { sightings } from './sightings';

start(sightings, () => import(/* webpackChunkName: "declarations" */ './declarations'));
