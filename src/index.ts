import './public-path';
import { sightings } from './mounts/sightings';
import { start } from './start';

start(sightings, () => import(/* webpackChunkName: "declarations" */ './mounts/declarations'));
