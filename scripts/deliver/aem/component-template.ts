import type { ComponentModel } from '../component-model';
import { createElement } from './attribute-template';
import { escapeXml } from './docview';
import { createDialogParts } from './dialog-parts';
import { SLOT_SELECTOR } from '../../../src/mounts/schema/slot-part';

/** The component of the content area inside a placeholder, to which authors add other components. */
const CONTENT_AREA = 'wcm/foundation/components/responsivegrid';

/** The template of a placeholder's content, which a site may replace in a proxy component. */
export const CONTENT_FILE = 'content.html';

/** Creates the expression that translates a text for the page's language. */
const translate = (text: string): string =>
  `\${'${escapeXml(text.replaceAll("'", "\\'"))}' @ i18n}`;

/** Creates the hint that the editor shows while a required field is empty. */
const createHint = ({ title, fields }: ComponentModel): string => {
  const required = fields.filter(({ isRequired }) => isRequired);
  if (required.length === 0) return '';
  const filled = required.map(({ name }) => `properties.${name}`).join(' && ');
  const labels = required.map(({ label }) => translate(label)).join(', ');
  const hint = `${translate(title)}: ${translate('enter')} ${labels}`;
  return (
    `<div class="cq-placeholder" data-emptytext="${hint}"` +
    ` data-sly-test="\${wcmmode.edit && !(${filled})}"></div>\n`
  );
};

/** Returns the places of a component's slots. */
export const listPlaces = ({ parts }: ComponentModel): readonly string[] =>
  parts.find(({ selector }) => selector === SLOT_SELECTOR)?.fields[0]?.choices ?? [];

/** Creates the containers of a component's slots. The editor shows them; a page has a template for each filled one. */
const createSlots = (model: ComponentModel): string =>
  listPlaces(model)
    .map((place) => {
      const node = `slot-${place}`;
      const container = `<sly data-sly-resource="\${'${node}' @ resourceType='${CONTENT_AREA}'}"></sly>`;
      const attributes = `class="bsro-slot" data-slot="${place}"`;
      return (
        `<template ${attributes} data-sly-test="\${!wcmmode.edit && properties['${node}/jcr:primaryType']}">${container}</template>` +
        `<div ${attributes} data-sly-test="\${wcmmode.edit}"><p>${place}</p>${container}</div>`
      );
    })
    .join('');

/**
 * Creates a component's HTL: the placeholder with its attributes, the parts of its dialog, its content, and its slots.
 * HTL escapes each expression for its context.
 */
export const createComponentTemplate = (model: ComponentModel): string => {
  const { className, fields } = model;
  const content = `${createDialogParts(model).template}<sly data-sly-include="${CONTENT_FILE}"></sly>${createSlots(model)}`;
  return `${createHint(model)}${createElement(`div class="${className}"`, fields, 'properties', content)}\n`;
};

/** Creates the HTL of a component's content: the content area, and a form until authors fill the area. */
export const createContentTemplate = ({ initialContent }: ComponentModel): string => {
  // Other child nodes, such as those of a responsive layout, say nothing about the content.
  const initial = initialContent
    ? `<sly data-sly-test="\${!properties['content/jcr:primaryType']}">${initialContent}</sly>`
    : '';
  return `${initial}<sly data-sly-resource="\${'content' @ resourceType='${CONTENT_AREA}'}"></sly>`;
};
