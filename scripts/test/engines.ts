import { runBrowserSuite } from './browser-suite';
import { ensureEngines } from './engine-programs';

// Builds the bundle and runs the smoke suite on Firefox and WebKit.
runBrowserSuite({
  name: 'engines',
  ensurePrograms: ensureEngines,
  step: ['build', ['--import', 'tsx', 'scripts/build/build.ts']],
});
