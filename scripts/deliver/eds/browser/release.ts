/** The values of a release that the loader needs. `npm run deliver` inserts them. */
export interface Release {
  /** The entry's file name. */
  readonly entry: string;
  readonly integrity: string;
  /** The brands with design tokens. */
  readonly sites: readonly string[];
  /** A selector that matches every placeholder. */
  readonly placeholders: string;
}

declare const RELEASE: Release;

export const release = RELEASE;
