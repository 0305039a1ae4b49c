/** Path of the page with the tires in a size (SRCH-5). */
export const SIZE_TIRES_PAGE = '/tires/size/';

interface SearchedSize {
  readonly cs: number;
  readonly ar: number;
  readonly rs: number;
}

/** Returns the URL of the page with the tires in a size, or in the two sizes of a pair (SRCH-5). */
export const getSizeTiresUrl = ({ cs, ar, rs }: SearchedSize, rear?: SearchedSize): string => {
  const query = new URLSearchParams({ cs: `${cs}`, ar: `${ar}`, rs: `${rs}` });
  if (rear) {
    query.set('rearCs', `${rear.cs}`);
    query.set('rearAr', `${rear.ar}`);
    query.set('rearRs', `${rear.rs}`);
  }
  return `${SIZE_TIRES_PAGE}?${query}`;
};
