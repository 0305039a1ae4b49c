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
import { report } from '../../browser/report';
import { parseAs, tolerantArray } from '../../browser/tolerant-array';
import { toSafeLink } from '../../ui/html/safe-link';
import { decodeReferences } from './character-references';

/** Days for which a closed interrupt stays away unless it says otherwise (INTR-1). */
export const EXPIRATION_DAYS = 30;

const plainText = () => fallback(pipe(optional(string(), ''), transform(decodeReferences)), '');
/** HTML keeps its character references: they are part of it. */
const markup = () => fallback(optional(string(), ''), '');

const amount = (otherwise: number) =>
  fallback(
    pipe(
      union([number(), string()]),
      // A CMS prints a field that was left out as an empty text, which is no zero.
      transform((value) => (`${value}`.trim() === '' ? Number.NaN : Number(value))),
      number(),
      transform((value) => (Number.isFinite(value) && value >= 0 ? value : otherwise)),
    ),
    otherwise,
  );

/** Words in any case: a list, a text of parts joined by commas, or nothing. */
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
        const address = toSafeLink(decodeReferences(src)) || undefined;
        return address === undefined ? undefined : { src: address, alt: decodeReferences(alt) };
      }),
    ),
    undefined,
  );

interface CallToAction {
  readonly label: string;
  readonly href: string;
}

/** What an interrupt can bring of its own (INTR-4, INTR-5). */
const CUSTOM_MODULES = ['email-signup-coupons', 'recently-viewed-tires'] as const;
export type CustomModuleName = (typeof CUSTOM_MODULES)[number];

const complain = (problem: string): void =>
  report(new Error(problem), { source: 'interrupt-slot', during: 'attributes' });

const callToAction = looseObject({ label: plainText(), href: plainText() });

/** The authored calls to action; one without words or with no safe address is named and left out. */
const readCallsToAction = (id: string, authored: readonly unknown[]): CallToAction[] =>
  authored.flatMap((entry, index) => {
    const parsed = safeParse(callToAction, entry);
    const { label, href: written } = parsed.success ? parsed.output : { label: '', href: '' };
    const href = toSafeLink(written);
    if (label.trim() && href?.trim()) return [{ label, href }];
    complain(`Interrupt ${id}: cta ${index + 1} is left out, expected a label and a safe href`);
    return [];
  });

/** Shapes in which an interrupt shows (INTR-1). */
const SHAPES: readonly string[] = ['interrupt-modal', 'interrupt-anchored-strip'];
const RULES: readonly string[] = ['include', 'exclude'];

interface AuthoredWords {
  readonly id: string;
  readonly type: string;
  readonly inclusionRules: string;
}

/** The authored words; one that is not known is named, and counts as left out. */
const readWords = ({ id, type: shape, inclusionRules: rules }: AuthoredWords) => {
  const type = SHAPES.find((known) => known === shape.trim()) ?? 'none';
  if (type !== shape.trim()) {
    complain(`Interrupt ${id} is not shown: expected the type ${SHAPES.join(', ')} or none`);
  }
  const inclusionRules = RULES.find((known) => known === rules.trim()) ?? '';
  if (inclusionRules !== rules.trim()) {
    complain(`Interrupt ${id} shows on every page: expected inclusionRules ${RULES.join(' or ')}`);
  }
  return { type, inclusionRules };
};

interface AuthoredModule {
  readonly id: string;
  readonly type: string;
  readonly customModule: string;
}

/** The authored module; an interrupt whose module nobody knows is named and never shown. */
const readModule = ({ id, type, customModule: authored }: AuthoredModule) => {
  const name = authored.trim();
  const customModule: CustomModuleName | '' = CUSTOM_MODULES.find((known) => known === name) ?? '';
  if (customModule === name) return { type, customModule };
  complain(`Interrupt ${id} is not shown: customModule is ${CUSTOM_MODULES.join(' or ')}`);
  return { type: 'none', customModule };
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
  /** 1 is the highest; without one it comes last. */
  priority: amount(Number.MAX_SAFE_INTEGER),
  /** Days. */
  expiration: amount(EXPIRATION_DAYS),
  customModule: plainText(),
});

const interrupt = pipe(
  fields,
  transform((authored) => {
    const words = readWords(authored);
    return {
      ...authored,
      ...words,
      ...readModule({ ...authored, ...words }),
      ctas: readCallsToAction(authored.id, authored.ctas),
    };
  }),
);

/** An authored interrupt (INTR-1). */
export type Interrupt = InferOutput<typeof interrupt>;

/** JSON as authored, or as a CMS's editor left it: with character references for its quotes. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(decodeReferences(text));
  }
};

/**
 * The interrupts of a slot's JSON list, in its order. Anything that is not one is reported and
 * left out; it never throws (INTR-1).
 */
export const parseInterrupts = (text: string): Interrupt[] => {
  if (text.trim() === '') return [];
  try {
    return parse(array(unknown()), parseJson(text)).flatMap((entry) => {
      const parsed = parseAs('interrupt-slot', () => safeParse(interrupt, entry));
      if (parsed.success && parsed.output.id !== '') return [parsed.output];
      complain('An interrupt without an id is not shown');
      return [];
    });
  } catch {
    complain('Expected a JSON list of interrupts');
    return [];
  }
};
