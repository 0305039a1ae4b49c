import { availableParallelism } from 'node:os';
import type { Measurement } from './measurement';
import { measurements } from './measurements';
import { selectMeasurements } from './selection';
import type { Line } from './table';
import { notMeasured, tableOf } from './table';
import type { Workbench } from './workbench';
import { openWorkbench } from './workbench';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** What one measurement gives; a failure of one is a line of the table and ends no other. */
const linesOf = async (
  { numbers, what, measure }: Measurement,
  workbench: Workbench,
): Promise<readonly Line[]> => {
  say(`${numbers.join(', ')}: ${what} …`);
  try {
    return await measure(workbench);
  } catch (error) {
    const [reason = 'failed'] = error instanceof Error ? error.message.split('\n') : [];
    return numbers.map((number) => notMeasured(number, what, `not measured: ${reason}`));
  }
};

/** `npm run bench [-- numbers of lines]`: the table of docs/performance.md on this machine. */
const main = async (): Promise<void> => {
  const selected = selectMeasurements(measurements, process.argv.slice(2));
  const workbench = openWorkbench();
  try {
    const lines: Line[] = [];
    for (const measurement of selected) lines.push(...(await linesOf(measurement, workbench)));
    const date = new Date().toISOString().slice(0, 10);
    const chromium = (await workbench.browser()).version();
    say(`\n${date}, ${availableParallelism()} cores, Chromium ${chromium}\n\n${tableOf(lines)}`);
  } finally {
    await workbench.close();
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : 'failed'}\n`);
  process.exitCode = 1;
});
