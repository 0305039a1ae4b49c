import './chunk-loader';
import { mountTriggers } from './mounts/mount-triggers';
import { start } from './start';

start(mountTriggers, () => import(/* webpackChunkName: "declarations" */ './mounts/declarations'));
