import { benchAll } from './engine';

window.bench = benchAll();
