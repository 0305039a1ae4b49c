import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import { formatJson } from './formats/json';
import { countMistakes } from './formats/lint-result';
import type { Format, LintedPage } from './formats/lint-result';
import { formatSarif } from './formats/sarif';
import { formatText } from './formats/text';
import { fixPage } from './fix-page';
import { lintHtml } from './lint-html';
import type { KnownTexts } from './lint/page';
import type { Problem } from './lint/problem';
import { isSlowPattern } from './slow-pattern';
import { EncodingError } from './sources/encoded-text';
import { getErrorFacts } from './sources/error-facts';
import type { PageFile, PageSource, LoadedPage, UnreadablePage } from './sources/page-source';
import { readPages } from './sources/read-pages';

const FORMATS: ReadonlyMap<string, Format> = new Map([
  ['text', formatText],
  ['json', formatJson],
  ['sarif', formatSarif],
]);

const USAGE = `Usage: npm run lint:html -- [options] target…

Finds mistakes in the placeholders of rendered pages.

A target is an HTML file, a folder, the URL of a page, or a sitemap (a file or a URL).

  --rendered         reads pages from a URL after their own scripts have run, in Chromium
  --fix              corrects mistakes that have only one correction, in files
  --format FORMAT    sets the format: text (default), json, or sarif
  --output FILE      writes the result to a file
  --timeout SECONDS  limits the time of one request; 15 by default
  --concurrency N    limits the pages that are read at once; 4 by default
  --help             shows this text

Exit codes: 0 without mistakes, 1 with mistakes, 2 if the command is wrong or a page can't be read.
`;

/** The exit codes (docs/authoring/lint.md#exit-codes). */
const CLEAN = 0;
const MISTAKES = 1;
const FAILED = 2;

/** The functions with which the command writes its output. */
export interface Output {
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
}

interface Options {
  readonly targets: readonly string[];
  readonly format: Format;
  readonly outputFile: string | undefined;
  readonly isFixing: boolean;
  readonly isRendered: boolean;
  readonly timeout: number;
  readonly concurrency: number;
}

class UsageError extends Error {}

const parseCount = (name: string, text: string, max: number): number => {
  const value = Number(text);
  if (value > 0 && value <= max) return value;
  throw new UsageError(`--${name} is "${text}", expected a number above 0, at most ${max}`);
};

const MAX_SECONDS = 600;
const MAX_CONCURRENCY = 32;

const parseOptions = (args: readonly string[]): Options | 'help' => {
  const { values, positionals: targets } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      fix: { type: 'boolean', default: false },
      rendered: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      output: { type: 'string' },
      timeout: { type: 'string', default: '15' },
      concurrency: { type: 'string', default: '4' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const format = FORMATS.get(values.format);
  if (!format) {
    const known = [...FORMATS.keys()].join(', ');
    throw new UsageError(`--format is "${values.format}", expected one of ${known}`);
  }
  if (targets.length === 0) throw new UsageError('no file, folder, URL, or sitemap');
  return {
    targets,
    format,
    outputFile: values.output,
    isFixing: values.fix,
    isRendered: values.rendered,
    timeout: parseCount('timeout', values.timeout, MAX_SECONDS) * 1000,
    concurrency: Math.ceil(parseCount('concurrency', values.concurrency, MAX_CONCURRENCY)),
  };
};

/** What a page may contain. */
interface Site {
  readonly manifest: readonly AnyPlaceholder[];
  readonly texts: KnownTexts;
}

const findProblems = (html: string, { manifest, texts }: Site): readonly Problem[] =>
  lintHtml(html, manifest, { isSlowPattern, texts });

const lintPage = ({ name, html }: LoadedPage, site: Site): LintedPage => ({
  name,
  html,
  problems: findProblems(html, site),
  fixed: 0,
});

/**
 * Corrects the file of a linted page.
 * @returns the page as it is now
 * @throws {EncodingError} if a correction can't be written in the encoding of the file, which then stays as it is
 * @throws {Error} if the file can't be written
 */
const fixFile = async (
  page: LintedPage,
  { path, content }: PageFile,
  site: Site,
): Promise<LintedPage> => {
  const { bytes, text } = fixPage(content, site.manifest);
  if (text === page.html) return page;
  await writeFile(path, bytes);
  const problems = findProblems(text, site);
  return {
    name: page.name,
    html: text,
    problems,
    fixed: Math.max(0, page.problems.length - problems.length),
  };
};

const isUnreadable = (source: PageSource): source is UnreadablePage => 'failure' in source;

const describeError = (error: unknown): string => getErrorFacts(error).message;

/**
 * Runs `npm run lint:html`.
 * @returns the exit code
 */
export const runLint = async (
  args: readonly string[],
  site: Site,
  { write, writeError }: Output,
): Promise<number> => {
  let options: Options | 'help';
  try {
    options = parseOptions(args);
  } catch (error) {
    writeError(`${describeError(error)}\n\n${USAGE}`);
    return FAILED;
  }
  if (options === 'help') {
    write(USAGE);
    return CLEAN;
  }
  const { targets, format, outputFile, isFixing } = options;
  const pages: LintedPage[] = [];
  const unread: UnreadablePage[] = [];
  for (const target of targets) {
    for (const source of await readPages(target, options)) {
      if (isUnreadable(source)) {
        unread.push(source);
        continue;
      }
      const page = lintPage(source, site);
      try {
        const { file } = source;
        pages.push(isFixing && file ? await fixFile(page, file, site) : page);
      } catch (error) {
        if (error instanceof EncodingError) {
          pages.push(page);
          writeError(`${page.name} was not changed: ${error.message}. Save the file as UTF-8\n`);
        } else unread.push({ name: source.name, failure: describeError(error) });
      }
    }
  }
  if (isFixing && targets.some((target) => /^https?:/i.test(target))) {
    writeError('--fix changes files, not pages loaded from a URL\n');
  }
  const result = { pages, unread };
  const text = format(result);
  try {
    if (outputFile === undefined) write(text);
    else await writeFile(outputFile, text);
  } catch (error) {
    writeError(`--output: ${describeError(error)}\n`);
    return FAILED;
  }
  if (unread.length > 0) return FAILED;
  return countMistakes(result) > 0 ? MISTAKES : CLEAN;
};
