import type { JsonFields } from '../../../../src/mounts/schema/author-facts';
import type { ComponentField } from '../../component-model';

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
}

/** The components; `npm run deliver` replaces this name with their data when it builds the scripts. */
declare const BSRO_UI_COMPONENTS: readonly EditorComponent[];

export const components: readonly EditorComponent[] = BSRO_UI_COMPONENTS;
