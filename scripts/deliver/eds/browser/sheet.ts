/** The rows of a sheet by the names of its columns, as Edge Delivery Services publishes it. */
type Rows = readonly Readonly<Record<string, string | undefined>>[];

const isSheet = (value: unknown): value is { readonly data: Rows } =>
  typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data);

/** How long a sheet may take, in milliseconds. */
const TIMEOUT = 3000;

/**
 * Loads the rows of a sheet.
 * @throws {Error} if it doesn't load
 */
export async function loadSheet(url: string): Promise<Rows> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`bsro-ui: ${url} does not load`);
  const sheet: unknown = await response.json();
  if (!isSheet(sheet)) throw new Error(`bsro-ui: ${url} is not a sheet`);
  return sheet.data;
}
