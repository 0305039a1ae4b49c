import type { GenericSchema } from 'valibot';
import { getDescription } from 'valibot';
import { FACTS } from '../../src/bus/facts';

/** The properties of a schema that say which values it accepts. */
interface SchemaShape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly item?: GenericSchema;
  readonly wrapped?: GenericSchema;
  readonly options?: readonly string[];
}

const toComment = (text: string | undefined): string => (text ? `/** ${text} */\n` : '');

export const indent = (text: string): string => text.replace(/^(?=.)/gm, '  ');

/** Writes a schema as a TypeScript type. @throws if it has a type that no fact has yet */
const formatType = (schema: GenericSchema): string => {
  const { type, entries, item, options }: SchemaShape = schema;
  if (type === 'object' && entries) {
    const fields = Object.entries(entries).map(([name, entry]) => formatField(name, entry));
    return `{\n${indent(fields.join(''))}}`;
  }
  if (type === 'array' && item) return `${formatType(item)}[]`;
  if (type === 'picklist' && options) return options.map((option) => `'${option}'`).join(' | ');
  if (['string', 'number', 'boolean'].includes(type)) return type;
  throw new TypeError(`No type for a schema of ${type}`);
};

const formatField = (name: string, schema: GenericSchema): string => {
  const { wrapped }: SchemaShape = schema;
  const comment = toComment(getDescription(wrapped ?? schema));
  return wrapped
    ? `${comment}${name}?: ${formatType(wrapped)};\n`
    : `${comment}${name}: ${formatType(schema)};\n`;
};

/** Writes the facts as a TypeScript interface, from their schemas. */
export const createFactTypes = (): string =>
  `interface Facts {\n${indent(
    Object.entries(FACTS)
      .map(([fact, { when, payload }]) => `/** ${when} */\n${formatField(`'${fact}'`, payload)}`)
      .join(''),
  )}}`;
