type Packages = Readonly<Record<string, { version?: string; optional?: boolean }>>;

/** Finds the first package of the lock file that is missing or installed in another version. */
export function findMissing(locked: Packages, installed: Packages | undefined): string | undefined;

/** Installs the packages of package-lock.json if one is missing; throws on failure. */
export function ensureInstalled(): void;
