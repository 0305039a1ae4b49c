import '../../../src/chunk-loader';
import { start } from '../../../src/start';
import { mountTriggers } from './mount-triggers';

start(mountTriggers, () => import(/* webpackChunkName: "declarations" */ './declarations'));
