/** Tires set side by side (CMP-1, STATE-1). */
export interface TireComparisonState {
  searchType: 'vehicle' | 'size' | null;
  vehicle: { year: string; make: string; model: string; trim: string } | null;
  size: { crossSection: string; aspectRatio: string; rimSize: string; tireSize: string } | null;
  results: string[];
  /** Article codes, or two joined by '_' for a staggered pair. */
  tires: string[];
  isModalOpen: boolean;
  i18n: Record<string, string>;
}
