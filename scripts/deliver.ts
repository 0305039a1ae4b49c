import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildBundle } from './build/build-bundle';
import { STYLES } from './build/theme-proof-styles';
import { writePackage } from './deliver/aem/write-package';
import { deliver } from './deliver/deliver';
import { writeProject } from './deliver/eds/write-project';
import { writePlugin } from './deliver/wordpress/write-plugin';

const DIST = path.join(__dirname, '../dist');

const USAGE =
  'Usage: npm run deliver -- FOLDER, --aem FOLDER, --eds FOLDER, or --wordpress FOLDER, or several of them; ' +
  `with --styles ${STYLES.join('|')}, and for AEM with --site APPID`;

/**
 * `npm run deliver -- FOLDER`: builds a release and adds it to a client library of the CMS; with
 * `--aem FOLDER`, it writes a content package with components; with `--eds FOLDER`, blocks; with
 * `--wordpress FOLDER`, a plugin (docs/delivery.md).
 */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      aem: { type: 'string' },
      eds: { type: 'string' },
      wordpress: { type: 'string' },
      site: { type: 'string' },
      styles: { type: 'string', default: 'raised' },
    },
  });
  const [library] = positionals;
  const styles = STYLES.find((name) => name === values.styles);
  const target = library || values.aem || values.eds || values.wordpress;
  if (!target || !styles || positionals.length > 1) throw new Error(USAGE);
  await buildBundle({ budgets: 'enforce', styles });
  if (library) {
    const { added, removed } = deliver(DIST, library);
    process.stdout.write(`${added} files in ${library}, ${removed} old files removed\n`);
  }
  if (values.aem) {
    process.stdout.write(
      `${writePackage(DIST, values.aem, values.site)} files in the package ${values.aem}\n`,
    );
  }
  if (values.eds) {
    const { generated, released, ownBlocks } = await writeProject(DIST, values.eds);
    process.stdout.write(
      `${generated} generated files and ${released} files of the bundle in ${values.eds}\n`,
    );
    if (ownBlocks.length > 0) {
      process.stdout.write(`Not written, as the project has its own: ${ownBlocks.join(', ')}\n`);
    }
  }
  if (values.wordpress) {
    const files = writePlugin(DIST, values.wordpress);
    process.stdout.write(`${files} files in the archive of the plugin ${values.wordpress}\n`);
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
