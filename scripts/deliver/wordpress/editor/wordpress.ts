/** A node that an editor script renders. */
export type Rendered = object | string | null | false;

/** A component of WordPress. Its props are documented at developer.wordpress.org/block-editor. */
export type WordPressComponent = (props: never) => Rendered;

/** The props of a block's `edit`. */
export interface EditProps {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly setAttributes: (attributes: Readonly<Record<string, unknown>>) => void;
}

interface WordPress {
  readonly blocks: {
    registerBlockType: (
      name: string,
      settings: {
        readonly edit: (props: EditProps) => Rendered;
        readonly save: () => Rendered;
      },
    ) => void;
  };
  readonly element: {
    createElement: (
      type: WordPressComponent | string,
      props?: object | null,
      ...children: readonly Rendered[]
    ) => Rendered;
  };
  readonly blockEditor: {
    readonly InspectorControls: WordPressComponent;
    readonly InnerBlocks: WordPressComponent & { readonly Content: WordPressComponent };
    readonly useBlockProps: (props: object) => object;
  };
  readonly components: Readonly<
    Record<
      | 'Button'
      | 'Notice'
      | 'PanelBody'
      | 'SelectControl'
      | 'TextControl'
      | 'TextareaControl'
      | 'ToggleControl',
      WordPressComponent
    >
  >;
  readonly htmlEntities: { readonly decodeEntities: (text: string) => string };
  readonly i18n: {
    readonly __: (text: string, domain: 'bsro-ui') => string;
    readonly sprintf: (format: string, ...values: readonly (string | number)[]) => string;
  };
}

/** The API that the block editor loads before the script. */
declare const wp: WordPress;

/** Returns the editor's API. */
export const getWordPress = (): WordPress => wp;
