type Packages = Readonly<Record<string, { version?: string; optional?: boolean }>>;

/** The first package of the lock file that is not installed in its version, or undefined. */
export function findMissing(locked: Packages, installed: Packages | undefined): string | undefined;

/** Installs what package-lock.json names when something of it is not there; throws on failure. */
export function ensureInstalled(): void;
