import { createHash } from 'node:crypto';
import type { ArtifactLocation, Fix, Log, Notification, Region, Result } from 'sarif';
import { version } from '../../package.json';
import type { Problem } from '../lint/problem';
import { isHint, RULES } from '../lint/rules';
import type { Format, LintedPage } from './lint-result';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

const BASE_ID = 'ROOT';

const rules = Object.entries(RULES);

const toLevel = (rule: string): 'note' | 'error' => (isHint(rule) ? 'note' : 'error');

/** Returns a file's location relative to the working folder, as code hosts expect it, or a page's URL. */
const toLocation = (name: string): ArtifactLocation =>
  /^https?:/i.test(name)
    ? { uri: encodeURI(decodeURISafely(name)) }
    : { uri: name.split('/').map(encodeURIComponent).join('/'), uriBaseId: BASE_ID };

/** Decodes a URL that may already be encoded, so that it isn't encoded twice. */
function decodeURISafely(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

const toRegion = ({ line, column, end, range }: Problem): Region => ({
  startLine: line,
  startColumn: column,
  endLine: end.line,
  endColumn: end.column,
  charOffset: range.start,
  charLength: range.end - range.start,
});

const toFixes = (artifactLocation: ArtifactLocation, { edits, correction }: Problem): Fix[] =>
  edits === undefined
    ? []
    : [
        {
          description: { text: `Write ${correction}` },
          artifactChanges: [
            {
              artifactLocation,
              replacements: edits.map(({ start, end, text }) => ({
                deletedRegion: { charOffset: start, charLength: end - start },
                ...(text === '' ? {} : { insertedContent: { text } }),
              })),
            },
          ],
        },
      ];

/** Creates a fingerprint of a mistake that stays the same when lines are added above the mistake. */
const toFingerprint = ({ name, html }: LintedPage, { rule, range, found }: Problem): string => {
  const text = html.slice(range.start, range.end);
  return createHash('sha256')
    .update(JSON.stringify([name, rule, found, text]))
    .digest('hex');
};

const toResults = (page: LintedPage): Result[] => {
  const seen = new Map<string, number>();
  return page.problems.map((problem) => {
    const artifactLocation = toLocation(page.name);
    const { rule, message, correction } = problem;
    const fixes = toFixes(artifactLocation, problem);
    const fingerprint = toFingerprint(page, problem);
    const occurrence = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, occurrence);
    return {
      ruleId: rule,
      ruleIndex: rules.findIndex(([name]) => name === rule),
      level: toLevel(rule),
      message: { text: `${message}.\nWrite:\n${correction}` },
      locations: [{ physicalLocation: { artifactLocation, region: toRegion(problem) } }],
      partialFingerprints: { 'mistake/v1': `${fingerprint}:${occurrence}` },
      ...(fixes.length > 0 ? { fixes } : {}),
    };
  });
};

/** Formats the result as a SARIF 2.1.0 log, which code hosts show beside the lines of a file. */
export const formatSarif: Format = ({ pages, unread }) => {
  const notifications = unread.map(({ name, failure }): Notification => ({
    level: 'error',
    message: { text: `${name} was not read: ${failure}` },
  }));
  const log: Log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'bsro-ui lint:html',
            version,
            rules: rules.map(([id, text]) => ({
              id,
              shortDescription: { text: `${text}.` },
              defaultConfiguration: { level: toLevel(id) },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: {
          [BASE_ID]: { description: { text: 'The folder in which the linter ran.' } },
        },
        artifacts: pages.map(({ name }) => ({
          location: toLocation(name),
          mimeType: 'text/html',
        })),
        invocations: [
          {
            executionSuccessful: unread.length === 0,
            ...(notifications.length > 0 ? { toolExecutionNotifications: notifications } : {}),
          },
        ],
        results: pages.flatMap(toResults),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
};
