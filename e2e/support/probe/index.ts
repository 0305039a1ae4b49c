import '../../../src/public-path';
import { start } from '../../../src/start';
import { mountTriggers } from './mount-triggers';

start(mountTriggers, () => import(/* webpackChunkName: "declarations" */ './declarations'));
