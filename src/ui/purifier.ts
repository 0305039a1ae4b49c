import type { DOMPurify } from 'dompurify';
import { loadChunk } from '../browser/load-chunk';
import { report } from '../browser/report';

let purifier: DOMPurify | undefined;

const load = () => import(/* webpackChunkName: "purify" */ 'dompurify');

/** Loads what cleans HTML; a failure is reported, and the next call tries again. */
export const loadPurifier = async (): Promise<void> => {
  try {
    purifier ??= (await loadChunk(load)).default;
  } catch (error) {
    report(error, { source: 'purifier', during: 'chunk' });
  }
};

/** What may stand in cleaned HTML beside HTML itself. */
export interface Permitted {
  /** Drawings. */
  readonly svg?: boolean;
}

/**
 * An author's HTML without anything that runs; empty while the purifier is not there. It is nodes
 * and no text, so that it becomes HTML once and no sink of Trusted Types is used here.
 */
export const sanitised = (html: string, { svg = false }: Permitted = {}): DocumentFragment =>
  purifier?.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true, svg },
    FORBID_TAGS: ['style', 'form'],
    FORBID_ATTR: ['style'],
  }) ?? document.createDocumentFragment();
