import type { ReactElement } from 'react';
import type { OpenTopic, Topic } from '../../bus/topics';
import type { SiteName } from '../../site/brands';
import type { SwitchedFeature } from '../../site/read-switches';
import type { SwitchName } from '../../site/switches';
import type { Attributes, AttributesOf } from './attributes';
import type { AuthoredPart } from './author-facts';
import type { ContentMistake } from './bare-json';
import type { AttributeMistake } from './mistake';
import { readAttributes } from './read-attributes';

/** When a placeholder's chunk loads (MOUNT-7). */
export type When =
  | { on: 'now' }
  | { on: 'idle' }
  /** Within `margin` of the viewport. */
  | { on: 'visible'; margin: string }
  /** On the topic, or after `latest` milliseconds. */
  | { on: 'topic'; topic: Topic; latest: number }
  /** On a click or focus. */
  | { on: 'action' };

export interface MediaByAttribute {
  /** The attribute's `data-*` name, camelCase. */
  readonly attribute: string;
  readonly queries: Readonly<Record<string, string>>;
}

/** The props of a chunk's root component or enhancement. */
export interface RootProps<Values> {
  readonly attributes: Values;
  /** The placeholder. */
  readonly element: HTMLElement;
  /** The CMS's child nodes before the first render. */
  readonly cms: readonly ChildNode[];
}

/** The default export of a React chunk. */
export type RootComponent<Values> = (props: RootProps<Values>) => ReactElement | null;

/**
 * The default export of a DOM chunk: enhances the CMS's nodes and returns a cleanup function. It
 * throws or rejects if it can't start.
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

/** The conditions that may turn a placeholder off. */
export interface MountEnvironment {
  readonly site: SiteName;
  /** Checks whether a CMS script has switched a feature off in local storage (LS-2). */
  readonly isSwitchedOff: (feature: SwitchedFeature) => boolean;
  /** Checks whether a switch is on (SITE-3). */
  readonly isSwitchedOn: (name: SwitchName) => boolean;
  /** Checks whether an author edits the page. */
  readonly isAuthorMode: () => boolean;
}

/** Texts and facts for authors, docs, and lint. They aren't part of the bundle. */
export interface PlaceholderAuthorTexts {
  title: string;
  description: string;
  group: 'Tires' | 'Stores' | 'Account' | 'Cart' | 'Marketing' | 'Header' | 'Footer';
  /** Other words by which an author may search for it. */
  keywords?: readonly string[];
  /** The CMS's HTML inside the placeholder, for the sample that authors copy. */
  sample?: string;
  /** Whether a feature without React replaces the CMS's HTML. One with React does, unless it `keepsPlaceholders`. */
  replacesContent?: boolean;
  /** The elements inside the placeholder that the feature uses. */
  parts?: readonly AuthoredPart[];
  /** Class names that it had before, and that pages may still have. */
  formerNames?: readonly string[];
  /** Whether a page may have only one. */
  isUnique?: true;
  /** What it does for keyboards and screen readers, and what is left for the author to do. */
  accessibility?: string;
  /**
   * The calls whose responses it shows, as paths below the prefix of the services. A path that begins
   * with a slash is complete: the call requests a file of the CMS.
   */
  calls?: readonly string[];
  /**
   * The parameters of the page URL that it reads, each with a sample if one works everywhere. A name
   * with a `#` is a parameter of the hash.
   */
  urlParameters?: Readonly<Record<string, string>>;
  /** What a visitor must have before it can show everything, such as a selected store. */
  visitorNeeds?: 'store' | 'cart' | 'appointment' | 'order';
  /** The names of placeholders on the same page that it depends on or adds to. */
  worksWith?: readonly string[];
  /** The switches that turn it on or select its version. */
  switches?: readonly SwitchName[];
}

/** How a scan finds a placeholder. It is data, so that samples and lint can use it. */
export interface Match {
  readonly className: string;
}

/**
 * What a failed load shows: a notice, nothing until a visitor clicks, or a notice for one value of
 * an attribute. It is data, because the entry needs it before the declaration loads.
 */
export type FailurePolicy =
  | 'notice'
  | 'quiet'
  /** The attribute's `data-*` name (camelCase), and the value that shows a notice. */
  | { readonly attribute: string; readonly noticeFor: string };

/** When a placeholder loads and what a failure shows (docs/glossary.md). */
export interface MountPolicy {
  readonly when: When;
  readonly failure: FailurePolicy;
}

