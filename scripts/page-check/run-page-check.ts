import { parseArgs } from 'node:util';
import { checkPage } from './check-page';
import { countVerdicts, formatResults } from './format-results';
import { addCredentials, removeCredentials } from '../../authoring/sources/credentials';
import type { createFileLoader } from '../../authoring/sources/load-file';

const USAGE = 'Usage: npm run check:page -- URL [--rendered] [--json] [--timeout seconds]';

/** What a page check needs from its caller. */
interface Environment {
  /** @param isRendered whether the page's own scripts run before it is checked */
  readonly createLoader: (
    timeout: number,
    isRendered: boolean,
  ) => ReturnType<typeof createFileLoader>;
  readonly print: (text: string) => void;
}

interface Options {
  readonly url: URL;
  readonly isJson: boolean;
  readonly isRendered: boolean;
  /** In milliseconds. */
  readonly timeout: number;
}

/** Parses the arguments. @throws Error with the usage if they are invalid */
const parseOptions = (args: readonly string[]): Options => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        rendered: { type: 'boolean', default: false },
        timeout: { type: 'string', default: '10' },
      },
    });
    const [text = '', ...others] = positionals;
    const timeout = Number(values.timeout) * 1000;
    const url = new URL(text);
    if (!/^https?:$/.test(url.protocol) || others.length > 0 || !(timeout > 0)) throw new Error();
    return { url, isJson: values.json, isRendered: values.rendered, timeout };
  } catch {
    throw new Error(USAGE);
  }
};

/**
 * Runs `npm run check:page` with its arguments.
 * @returns the exit code: 0 if no check fails, otherwise 1
 * @throws Error with the usage if the arguments are invalid
 */
export const runPageCheck = async (
  args: readonly string[],
  { createLoader, print }: Environment,
): Promise<0 | 1> => {
  const { url, isJson, isRendered, timeout } = parseOptions(args);
  const { load, close } = createLoader(timeout, isRendered);
  const page = removeCredentials(url);
  const results = await checkPage(page, addCredentials(load, url)).finally(close);
  print(
    isJson
      ? JSON.stringify({ url: page.href, ...countVerdicts(results), results }, null, 2)
      : formatResults(results),
  );
  return results.some(({ verdict }) => verdict === 'fail') ? 1 : 0;
};
