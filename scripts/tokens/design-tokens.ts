/** A contrast that a page's tokens must keep. */
export interface ContrastRule {
  /** The tokens of the backgrounds. */
  readonly against: readonly string[];
  /** The minimum ratio (WCAG 2.2): 4.5 for text, 3 for lines and shapes that carry meaning. */
  readonly minimum: 3 | 4.5;
}

/** A custom property that the bundle's stylesheets read. */
export interface DesignToken {
  /** Without the dashes. */
  readonly name: string;
  /** What it colors or measures. */
  readonly use: string;
  readonly contrast?: ContrastRule;
}

const SURFACES = ['surface', 'surface-raised', 'surface-sunken'];

const TEXT_CONTRAST: ContrastRule = { against: SURFACES, minimum: 4.5 };

const SHAPE_CONTRAST: ContrastRule = { against: SURFACES, minimum: 3 };

/**
 * The design tokens: every custom property that the bundle reads from a page. A brand sets them on
 * `:root` (docs/integration.md#design-tokens); each has a default in the stylesheets.
 */
export const DESIGN_TOKENS: readonly DesignToken[] = [
  { name: 'surface', use: 'background of the page; the empty part of stars' },
  { name: 'surface-raised', use: 'background of panels, dialogs, fields, and buttons' },
  { name: 'surface-sunken', use: 'background of hovered, disabled, and loading elements' },
  { name: 'ink', use: 'text', contrast: TEXT_CONTRAST },
  { name: 'ink-soft', use: 'hints and less important text', contrast: TEXT_CONTRAST },
  { name: 'heading', use: 'headings', contrast: TEXT_CONTRAST },
  { name: 'link', use: 'links and buttons that look like links', contrast: TEXT_CONTRAST },
  { name: 'line', use: 'decorative dividers between items' },
  { name: 'line-strong', use: 'borders of fields and buttons', contrast: SHAPE_CONTRAST },
  { name: 'brand', use: 'background of the primary button, border of dialogs' },
  {
    name: 'on-brand',
    use: 'text on `--brand` and `--brand-hover`',
    contrast: { against: ['brand', 'brand-hover'], minimum: 4.5 },
  },
  { name: 'brand-edge', use: 'border of the primary button', contrast: SHAPE_CONTRAST },
  { name: 'brand-hover', use: 'background of the primary button on hover' },
  { name: 'accent', use: 'background of checked checkboxes, sliders, and count badges' },
  {
    name: 'on-accent',
    use: 'text on `--accent`',
    contrast: { against: ['accent'], minimum: 4.5 },
  },
  { name: 'focus', use: 'outer focus ring', contrast: SHAPE_CONTRAST },
  {
    name: 'on-focus',
    use: 'inner focus ring',
    contrast: { against: ['focus'], minimum: 3 },
  },
  { name: 'star', use: 'edges of stars and the bars of ratings', contrast: SHAPE_CONTRAST },
  { name: 'star-fill', use: 'filled part of stars' },
  { name: 'good', use: 'positive states: in stock, open, or done', contrast: TEXT_CONTRAST },
  { name: 'warn', use: 'states that end soon or need attention', contrast: TEXT_CONTRAST },
  { name: 'bad', use: 'errors, and the state closed', contrast: TEXT_CONTRAST },
  { name: 'scrim', use: 'backdrop of dialogs' },
  { name: 'shadow-float', use: 'shadow of panels and dialogs' },
  { name: 'radius-s', use: 'corner radius of fields and bars' },
  { name: 'radius-m', use: 'corner radius of panels' },
  { name: 'radius-l', use: 'corner radius of dialogs and cards' },
  { name: 'button-radius', use: 'corner radius of buttons' },
  { name: 'font-text', use: 'font of dialogs and buttons; other text has the font of the page' },
  { name: 'font-heading', use: 'font of headings' },
  { name: 'weight-text', use: 'weight of text' },
  { name: 'weight-strong', use: 'weight of labels, prices, and buttons' },
  { name: 'weight-heading', use: 'weight of headings' },
  { name: 'text-14', use: 'size of hints' },
  { name: 'text-16', use: 'size of text' },
  { name: 'text-18', use: 'size of titles in cards' },
  { name: 'text-22', use: 'size of prices and level-3 headings' },
  { name: 'text-28', use: 'size of level-2 headings' },
  { name: 'text-36', use: 'size of level-1 headings' },
  { name: 'text-48', use: 'size of the average rating' },
  { name: 'leading', use: 'line height of text' },
  { name: 'leading-tight', use: 'line height of headings' },
  { name: 'space-4', use: 'smallest spacing' },
  { name: 'space-8', use: 'spacing' },
  { name: 'space-12', use: 'spacing' },
  { name: 'space-16', use: 'spacing; side margins on phones' },
  { name: 'space-24', use: 'spacing' },
  { name: 'space-32', use: 'spacing' },
  { name: 'space-48', use: 'spacing' },
  { name: 'space-64', use: 'largest spacing' },
  { name: 'target', use: 'minimum height of buttons, links, and fields; at least 24 px' },
  {
    name: 'page',
    use: "maximum width of the page's content, with which the bars at the bottom of the window align",
  },
  { name: 'measure', use: 'maximum width of text' },
  { name: 'motion-fast', use: 'duration of color transitions' },
  { name: 'motion', use: 'duration of the animations of dialogs and arrows' },
  { name: 'ease', use: 'easing of animations' },
];
