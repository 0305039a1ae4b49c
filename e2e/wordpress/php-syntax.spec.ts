import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { listFolder } from '../../scripts/deliver/archive';
import { DELIVERY, PHP } from '../../scripts/test/wordpress-programs';
import { expect, test } from './support/test';

test('every file of the plugin is valid PHP', () => {
  const files = listFolder(DELIVERY, 'bsro-ui').filter((file) => file.endsWith('.php'));
  expect(files.length).toBeGreaterThan(60);
  const problems = files.flatMap((file) => {
    const { status, stdout } = spawnSync(
      PHP,
      ['-d', 'display_errors=1', '-d', 'error_reporting=-1', '-l', path.join(DELIVERY, file)],
      { encoding: 'utf8' },
    );
    return status === 0 && stdout.startsWith('No syntax errors') ? [] : `${file}: ${stdout}`;
  });
  expect(problems).toEqual([]);
});
