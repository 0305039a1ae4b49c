/** The sources of a content security policy by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Parses a content security policy. The first of repeated directives counts, as in browsers. */
export const parsePolicy = (text: string): Policy => {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [rawName = '', ...sources] = directive.trim().split(/\s+/);
    const name = rawName.toLowerCase();
    if (name && !policy.has(name)) policy.set(name, sources);
  }
  return policy;
};
