/** A release as the loader knows it. `npm run deliver` writes the file with its values. */
export interface Release {
  /** The entry's file name. */
  readonly entry: string;
  readonly integrity: string;
  /** The brands with design tokens. */
  readonly sites: readonly string[];
  /** The selector of placeholders. */
  readonly placeholders: string;
}

export declare const release: Release;
