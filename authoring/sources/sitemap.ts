import { SaxesParser } from 'saxes';
import { UnreadableError } from './unreadable-error';

/** The URLs in a sitemap file: of pages, or of other sitemaps if the file is a sitemap index. */
export interface Sitemap {
  readonly pages: readonly string[];
  readonly sitemaps: readonly string[];
}

/** Matches the start of a sitemap through its root element. */
const ROOT =
  /^\s*(<\?xml[^>]*>\s*|<!--[^]*?-->\s*|<\?[^>]*>\s*)*<(\w+:)?(urlset|sitemapindex)[\s>/]/;

/** Checks whether a text is a sitemap, by its root element. */
export const isSitemap = (text: string): boolean => ROOT.test(text.replace(/^\uFEFF/, ''));

const getLocalName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Parses a sitemap or a sitemap index (sitemaps.org).
 * @throws {UnreadableError} if it is not well-formed XML
 */
export const parseSitemap = (text: string): Sitemap => {
  const pages: string[] = [];
  const sitemaps: string[] = [];
  const path: string[] = [];
  const parser = new SaxesParser();
  let location = '';
  parser.on('error', (error) => {
    throw new UnreadableError(`not well-formed XML: ${error.message}`);
  });
  parser.on('opentag', ({ name }) => {
    path.push(getLocalName(name));
    location = '';
  });
  const addText = (part: string): void => {
    location += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const elementPath = path.join('/');
    path.pop();
    if (elementPath === 'urlset/url/loc') pages.push(location.trim());
    if (elementPath === 'sitemapindex/sitemap/loc') sitemaps.push(location.trim());
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return { pages: [...new Set(pages)], sitemaps: [...new Set(sitemaps)] };
};
