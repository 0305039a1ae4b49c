import { emptyDatabase } from '../fixtures/services/database/open';
import { parseStartOptions } from '../fixtures/services/start-options';

/** `npm run reset`: empties the reference services' database, which the next start seeds again. */
const main = async (): Promise<void> => {
  const { data } = parseStartOptions(process.argv.slice(2), process.env);
  await emptyDatabase({ directory: data, databaseUrl: process.env['DATABASE_URL'] });
  process.stdout.write('The database is empty. The next start seeds it.\n');
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
