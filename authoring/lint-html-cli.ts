import { collectTexts } from '../scripts/texts/collect-texts';
import spanish from '../src/language/es.json';
import { manifest } from '../src/mounts/manifest';
import { runLint } from './lint-command';

/** `npm run lint:html -- target…` (docs/authoring/lint.md). */
const main = async (): Promise<void> => {
  const texts = { defaults: collectTexts(), spanish, isComplete: true };
  process.exitCode = await runLint(
    process.argv.slice(2),
    { manifest, texts },
    {
      write: (text) => process.stdout.write(text),
      writeError: (text) => process.stderr.write(text),
    },
  );
};

void main();
