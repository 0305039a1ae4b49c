import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { listFolder } from '../../scripts/deliver/archive';
import { PHP } from '../../scripts/test/wordpress-programs';
import { expect, test } from './support/test';
import { getDelivery } from './support/test-site';

test('every file of the plugin is valid PHP', ({ site }) => {
  const folder = getDelivery(site.paths);
  const files = listFolder(folder, 'bsro-ui').filter((file) => file.endsWith('.php'));
  expect(files.length).toBeGreaterThan(60);
  const problems = files.flatMap((file) => {
    const { status, stdout } = spawnSync(
      PHP,
      ['-d', 'display_errors=1', '-d', 'error_reporting=-1', '-l', path.join(folder, file)],
      { encoding: 'utf8' },
    );
    return status === 0 && stdout.startsWith('No syntax errors') ? [] : `${file}: ${stdout}`;
  });
  expect(problems).toEqual([]);
});
