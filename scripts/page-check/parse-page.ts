import { isEntry } from '../../authoring/lint/entry';
import { getAttribute, getText, parseMarkup } from '../../authoring/markup';
import type { Element } from '../../authoring/markup';
import type { LoadedFile } from '../../authoring/sources/load-file';

/** The script of the page that is the bundle's entry. */
export interface EntryTag {
  readonly url: URL;
  readonly src: string;
  readonly integrity: string | undefined;
  readonly nonce: string | undefined;
  readonly assetBase: string | undefined;
  readonly hasCrossOrigin: boolean;
  /** Whether the parser waits for it. */
  readonly isBlocking: boolean;
}

/** The parts of a page that the checks use. */
export interface Page {
  readonly file: LoadedFile;
  readonly elements: readonly Element[];
  readonly siteName: string | undefined;
  readonly switches: string | undefined;
  readonly entries: readonly EntryTag[];
  /** The folder of the chunks; undefined if the page has no entry. */
  readonly assetBase: URL | undefined;
  /** The URLs of the page's stylesheets. */
  readonly styleSheets: readonly URL[];
  /** The contents of the page's `style` elements. */
  readonly styles: readonly string[];
}

/**
 * Finds the folder of the chunks by the rules of src/public-path.ts, which itself runs only in a browser.
 */
export const findAssetBase = (page: URL, src: string, declared: string | undefined): URL => {
  const folder = declared
    ? declared.replace(/\/*$/, '/')
    : src.replace(/[?#].*/, '').replace(/(\/clientlib[^/.]*)\.[^/]*$/, '$1/resources/');
  return new URL(folder.replace(/[^/]*$/, ''), page);
};

const hasAttribute = (element: Element, name: string): boolean =>
  getAttribute(element, name) !== undefined;

const parseEntry = (element: Element, page: URL): EntryTag[] => {
  const src = getAttribute(element, 'src') ?? '';
  if (!isEntry(element) || !URL.canParse(src, page.href)) return [];
  return [
    {
      url: new URL(src, page),
      src,
      integrity: getAttribute(element, 'integrity'),
      nonce: getAttribute(element, 'nonce'),
      assetBase: getAttribute(element, 'data-asset-base'),
      hasCrossOrigin: hasAttribute(element, 'crossorigin'),
      isBlocking: !['defer', 'async'].some((name) => hasAttribute(element, name)),
    },
  ];
};

/** Parses a page's HTML. */
export const parsePage = (file: LoadedFile, html: string): Page => {
  const { elements } = parseMarkup(html);
  const root = elements.find(({ name }) => name === 'html');
  const get = (name: string): string | undefined => root && getAttribute(root, name);
  const entries = elements.flatMap((element) => parseEntry(element, file.url));
  const [entry] = entries;
  const sheets = elements.filter(
    (element) =>
      element.name === 'link' &&
      /(^|\s)stylesheet(\s|$)/i.test(getAttribute(element, 'rel') ?? '') &&
      URL.canParse(getAttribute(element, 'href') ?? '', file.url.href),
  );
  return {
    file,
    elements,
    siteName: get('data-site-name'),
    switches: get('data-switches'),
    entries,
    assetBase:
      entry &&
      findAssetBase(file.url, entry.src, get('data-asset-base')?.trim() || entry.assetBase?.trim()),
    styleSheets: sheets.map((link) => new URL(getAttribute(link, 'href') ?? '', file.url)),
    styles: elements.filter(({ name }) => name === 'style').map(getText),
  };
};