/** The fields of a declaration besides its chunk and attributes. */
interface PlaceholderBase extends MountPolicy {
  readonly name: string;
  readonly match: Match;
  /** The media query that must match while it is mounted. */
  readonly media?: MediaByAttribute;
  /**
   * The attribute (its `data-*` name, camelCase) that the URL's hash can refer to: a hash of its value
   * and `.open` mounts the placeholder although it isn't near the viewport yet. Only for placeholders
   * that load near the viewport (docs/mounting.md#hashes).
   */
  readonly openedBy?: string;
  /** Whether a React root keeps the CMS's nodes (`CmsContent`), so that the placeholders in them are mounted, too. */
  readonly keepsPlaceholders?: true;
  /**
   * Whether a form of the CMS that a visitor has begun to fill in stays as long as it is filled in, because it does the
   * same as the one that would replace it.
   */
  readonly keepsBegunForm?: true;
  /** Finds and hides invalid content, which prevents the mount. */
  readonly checkContent?: (element: HTMLElement) => ContentMistake | undefined;
  readonly topics?: {
    readonly publishes?: readonly OpenTopic[];
    readonly subscribesTo?: readonly OpenTopic[];
  };
  readonly author?: PlaceholderAuthorTexts;
}

/** The declaration of a placeholder. The scan, props, docs, and lint are derived from it. */
export type Placeholder<A extends Attributes> = PlaceholderBase & {
  readonly attributes: A;
  readonly failure: string | { readonly attribute: keyof A & string };
  /** Returns the reason why the placeholder is off on this page, if it is. */
  readonly off?: (environment: MountEnvironment, values: AttributesOf<A>) => string | undefined;
} & (ReactChunk<AttributesOf<A>> | DomChunk<AttributesOf<A>>);

export type Undo = () => void;

/** The element and the CMS's nodes in it. */
export type MountTarget = Omit<RootProps<never>, 'attributes'>;

/**
 * Renders a React root into its element; calls `fail` after an error that unmounted it.
 * @param isBlocked checks whether the CMS's nodes must not be replaced when the root's turn to render has come
 * @returns undefined if the root was blocked; nothing has changed then
 */
export type MountRoot = <Values>(
  Root: RootComponent<Values>,
  props: RootProps<Values>,
  fail: (error: unknown) => void,
  isBlocked: () => boolean,
) => Promise<Undo | undefined>;

/** Starts a loaded chunk in its element, as `MountRoot` does. */
export type Start = (
  target: MountTarget,
  fail: (error: unknown) => void,
  isBlocked: () => boolean,
) => Promise<Undo | undefined>;

/** A placeholder with the attribute values of one element. */
export interface Prepared {
  /** The reason why the placeholder is off on this page, if it is. */
  readonly off: string | undefined;
  /** Attributes that are misspelled and therefore ignored (MOUNT-8). */
  readonly mistakes: readonly AttributeMistake[];
  /** Rejects before the chunk has loaded. */
  readonly start: Start;
}

/** A declaration without the type of its attribute values, so that the runtime can treat all alike. */
export interface AnyPlaceholder extends PlaceholderBase {
  readonly kind: 'react' | 'dom';
  readonly attributes: Attributes;
  /** Loads the chunk, and the React renderer for a React chunk. */
  readonly load: (loadRenderer: () => Promise<{ readonly mountRoot: MountRoot }>) => Promise<void>;
  /** Reads an element's attributes, or returns the mistakes in them (MOUNT-8). */
  readonly prepare: (
    element: HTMLElement,
    environment: MountEnvironment,
  ) => Prepared | readonly AttributeMistake[];
}

/** Checks a declaration's types and hides the type of its attribute values. */
export const definePlaceholder = <A extends Attributes>(
  placeholder: Placeholder<A>,
): AnyPlaceholder => {
  type Props = RootProps<AttributesOf<A>>;
  let startChunk = async (
    _props: Props,
    _fail: (error: unknown) => void,
    _isBlocked: () => boolean,
  ): Promise<Undo | undefined> => {
    throw new Error('Not loaded');
  };
  return {
    ...placeholder,
    async load(loadRenderer) {
      if (placeholder.kind === 'dom') {
        const { default: enhance } = await placeholder.load();
        startChunk = async (props) => enhance(props);
      } else {
        const [{ default: Root }, { mountRoot }] = await Promise.all([
          placeholder.load(),
          loadRenderer(),
        ]);
        startChunk = (props, fail, isBlocked) => mountRoot(Root, props, fail, isBlocked);
      }
    },
    prepare(element, environment) {
      const { values: attributes, mistakes } = readAttributes(placeholder.attributes, element);
      if (!attributes) return mistakes;
      return {
        mistakes,
        off: placeholder.off?.(environment, attributes),
        start: (target, fail, isBlocked) => startChunk({ ...target, attributes }, fail, isBlocked),
      };
    },
  };
};
