import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import { UI_VERSION } from '../../src/site/version';
import { createFactTypes, indent } from './fact-types';

const TOPICS = path.join(__dirname, '../../src/bus/topics.ts');

/** The name of the file with the types. */
export const TYPES_FILE = 'bsro-ui.d.ts';

/** Reads the exported interfaces of the topics with their comments, as declarations of a namespace. */
const readTopicTypes = (): string => {
  const code = readFileSync(TOPICS, 'utf8');
  const { program } = parse(code, { sourceType: 'module', plugins: ['typescript'] });
  return program.body
    .flatMap((node) => {
      if (node.type !== 'ExportNamedDeclaration') return [];
      const { declaration } = node;
      if (declaration?.type !== 'TSInterfaceDeclaration') return [];
      const comments = node.leadingComments?.map(({ value }) => `/*${value}*/\n`).join('') ?? '';
      return comments + code.slice(declaration.start ?? 0, declaration.end ?? 0);
    })
    .map((text) => text.replace(/ \([A-Z]{3,4}-\d+\)/g, ''))
    .join('\n\n');
};

/**
 * Creates the types of `window.bsro` for the page's own scripts (BUS-4). The payloads are those of
 * src/bus/topics.ts.
 */
export const createPageScriptTypes =
  (): string => `// Types of window.bsro ${UI_VERSION} for the page's own scripts: add this file to the \`include\` of their tsconfig.json.
declare namespace Bsro {
${indent(`${readTopicTypes()}\n\n/** What only the bundle publishes. */\n${createFactTypes()}`)}

  type Topic = keyof Topics;

  /** A topic on which page scripts may publish. */
  type OpenTopic = Exclude<Topic, keyof Facts>;

  type Unsubscribe = () => void;

  /** A payload without required fields may be left out. */
  type PayloadOf<T extends Topic> = {} extends Topics[T] ? [payload?: Topics[T]] : [payload: Topics[T]];

  /** A command that a page may queue before the bundle has loaded. */
  type Command =
    | { [T in OpenTopic]: ['publish', T, ...PayloadOf<T>] }[OpenTopic]
    | { [T in Topic]: ['subscribe', T, (payload: Topics[T]) => void] }[Topic]
    | ['scan', Element?]
    | ['explain'];

  /**
   * \`window.bsro\`: a queue of commands, and once the bundle has loaded, its page API. No call throws; an
   * invalid one logs a console error. Before the bundle has loaded, there is only \`push\`.
   */
  interface PageApi {
    readonly version?: string;
    /** The branch of the configuration; set soon after the bundle has loaded. */
    readonly branch?: 'test' | 'release';
    publish?<T extends OpenTopic>(topic: T, ...payload: PayloadOf<T>): void;
    subscribe?<T extends Topic>(topic: T, subscriber: (payload: Topics[T]) => void): Unsubscribe;
    /** Looks for new placeholders in an element, or in the whole page. */
    scan?(element?: Element): void;
    /**
     * Prints and returns what happened to each placeholder, and the mistakes of the page, as text. Rejects
     * if its code doesn't load.
     */
    explain?(): Promise<string>;
    push<T extends Topic>(command: ['subscribe', T, (payload: Topics[T]) => void]): void;
    push(...commands: Command[]): void;
  }
}

interface Window {
  /** \`(window.bsro ||= []).push(command)\` works at any time. */
  bsro?: Bsro.PageApi;
}
`;
