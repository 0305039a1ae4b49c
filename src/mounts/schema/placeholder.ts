import type { ComponentType } from 'react';
import type { Topic } from '../../bus/topics';
import type { SwitchedFeature } from '../../browser/storage';
import type { SiteName } from '../../site/brands';
import type { Attributes, AttributesOf } from './attributes';
import type { ContentProblem } from './bare-json';
import { readAttributes } from './read-attributes';

/** When a placeholder's chunk loads (MOUNT-7). */
export type When =
  | { on: 'now' }
  | { on: 'idle' }
  /** Near the viewport, or once the address opens what the `data-*` of this camelCase name names. */
  | { on: 'visible'; margin: string; opens?: string }
  /** Whichever comes first: the topic, or `latest` milliseconds. */
  | { on: 'topic'; topic: Topic; latest: number }
  /** A click on, or the focus of, the element. */
  | { on: 'action' };

/** A media query for each value of an attribute that has one. */
export interface MediaByAttribute {
  /** The attribute's `data-*` name, camelCase. */
  readonly attribute: string;
  readonly queries: Readonly<Record<string, string>>;
}

/** What a chunk's root component or enhancement is given. */
export interface RootProps<Values> {
  readonly attributes: Values;
  /** The placeholder. */
  readonly element: HTMLElement;
  /** The CMS's own child nodes, as they were before the first render. */
  readonly cms: readonly ChildNode[];
}

/** Default export of a React chunk. */
export type RootComponent<Values> = ComponentType<RootProps<Values>>;

/**
 * Default export of a DOM enhancement: works on the CMS's nodes in place and returns what undoes
 * it. It throws, or rejects, to say that it could not start.
 */
export type Enhancement<Values> = (props: RootProps<Values>) => (() => void) | Promise<() => void>;

interface ReactChunk<Values> {
  kind: 'react';
  load: () => Promise<{ default: RootComponent<Values> }>;
}

interface DomChunk<Values> {
  kind: 'dom';
  load: () => Promise<{ default: Enhancement<Values> }>;
}

/** Facts that may switch a placeholder off. */
export interface MountEnvironment {
  readonly site: SiteName;
  /** What the CMS's scripts have switched off in local storage (LS-2). */
  readonly isSwitchedOff: (feature: SwitchedFeature) => boolean;
}

/** Texts for authors and for the generated documents; not in the production entry. */
export interface PlaceholderAuthorTexts {
  title: string;
  description: string;
  group: 'Tires' | 'Stores' | 'Account' | 'Cart' | 'Marketing' | 'Header' | 'Footer';
  /** HTML of the CMS inside the placeholder, for the sample that authors copy. */
  sample?: string;
  /** Classes of the elements inside that the feature knows, besides those with `__` or `--`. */
  parts?: readonly string[];
}

/** What a placeholder is found by: data, not a selector, so that samples and lint follow from it. */
export interface Match {
  readonly className: string;
}

/**
 * What a failed load shows: a notice, nothing until a visitor clicks, or a notice for one value of
 * an attribute. It is data, because it must be known when no declaration has loaded.
 */
export type FailurePolicy =
  | 'notice'
  | 'quiet'
  /** The attribute's `data-*` name, camelCase, and its value that gets a notice. */
  | { readonly attribute: string; readonly noticeFor: string };

/** What is done with a placeholder before its declaration is there. */
export interface Manner {
  readonly when: When;
  readonly failure: FailurePolicy;
}

/** What a declaration says beside the chunk and its values. */
interface PlaceholderFacts extends Manner {
  readonly name: string;
  readonly match: Match;
  /** The media query that must hold while it is mounted; until then it waits. */
  readonly media?: MediaByAttribute;
  /** Finds and repairs what must not be inside, which the placeholder is then refused for. */
  readonly checkContent?: (element: HTMLElement) => ContentProblem | undefined;
  readonly topics?: { readonly publishes?: readonly Topic[]; readonly listens?: readonly Topic[] };
  readonly author?: PlaceholderAuthorTexts;
}

/** One placeholder, declared once; scan, props, documents and lint follow from it. */
export type Placeholder<A extends Attributes> = PlaceholderFacts & {
  readonly attributes: A;
  readonly failure: string | { readonly attribute: keyof A & string };
  /** The reason why the placeholder is off here, if it is. */
  readonly off?: (environment: MountEnvironment, values: AttributesOf<A>) => string | undefined;
} & (ReactChunk<AttributesOf<A>> | DomChunk<AttributesOf<A>>);

/** Ends what a mount did, once. */
export type Undo = () => void;

/** The element, and what the CMS left in it. */
export type Place = Omit<RootProps<never>, 'attributes'>;

/** Renders a React root into its element; `fail` hears of an error that emptied it. */
export type MountRoot = <Values>(
  Root: RootComponent<Values>,
  props: RootProps<Values>,
  fail: (error: unknown) => void,
) => Promise<Undo>;

/** A loaded chunk, ready to start in its place. */
export type Start = (place: Place, fail: (error: unknown) => void) => Promise<Undo>;

/** A placeholder with the values of one element, whatever their type. */
export interface Prepared {
  readonly off: string | undefined;
  /** Attributes that are written, but by a name that is not read (MOUNT-8). */
  readonly misnamed: readonly string[];
  /** Rejects until the chunk has been loaded. */
  readonly start: Start;
}

/** A declaration whose values' type is closed over, so that the runtime treats all alike. */
export interface AnyPlaceholder extends PlaceholderFacts {
  readonly kind: 'react' | 'dom';
  readonly attributes: Attributes;
  /** Loads the chunk, and what renders React roots where it is one. */
  readonly load: (roots: () => Promise<{ readonly mountRoot: MountRoot }>) => Promise<void>;
  /** Reads an element's attributes; gives the list of what is wrong with them (MOUNT-8). */
  readonly prepare: (
    element: HTMLElement,
    environment: MountEnvironment,
  ) => Prepared | readonly string[];
}

/** Checks a declaration's types and closes over them. */
export const definePlaceholder = <A extends Attributes>(
  placeholder: Placeholder<A>,
): AnyPlaceholder => {
  type Props = RootProps<AttributesOf<A>>;
  let begin = async (_props: Props, _fail: (error: unknown) => void): Promise<Undo> => {
    throw new Error('Not loaded');
  };
  return {
    ...placeholder,
    async load(roots) {
      if (placeholder.kind === 'dom') {
        const { default: enhance } = await placeholder.load();
        begin = async (props) => enhance(props);
      } else {
        const [{ default: Root }, { mountRoot }] = await Promise.all([placeholder.load(), roots()]);
        begin = (props, fail) => mountRoot(Root, props, fail);
      }
    },
    prepare(element, environment) {
      const reading = readAttributes(placeholder.attributes, element);
      if ('problems' in reading) return reading.problems;
      const { values: attributes, misnamed } = reading;
      return {
        misnamed,
        off: placeholder.off?.(environment, attributes),
        start: (place, fail) => begin({ ...place, attributes }, fail),
      };
    },
  };
};
