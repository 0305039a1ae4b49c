import type { JsonFields } from '../../../../src/mounts/schema/author-facts';
import type { ComponentField } from '../../component-model';
import { getWordPress } from './wordpress';

/** What the editor scripts need to know about a component. */
export interface EditorComponent {
  /** The block's name. */
  readonly block: string;
  readonly shortcode: string;
  readonly title: string;
  readonly description: string;
  readonly group: string;
  readonly fields: readonly ComponentField[];
  /** The fields of the objects in its JSON script, if it has one. */
  readonly jsonFields?: JsonFields;
  /** The setting with the place that a slot fills, if the feature has places. */
  readonly slot?: ComponentField;
}

/** The components; `npm run deliver` replaces this name with their data when it builds the scripts. */
declare const BSRO_UI_COMPONENTS: readonly EditorComponent[];

const { __ } = getWordPress().i18n;

const translateJson = (fields: JsonFields): JsonFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      {
        ...field,
        label: __(field.label, 'bsro-ui'),
        ...(field.fields ? { fields: translateJson(field.fields) } : {}),
      },
    ]),
  );

const translateField = (field: ComponentField): ComponentField => ({
  ...field,
  label: __(field.label, 'bsro-ui'),
  help: field.help === undefined ? undefined : __(field.help, 'bsro-ui'),
  expected: __(field.expected, 'bsro-ui'),
});

/** The components, in the language of the editor. */
export const components: readonly EditorComponent[] = BSRO_UI_COMPONENTS.map((component) => ({
  ...component,
  title: __(component.title, 'bsro-ui'),
  description: __(component.description, 'bsro-ui'),
  group: __(component.group, 'bsro-ui'),
  fields: component.fields.map(translateField),
  ...(component.slot ? { slot: translateField(component.slot) } : {}),
  ...(component.jsonFields ? { jsonFields: translateJson(component.jsonFields) } : {}),
}));
