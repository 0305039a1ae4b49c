import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getText } from '../language/plain-texts';

jest.mock('../language/plain-texts', () => ({
  ...jest.requireActual<object>('../language/plain-texts'),
  getText: jest.fn(() => ''),
}));

const FOLDERS = ['chunks', 'domain', 'store', 'ui', 'validation'];

const listModules = (folder: string): string[] =>
  readdirSync(path.join(__dirname, '..', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join(__dirname, '..', folder, file));

// A chunk may be evaluated before the page's language has loaded.
test('no module reads a text while it is evaluated [TEXT-3/language]', async () => {
  const readers: string[] = [];
  for (const file of FOLDERS.flatMap(listModules)) {
    await import(file);
    if (jest.mocked(getText).mock.calls.length > 0) readers.push(file);
    jest.mocked(getText).mockClear();
  }
  expect(readers).toEqual([]);
});
