import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isTopic } from '../../src/bus/topics';
import { manifest } from '../../src/mounts/manifest';
import { findImports } from './find-imports';

const SOURCES = path.join(__dirname, '../../src');
const CHUNKS = path.join(SOURCES, 'chunks');

/** What chooses a store for several features, and says so for them. */
const MY_STORE = path.join(SOURCES, 'store/my-store');

const isOfFeature = (file: string): boolean => file.startsWith(CHUNKS) || file.startsWith(MY_STORE);

const read = (file: string): string => readFileSync(file, 'utf8');

/** The script that a relative import names, unless it is a stylesheet. */
const scriptOf = (file: string, module: string): string | undefined =>
  ['.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => path.join(path.dirname(file), module) + ending)
    .find(existsSync);

/** The scripts of features that a script brings with it, now or later, itself included. */
const featureScripts = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  if (isOfFeature(file)) found.add(file);
  for (const { module, kind } of findImports(read(file))) {
    const script = kind !== 'type' && module.startsWith('.') && scriptOf(file, module);
    if (script && isOfFeature(script)) featureScripts(script, found);
  }
  return found;
};

/** The topics that code names in calls of the bus; one that cannot be read is a mistake. */
const topicsIn = (code: string, call: 'publish' | 'subscribe'): string[] =>
  [...code.matchAll(new RegExp(`\\bbus\\s*\\.${call}\\(\\s*(?:'([\\w-]+)')?`, 'g'))].map(
    ([text, topic]) => {
      if (topic === undefined) throw new Error(`No topic is named in ${text}`);
      return topic;
    },
  );

/** The topics on which the entry scans the page, for the one placeholder that they are about. */
const scanTopics = read(path.join(SOURCES, 'start.ts')).split("'").filter(isTopic);

test.each(manifest.map((placeholder) => [placeholder.name, placeholder] as const))(
  'BUS-1 %s declares the topics that its code publishes and hears, and no others',
  (name, { topics = {}, when }) => {
    const scripts = featureScripts(path.join(SOURCES, 'mounts/placeholders', `${name}.ts`));
    expect(scripts.size).toBeGreaterThan(0);
    const codeIn = (folder: string): string =>
      [...scripts]
        .filter((file) => file.startsWith(folder))
        .map(read)
        .join('\n');
    const code = codeIn(CHUNKS);
    const listens = [
      ...topicsIn(code, 'subscribe'),
      ...(when.on === 'topic' ? [when.topic] : []),
      ...(name === 'reviews' ? scanTopics : []),
    ];
    expect(new Set(topics.listens)).toEqual(new Set(listens));
    const publishes = topicsIn(code, 'publish');
    expect(topics.publishes ?? []).toEqual(expect.arrayContaining(publishes));
    // A feature need not name what is said where it only reads the visitor's store.
    const mayPublish = [...publishes, ...topicsIn(codeIn(MY_STORE), 'publish')];
    expect(mayPublish).toEqual(expect.arrayContaining([...(topics.publishes ?? [])]));
  },
);
