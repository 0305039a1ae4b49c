import {
  array,
  fallback,
  looseObject,
  number,
  optional,
  parse,
  pipe,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import type { InferOutput } from 'valibot';
import { PlaceholderError } from '../../browser/author-errors';
import { report } from '../../browser/report';
import { parseAs, tolerantArray } from '../../browser/tolerant-array';
import {
  CUSTOM_MODULES,
  INCLUSION_RULES,
  INTERRUPT_SUBJECTS,
  INTERRUPT_TYPES,
} from '../../site/interrupt-values';
import { toSafeLink } from '../../browser/parse-url';
import { decodeReferences } from '../../browser/character-references';
import { blankAdded, parseCmsJson } from '../../browser/parse-cms-json';
import { readCookie, writeCookie } from '../../browser/cookies';

/** Default number of days for which a closed interrupt stays hidden (INTR-1). */
const EXPIRATION_DAYS = 30;

const plainText = () => fallback(pipe(optional(string(), ''), transform(decodeReferences)), '');
/** HTML; its character references stay. */
const markup = () => fallback(optional(string(), ''), '');

const nonNegativeNumber = (defaultValue: number) =>
  fallback(
    pipe(
      union([number(), string()]),
      // A CMS renders a missing field as an empty string, which must not become 0.
      transform((value) => (`${value}`.trim() === '' ? Number.NaN : Number(value))),
      number(),
      transform((value) => (Number.isFinite(value) && value >= 0 ? value : defaultValue)),
    ),
    defaultValue,
  );

/** Case-insensitive words: a list, or a comma-separated string. */
const words = (name: string) =>
  fallback(
    pipe(
      optional(union([string(), tolerantArray(name, string())]), ''),
      transform((value) => (typeof value === 'string' ? value.split(',') : value)),
      transform((parts) => parts.map((part) => part.trim().toLowerCase()).filter(Boolean)),
    ),
    [],
  );

const patterns = (name: string) =>
  fallback(
    pipe(
      optional(union([string(), tolerantArray(name, string())]), () => []),
      transform((value) => (typeof value === 'string' ? [value] : value)),
      transform((list) => list.map(decodeReferences).filter(Boolean)),
    ),
    [],
  );

const image = () =>
  fallback(
    pipe(
      optional(union([string(), looseObject({ src: string(), alt: optional(string(), '') })])),
      transform((value) => {
        const { src, alt } = typeof value === 'object' ? value : { src: value ?? '', alt: '' };
        const url = toSafeLink(decodeReferences(src)) || undefined;
        return url === undefined ? undefined : { src: url, alt: decodeReferences(alt) };
      }),
    ),
    undefined,
  );

interface CallToAction {
  readonly label: string;
  readonly href: string;
}

export type CustomModuleName = (typeof CUSTOM_MODULES)[number];

const reportProblem = (problem: string): void =>
  report(new Error(problem), { source: 'interrupt-slot', during: 'attributes' });

const callToAction = looseObject({ label: plainText(), href: plainText() });

/** Parses the calls to action; reports and drops those without a label or a safe URL. */
const parseCallsToAction = (id: string, authored: readonly unknown[]): CallToAction[] =>
  authored.flatMap((entry, index) => {
    const parsed = safeParse(callToAction, entry);
    const { label, href: authoredHref } = parsed.success ? parsed.output : { label: '', href: '' };
    const href = toSafeLink(authoredHref);
    if (label.trim() && href?.trim()) return [{ label, href }];
    reportProblem(
      `Interrupt ${id}: cta ${index + 1} is not shown: expected a label and a safe href`,
    );
    return [];
  });

/** Finds the known value that an author has written; reports an unknown one, and treats it as missing. */
const parseKnown = <Known extends string, Missing extends string>(
  authored: string,
  known: readonly Known[],
  missing: Missing,
  problem: string,
): Known | Missing => {
  const value = authored.trim();
  const found = known.find((candidate) => candidate === value) ?? missing;
  if (found !== value) reportProblem(problem);
  return found;
};

const fields = looseObject({
  id: pipe(
    string(),
    transform((id) => id.trim()),
  ),
  type: fallback(string(), 'none'),
  classes: plainText(),
  image: image(),
  heading: plainText(),
  subheading: plainText(),
  copy: markup(),
  flexibleMessagingArea: markup(),
  /** The first is the primary one. */
  ctas: fallback(
    optional(array(unknown()), () => []),
    () => [],
  ),
  restrictions: words('restrictions'),
  inclusionRules: fallback(optional(string(), ''), ''),
  includePages: patterns('includePages'),
  excludePages: patterns('excludePages'),
  /** 1 is the highest; an interrupt without a priority comes last. */
  priority: nonNegativeNumber(Number.MAX_SAFE_INTEGER),
  /** In days. */
  expiration: nonNegativeNumber(EXPIRATION_DAYS),
  customModule: plainText(),
  about: plainText(),
});

const SUBJECTS = [...INTERRUPT_SUBJECTS.keys()];

const interrupt = pipe(
  fields,
  transform((authored) => {
    const { id } = authored;
    const type = parseKnown(
      authored.type,
      INTERRUPT_TYPES,
      'none',
      `Interrupt ${id} is not shown: expected the type ${INTERRUPT_TYPES.join(', ')} or none`,
    );
    const customModule = parseKnown(
      authored.customModule,
      CUSTOM_MODULES,
      '',
      `Interrupt ${id} is not shown: expected customModule ${CUSTOM_MODULES.join(' or ')}`,
    );
    const hasKnownModule = customModule === authored.customModule.trim();
    return {
      ...authored,
      type: hasKnownModule ? type : 'none',
      customModule,
      inclusionRules: parseKnown(
        authored.inclusionRules,
        INCLUSION_RULES,
        '',
        `Interrupt ${id} shows on every page: expected inclusionRules ${INCLUSION_RULES.join(' or ')}`,
      ),
      about: parseKnown(
        authored.about,
        SUBJECTS,
        '',
        `Interrupt ${id} also shows beside what it is about: expected about ${SUBJECTS.join(' or ')}`,
      ),
      ctas: parseCallsToAction(id, authored.ctas),
    };
  }),
);

/** An authored interrupt (INTR-1). */
export type Interrupt = InferOutput<typeof interrupt>;

/**
 * Parses the JSON list of a script.
 * @throws {PlaceholderError} if it isn't valid JSON, or isn't a list (MOUNT-8)
 */
const parseList = (text: string): unknown[] => {
  if (blankAdded(text).trim() === '') return [];
  try {
    return parse(array(unknown()), parseCmsJson(text));
  } catch (cause) {
    const mistake = cause instanceof SyntaxError ? `. ${cause.message}` : '';
    throw new PlaceholderError(
      'its script is not a valid JSON list: write ' +
        `<script type="application/json">[{"id": "spring", "type": "interrupt-modal"}]</script>${mistake}`,
      { cause },
    );
  }
};

/**
 * Parses the interrupts of a slot's JSON lists, in their order, then other entries with the same fields. Invalid
 * entries are reported and dropped (INTR-1).
 * @throws {PlaceholderError} if one of the texts isn't a valid JSON list (MOUNT-8)
 */
export const parseInterrupts = (
  texts: readonly string[],
  entries: readonly object[] = [],
): Interrupt[] =>
  [...texts.flatMap(parseList), ...entries].flatMap((entry) => {
    const parsed = parseAs('interrupt-slot', () => safeParse(interrupt, entry));
    if (parsed.success && parsed.output.id !== '') return [parsed.output];
    reportProblem('An interrupt without an id is not shown');
    return [];
  });

/** Checks whether the visitor has closed an interrupt and its cookie hasn't expired (INTR-3). */
export const isClosed = (id: string): boolean => readCookie(id) !== undefined;

/** Stores in a cookie, for the interrupt's number of days, that it was closed (INTR-3). */
export const rememberClosed = ({ id, expiration }: Interrupt): void =>
  writeCookie(id, 'closed', expiration);
