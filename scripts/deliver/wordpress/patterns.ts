import { manifest } from '../../../src/mounts/manifest';
import type { PageNode, SamplePage } from '../sample-pages';
import { SAMPLE_PAGES } from '../sample-pages';
import { getBlockName } from './block-name';

type Attributes = Readonly<Record<string, string | number | boolean | object>>;

/** Serializes a block as WordPress stores it in a page. */
const createBlock = (name: string, attributes: Attributes = {}, inside = ''): string => {
  const json = JSON.stringify(attributes)
    .replaceAll('--', '\\u002d\\u002d')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026');
  const opening = `wp:${name}${json === '{}' ? '' : ` ${json}`}`;
  return inside === ''
    ? `<!-- ${opening} /-->`
    : `<!-- ${opening} -->\n${inside}\n<!-- /wp:${name} -->`;
};

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const createParagraph = (html: string): string => createBlock('paragraph', {}, `<p>${html}</p>`);

const createNode = (node: PageNode): string => {
  switch (node.kind) {
    case 'heading':
      return createBlock('heading', {}, `<h2>${escapeHtml(node.text)}</h2>`);
    case 'text':
      return createParagraph(node.text);
    case 'link':
      return createParagraph(`<a href="${node.url}">${escapeHtml(node.text)}</a>`);
    case 'placeholder':
      return createBlock(
        getBlockName(node.name),
        { ...(node.isWide ? { align: 'wide' } : {}), ...node.values },
        node.inside.map(createNode).join('\n\n'),
      );
  }
};

/** Creates a row of blocks, with the padding of the theme, as the editor saves it. */
const createRow = (...blocks: readonly string[]): string => {
  const spacing = 'var:preset|spacing|50';
  const css = 'var(--wp--preset--spacing--50)';
  const attributes = {
    style: { spacing: { padding: { right: spacing, left: spacing } } },
    layout: { type: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  };
  return createBlock(
    'group',
    attributes,
    `<div class="wp-block-group" style="padding-right:${css};padding-left:${css}">${blocks.join('\n\n')}</div>`,
  );
};

const hasRequiredValues = (node: PageNode): boolean => {
  if (node.kind !== 'placeholder') return true;
  const declared = manifest.find(({ name }) => name === node.name)?.attributes ?? {};
  return (
    Object.entries(declared).every(([name, { required }]) => !required || name in node.values) &&
    node.inside.every(hasRequiredValues)
  );
};

/** The initial content of a page. */
export interface Pattern {
  readonly title: string;
  /** The path at which features expect the page. */
  readonly path?: string;
  /** The part of a site that the editor offers to begin with it. */
  readonly blockType: 'core/post-content' | 'core/template-part/header';
  readonly content: string;
  /** Whether its blocks have a value for each required attribute. */
  readonly isComplete: boolean;
}

/** Returns the path of a page. WordPress takes the article at the end of a tire's path for a page number. */
const getPath = ({ path, samplePath }: SamplePage): string | undefined =>
  path ?? samplePath?.replace(/\d+\/$/, '');

const createPattern = (page: SamplePage): Pattern => {
  const { title, isHeader, content } = page;
  const path = getPath(page);
  const blocks = content.map(createNode);
  return {
    title,
    ...(path === undefined ? {} : { path }),
    blockType: isHeader ? 'core/template-part/header' : 'core/post-content',
    content: isHeader ? createRow(...blocks) : blocks.join('\n\n'),
    isComplete: content.every(hasRequiredValues),
  };
};

/** The patterns for common pages, by name. */
export const PATTERNS: Readonly<Record<string, Pattern>> = Object.fromEntries(
  Object.entries(SAMPLE_PAGES).map(([name, page]) => [name, createPattern(page)]),
);
