import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FACTS } from '../../src/bus/facts';
import { isTopic } from '../../src/bus/topics';
import { manifest } from '../../src/mounts/manifest';
import { findImports } from './find-imports';

const SOURCES = path.join(__dirname, '../../src');
const CHUNKS = path.join(SOURCES, 'chunks');

/** The modules that select a store for several features and publish its topics. */
const MY_STORE = path.join(SOURCES, 'store/my-store');

const isFeatureScript = (file: string): boolean =>
  file.startsWith(CHUNKS) || file.startsWith(MY_STORE);

const read = (file: string): string => readFileSync(file, 'utf8');

/** Resolves a relative import to its script; undefined for a stylesheet. */
const resolveScript = (file: string, module: string): string | undefined =>
  ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((suffix) => path.join(path.dirname(file), module) + suffix)
    .find(existsSync);

/** Finds the features' scripts among a script and what it imports, statically or with `import()`. */
const findFeatureScripts = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  if (isFeatureScript(file)) found.add(file);
  for (const { module, kind } of findImports(read(file))) {
    const script = kind !== 'type' && module.startsWith('.') && resolveScript(file, module);
    if (script && isFeatureScript(script)) findFeatureScripts(script, found);
  }
  return found;
};

/** Finds the topics in calls of the bus; throws if a call's topic isn't a literal. */
const findTopics = (code: string, call: 'publish' | 'subscribe'): string[] =>
  [...code.matchAll(new RegExp(`\\bbus\\s*\\.${call}\\(\\s*(?:'([\\w-]+)')?`, 'g'))].map(
    ([text, topic]) => {
      if (topic === undefined) throw new Error(`${text} has no literal topic`);
      return topic;
    },
  );

/** Finds the topics that close a panel (src/ui/disclosure/useDisclosure.ts). */
const findClosingTopics = (code: string): string[] =>
  [...code.matchAll(/\bcloseOn: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    list.split("'").filter(isTopic),
  );

/** The topics on which the entry scans the page, for the reviews placeholder. */
const scanTopics = read(path.join(SOURCES, 'start.ts')).split("'").filter(isTopic);

test.each(manifest.map((placeholder) => [placeholder.name, placeholder] as const))(
  '%s declares the topics that its code publishes and subscribes to, and no others [BUS-1]',
  (name, { topics = {}, when }) => {
    const scripts = findFeatureScripts(path.join(SOURCES, 'mounts/placeholders', `${name}.ts`));
    expect(scripts.size).toBeGreaterThan(0);
    const readCode = (folder: string): string =>
      [...scripts]
        .filter((file) => file.startsWith(folder))
        .map(read)
        .join('\n');
    const code = readCode(CHUNKS);
    const subscribesTo = [
      // A page's script can't publish a fact, so that a placeholder needn't say that it listens to one.
      ...findTopics(code, 'subscribe').filter((topic) => !Object.hasOwn(FACTS, topic)),
      ...findClosingTopics(code),
      ...(when.on === 'topic' ? [when.topic] : []),
      ...(name === 'reviews' ? scanTopics : []),
    ];
    expect(new Set(topics.subscribesTo)).toEqual(new Set(subscribesTo));
    const publishes = findTopics(code, 'publish');
    expect(topics.publishes ?? []).toEqual(expect.arrayContaining(publishes));
    // A feature that only reads my store doesn't declare the topics that the modules of my store publish.
    const mayPublish = [...publishes, ...findTopics(readCode(MY_STORE), 'publish')];
    expect(mayPublish).toEqual(expect.arrayContaining([...(topics.publishes ?? [])]));
  },
);
