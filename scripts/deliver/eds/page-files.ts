import { manifest } from '../../../src/mounts/manifest';
import type { ComponentModel } from '../component-model';
import { createComponentModel } from '../component-model';
import type { Files } from '../files';
import type { PageNode, SamplePage } from '../sample-pages';
import { SAMPLE_PAGES } from '../sample-pages';
import { createAuthorTable } from './author-table';

const MODELS = new Map(
  manifest.map((placeholder) => [placeholder.name, createComponentModel(placeholder)]),
);

const getModel = (name: string): ComponentModel => {
  const model = MODELS.get(name);
  if (!model) throw new Error(`No placeholder ${name}`);
  return model;
};

const toHtml = (node: PageNode): string => {
  switch (node.kind) {
    case 'heading':
      return `<h2>${node.text}</h2>`;
    case 'text':
      return `<p>${node.text}</p>`;
    case 'link':
      return `<p><a href="${node.url}">${node.text}</a></p>`;
    case 'placeholder':
      return createAuthorTable(getModel(node.name), {
        values: node.values,
        html: node.inside.map(toHtml).join(''),
      });
  }
};

/** A section break. Word would join two tables without anything between them. */
export const BREAK = '<p>---</p>';

const toDocumentHtml = (content: readonly PageNode[]): string =>
  content
    .map((node, index) => {
      const isBetweenTables =
        node.kind === 'placeholder' && content[index - 1]?.kind === 'placeholder';
      return isBetweenTables ? `${BREAK}\n${toHtml(node)}` : toHtml(node);
    })
    .join('\n');

/** Creates a document to copy into an editor. */
const createDocument = ({ title, samplePath, path = samplePath, content }: SamplePage): string =>
  `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8" />
  <title>${title}${path === undefined ? '' : ` (${path})`}</title>
  <style>
    table { border-collapse: collapse; }
    th, td { padding: 4px 8px; border: 1px solid; text-align: left; }
  </style>
</head>
<body>
<main>
<div>
<h1>${title}</h1>
${toDocumentHtml(content)}
</div>
</main>
</body>
</html>
`;

/** Creates a document for each page of a site. */
export const createPageFiles = (folder: string): Files =>
  Object.fromEntries(
    Object.entries(SAMPLE_PAGES).map(([name, page]) => [
      `${folder}/${name}.html`,
      createDocument(page),
    ]),
  );
