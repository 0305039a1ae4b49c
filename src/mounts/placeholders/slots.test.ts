/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { manifest } from '../manifest';

const SOURCES = path.join(__dirname, '../..');

/** Reads the components of the chunk that a placeholder loads. */
const readChunk = (name: string): string => {
  const declaration = readFileSync(path.join(__dirname, `${name}.ts`), 'utf8');
  const [, chunk = ''] = /'\.\.\/\.\.\/(chunks\/[\w-]+)'/.exec(declaration) ?? [];
  const folder = path.join(SOURCES, chunk);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
};

const slots = manifest.flatMap(({ name, author }) =>
  (author?.parts ?? []).flatMap(({ attributes }) => {
    const { choices = [] } = attributes?.['slot'] ?? {};
    return choices.length > 0 ? [{ name, choices }] : [];
  }),
);

test.each(slots)(
  '$name has the places that it declares, and no others [MOUNT-10/places]',
  ({ name, choices }) => {
    const code = readChunk(name);
    const places = [...code.matchAll(/<Slot name=\{'([\w-]+)' satisfies \w+\}/g)].map(
      ([, place]) => place,
    );
    expect(new Set(places)).toEqual(new Set(choices));
    expect(code).toContain('<SlotContext value={cms}>');
  },
);

test('most features of a purchase have places', () => {
  expect(slots.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['cart-app', 'checkout-app', 'order', 'tire-detail']),
  );
});
