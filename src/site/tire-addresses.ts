/** Size and framing of a tire image, in CSS pixels where a number. */
export interface TireImageOptions {
  width: number;
  height: number;
  format?: 'svg' | 'png' | 'webp';
  scale?: number;
  crop?: string;
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\+/g, 'plus')
    .replace(/[^a-z0-9]/g, '');

/** Address of a tire's picture at angle 60 (CARO-5; browser: Calls and storage). */
export const tireImageAddress = (
  brand: string,
  pattern: string,
  { width, height, format = 'svg', scale = 1, crop }: TireImageOptions,
): string =>
  `/is/image/tires/${slug(brand)}-${slug(pattern)}-60?wid=${width}&hei=${height}&fmt=${format}&scl=${scale}` +
  (crop === undefined ? '' : `&crop=${encodeURIComponent(crop)}`);

/** Address of a tire's detail page (TDP-1). */
export const tireDetailAddress = (brand: string, name: string, article: string): string =>
  `/tires/brands/${slug(brand)}/${slug(name)}/${encodeURIComponent(article)}/`;

/** The list of tires. */
const TIRES_PAGE = '/tires/';

/** What of a vehicle the list of tires is narrowed by. */
interface SearchedVehicle {
  readonly year: number;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
}

/** Address of the tires that fit a vehicle (SRCH-5). */
export const tiresForVehicle = ({
  year,
  make = '',
  model = '',
  trim = '',
}: SearchedVehicle): string =>
  `${TIRES_PAGE}?${new URLSearchParams({ year: `${year}`, make, model, ...(trim && { trim }) })}`;
