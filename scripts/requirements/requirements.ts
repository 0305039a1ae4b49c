/** One numbered requirement of docs/requirements.md. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** The heading above its table. */
  readonly area: string;
  /** The names of its clauses; empty if it has only one. */
  readonly clauses: readonly string[];
}

/** A requirement, or one clause of it, that a test proves. */
export interface Claim {
  readonly id: string;
  readonly clause?: string;
}

const HEADING = /^## (.+)$/;
const CLAUSES_HEADING = 'Clauses';
const REQUIREMENT_ROW = /^\| ([A-Z]+-\d+[a-z]?) \| (.+) \| .* \|$/;
const CLAUSES_ROW = /^\| ([A-Z]+-\d+[a-z]?) \| (.+) \|$/;

/**
 * Parses the requirements and their clauses.
 * @throws Error if an ID is listed twice, or if clauses belong to no requirement
 */
export const parseRequirements = (markdown: string): Requirement[] => {
  const found = new Map<string, Requirement>();
  let area = '';
  for (const line of markdown.split('\n')) {
    area = HEADING.exec(line)?.[1] ?? area;
    if (area === CLAUSES_HEADING) {
      const [, id, names] = CLAUSES_ROW.exec(line) ?? [];
      if (id === undefined || names === undefined) continue;
      const requirement = found.get(id);
      if (!requirement) throw new Error(`docs/requirements.md has clauses of an unknown ${id}`);
      if (requirement.clauses.length > 0) {
        throw new Error(`docs/requirements.md has the clauses of ${id} twice`);
      }
      found.set(id, { ...requirement, clauses: names.split(', ') });
    } else {
      const [, id, text] = REQUIREMENT_ROW.exec(line) ?? [];
      if (id === undefined || text === undefined) continue;
      if (found.has(id)) throw new Error(`docs/requirements.md has ${id} twice`);
      found.set(id, { id, text, area, clauses: [] });
    }
  }
  return [...found.values()];
};

const TAG = /^([A-Z]+-\d+[a-z]?)(?:\/([\w-]+))?$/;

/** Parses one tag, such as `CART-1/create` or `@HOURS-3`; undefined for a tag of another kind. */
export const parseTag = (tag: string): Claim | undefined => {
  const [, id, clause] = TAG.exec(tag.replace(/^@/, '')) ?? [];
  if (id === undefined) return undefined;
  return clause === undefined ? { id } : { id, clause };
};

const LEADING_IDS = /^(?:[A-Z]+-\d+[a-z]?[\s,:]+)+/;
const TRAILING_TAGS = /(?:\s*\[[^[\]]+\])+$/;

/**
 * Parses the claims of a test title: `loads once per page [REVW-1/lazy REVW-3]` has two.
 * IDs at the start of a title also count.
 */
export const parseClaims = (title: string): Claim[] => {
  const leading = LEADING_IDS.exec(`${title} `)?.[0] ?? '';
  const trailing = TRAILING_TAGS.exec(title.trim())?.[0] ?? '';
  return `${leading} ${trailing}`.split(/[\s,:[\]]+/).flatMap((tag) => parseTag(tag) ?? []);
};
