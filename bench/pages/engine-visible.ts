import { benchVisible } from './engine';

window.bench = benchVisible();
