import { manifest } from '../src/mounts/manifest';
import { runLint } from './lint-command';

/** `npm run lint:html -- target…` (docs/authoring/lint.md). */
const main = async (): Promise<void> => {
  process.exitCode = await runLint(process.argv.slice(2), manifest, {
    write: (text) => process.stdout.write(text),
    writeError: (text) => process.stderr.write(text),
  });
};

void main();
