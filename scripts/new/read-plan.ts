import { parseArgs } from 'node:util';
import { parsePlaceholderName } from './placeholder-name';
import type { PlaceholderName } from './placeholder-name';
import type { PlaceholderKind, PlaceholderPlan } from './templates/shared';

const USAGE =
  'Usage: npm run new -- placeholder NAME [--react or --dom] [--group GROUP], ' +
  'such as npm run new -- placeholder store-team';

/** The groups of the authors' documentation, each with the words that begin the names in it. */
const GROUPS = {
  Tires: ['tire', 'tires', 'product', 'wheel'],
  Stores: ['store', 'stores', 'city', 'zip'],
  Account: ['account', 'service', 'appointment', 'garage'],
  Cart: ['cart', 'checkout', 'order'],
  Marketing: [],
  Header: ['header'],
  Footer: ['footer'],
} as const satisfies Record<PlaceholderPlan['group'], readonly string[]>;

const isGroup = (text: string): text is PlaceholderPlan['group'] => Object.hasOwn(GROUPS, text);

const guessGroup = ({ kebab }: PlaceholderName): PlaceholderPlan['group'] => {
  const [first = ''] = kebab.split('-');
  const found = Object.entries(GROUPS).find(([, words]) => words.some((word) => word === first));
  return found && isGroup(found[0]) ? found[0] : 'Marketing';
};

const parseGroup = (text: string): PlaceholderPlan['group'] => {
  if (isGroup(text)) return text;
  throw new Error(`--group: expected ${Object.keys(GROUPS).join(', ')}, not ${text}`);
};

/**
 * Reads the command line of `npm run new`.
 * @param askKind asks whether the placeholder is a React component; called if no option says so
 * @throws Error that says what is wrong and what to write
 */
export const readPlan = async (
  args: readonly string[],
  askKind: () => Promise<PlaceholderKind>,
): Promise<PlaceholderPlan> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      react: { type: 'boolean', default: false },
      dom: { type: 'boolean', default: false },
      group: { type: 'string' },
    },
  });
  const [thing, text, ...others] = positionals;
  if (thing !== 'placeholder' || text === undefined || others.length > 0) throw new Error(USAGE);
  if (values.react && values.dom) throw new Error('Use either --react or --dom');
  const name = parsePlaceholderName(text);
  const group = values.group === undefined ? guessGroup(name) : parseGroup(values.group);
  const kind = values.react ? 'react' : values.dom ? 'dom' : await askKind();
  return { name, kind, group };
};
