import { createFileLoader } from '../authoring/sources/load-file';
import { createRenderedLoader } from '../authoring/sources/rendered-pages';
import { runPageCheck } from './page-check/run-page-check';

/** `npm run check:page -- URL`: exits with 1 if a check fails, and with 2 if it can't run. */
const main = async (): Promise<void> => {
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  process.exitCode = await runPageCheck(process.argv.slice(2), {
    createLoader: (timeout, isRendered) =>
      (isRendered ? createRenderedLoader : createFileLoader)(timeout),
    print,
  });
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
