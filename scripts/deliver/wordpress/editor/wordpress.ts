/** A node that an editor script renders. */
export type Rendered = object | string | null | false;

/** A block in the editor. */
type Block = object;

/** A component of WordPress. Its props are documented at developer.wordpress.org/block-editor. */
export type WordPressComponent = (props: never) => Rendered;

/** The props of a block's `edit`. */
export interface EditProps {
  readonly clientId: string;
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
    readonly serialize: (blocks: readonly Block[]) => string;
  };
  readonly data: {
    readonly useSelect: <Value>(
      read: (
        select: (store: 'core/block-editor') => {
          readonly getBlock: (clientId: string) => Block | null;
          readonly getBlockName: (clientId: string) => string | null;
          /** Lists the blocks around a block, the outermost first. */
          readonly getBlockParents: (clientId: string) => readonly string[];
        },
      ) => Value,
      dependencies: readonly unknown[],
    ) => Value;
  };
  readonly element: {
    createElement: (
      type: WordPressComponent | string,
      props?: object | null,
      ...children: readonly Rendered[]
    ) => Rendered;
    readonly useEffect: (effect: () => () => void, dependencies: readonly unknown[]) => void;
    readonly useRef: <Value>(value: Value | null) => { readonly current: Value | null };
    readonly useState: <Value>(value: Value) => readonly [Value, (value: Value) => void];
  };
  readonly blockEditor: {
    readonly BlockControls: WordPressComponent;
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
      | 'ToggleControl'
      | 'ToolbarButton'
      | 'ToolbarGroup',
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
