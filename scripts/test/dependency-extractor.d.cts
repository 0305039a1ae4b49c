/** @param extractAll Jest's own extractor */
export declare const extract: (
  code: string,
  file: string,
  extractAll: (code: string) => Set<string>,
) => Set<string>;
export declare const getCacheKey: () => string;
