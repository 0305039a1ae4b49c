import path from 'node:path';
import { listHostSources } from './host-sources';
import type { HostSources } from './host-sources';

const ROOT = path.join(__dirname, '../..');

let sources: HostSources;

beforeAll(async () => {
  sources = await listHostSources(ROOT);
});

test.each([
  'fixtures/services/start.ts',
  'fixtures/services/stores/details.ts',
  'fixtures/services/database/migrations/110-stores.sql',
  'fixtures/services/chat/widget.ts',
  'fixtures/html/models/store.ts',
  'fixtures/placeholder-catalog/entries.ts',
  'fixtures/placeholder-catalog/browser/catalog.css',
  'src/mounts/placeholders/store-hours.ts',
  'src/site/switches.ts',
])("the host's sources include %s, and the watched folders its folder", (file) => {
  expect(sources.includes(file)).toBe(true);
  expect(sources.folders).toContain(path.dirname(file));
});

test.each([
  'src/chunks/my-store/usePanel.ts',
  'fixtures/services/stores/stores.test.ts',
  'fixtures/services/testing/test-host.ts',
  'fixtures/html/templates/pages/store.html',
  'fixtures/html/design/page/20-base.css',
])("the host's sources omit %s, whose changes need no restart of the host", (file) => {
  expect(sources.includes(file)).toBe(false);
});
