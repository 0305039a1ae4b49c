import { createSample } from '../../authoring/author-docs';
import { manifest } from '../../src/mounts/manifest';
import { createComponentModel } from '../../scripts/deliver/component-model';
import { findPlaceholders } from '../../scripts/deliver/found-placeholder';
import type { FoundPlaceholder } from '../../scripts/deliver/found-placeholder';

/** The component models of all placeholders. */
export const COMPONENT_MODELS = manifest.map(createComponentModel);

/** Returns what a placeholder waits for before it loads. */
export const getTrigger = (name: string): string | undefined =>
  manifest.find((placeholder) => placeholder.name === name)?.when.on;

/** A placeholder of a fixture page, and the query with which it was rendered. */
export interface FixturePlaceholder extends FoundPlaceholder {
  readonly query: string;
}

/**
 * Reads the first placeholder of each kind from the pages of the reference services, by name. Kinds that
 * the pages don't contain use the sample of their declaration.
 */
export const readFixturePlaceholders = async (
  port: string,
): Promise<ReadonlyMap<string, FixturePlaceholder>> => {
  const origin = `http://127.0.0.1:${port}`;
  const read = async (path: string): Promise<string> => (await fetch(origin + path)).text();
  const found = new Map<string, FixturePlaceholder>();
  // The pages of the first brand come first; those of the others fill the gaps.
  const links = [
    ...(await read('/')).matchAll(
      /href="(\/content\/bsro\/(?![^"]*(?:mistakes|style)\.html)[^"]+)"/g,
    ),
  ];
  for (const [, link = ''] of links) {
    const path = link.replaceAll('&amp;', '&');
    for (const placeholder of findPlaceholders(await read(path), COMPONENT_MODELS)) {
      const { name } = placeholder.model;
      // A form or link can itself be a placeholder, but no component renders one that way.
      if (!/^(form|a|button)$/.test(placeholder.tagName) && !found.has(name)) {
        found.set(name, { ...placeholder, query: new URL(path, origin).search });
      }
    }
  }
  for (const declared of manifest) {
    if (found.has(declared.name)) continue;
    for (const sample of findPlaceholders(createSample(declared), COMPONENT_MODELS)) {
      found.set(declared.name, { ...sample, query: '' });
    }
  }
  return found;
};
