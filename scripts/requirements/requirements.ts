/** One numbered requirement of docs/requirements.md. */
export interface Requirement {
  readonly id: string;
  readonly text: string;
  /** The heading that it stands under. */
  readonly area: string;
}

const HEADING = /^## (.+)$/;
const ROW = /^\| ([A-Z]+-\d+[a-z]?) \| (.+) \| .* \|$/;

/** Reads the numbered list; throws when an ID stands twice, since a proof would count for both. */
export const readRequirements = (markdown: string): Requirement[] => {
  const found = new Map<string, Requirement>();
  let area = '';
  for (const line of markdown.split('\n')) {
    area = HEADING.exec(line)?.[1] ?? area;
    const [, id, text] = ROW.exec(line) ?? [];
    if (id === undefined || text === undefined) continue;
    if (found.has(id)) throw new Error(`docs/requirements.md has ${id} twice`);
    found.set(id, { id, text, area });
  }
  return [...found.values()];
};

/** The IDs that a test's title begins with: `REVW-1 REVW-3 a page asks once` names two. */
export const idsOf = (title: string): string[] =>
  (/^(?:[A-Z]+-\d+[a-z]?[\s,:]+)+/.exec(`${title} `)?.[0] ?? '').match(/[A-Z]+-\d+[a-z]?/g) ?? [];
