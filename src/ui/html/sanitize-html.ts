import type { DOMPurify } from 'dompurify';
import { loadChunk } from '../../browser/load-chunk';

let sanitizer: DOMPurify | undefined;

const load = () => import(/* webpackChunkName: "purify" */ 'dompurify');

/** Loads the sanitizer. @throws what `loadChunk` throws; the next call tries again */
export const loadSanitizer = async (): Promise<void> => {
  sanitizer ??= (await loadChunk(load)).default;
};

/** The elements that sanitized HTML may contain in addition to HTML elements. */
export interface SanitizeOptions {
  readonly svg?: boolean;
}

/**
 * Removes everything executable from an author's HTML. Returns nodes rather than a string, so no
 * Trusted Types sink is needed; returns an empty fragment if the sanitizer isn't loaded.
 */
export const sanitizeHtml = (
  html: string,
  { svg = false }: SanitizeOptions = {},
): DocumentFragment =>
  sanitizer?.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true, svg },
    FORBID_TAGS: ['style', 'form'],
    FORBID_ATTR: ['style'],
  }) ?? document.createDocumentFragment();
