import { availableParallelism } from 'node:os';
import type { Measurement } from './measurement';
import { measurements } from './measurements';
import { selectMeasurements } from './selection';
import type { Line } from './table';
import { createUnmeasuredLine, formatTable } from './table';
import type { Workbench } from './workbench';
import { openWorkbench } from './workbench';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs one measurement. Its failure becomes a line of the table, and the others still run. */
const runMeasurement = async (
  { numbers, what, measure }: Measurement,
  workbench: Workbench,
): Promise<readonly Line[]> => {
  print(`${numbers.join(', ')}: ${what} …`);
  try {
    return await measure(workbench);
  } catch (error) {
    const [reason = 'failed'] = error instanceof Error ? error.message.split('\n') : [];
    return numbers.map((number) => createUnmeasuredLine(number, what, `not measured: ${reason}`));
  }
};

/** `npm run bench [-- line numbers]`: prints the table of docs/performance.md for this machine. */
const main = async (): Promise<void> => {
  const selected = selectMeasurements(measurements, process.argv.slice(2));
  const workbench = openWorkbench();
  try {
    const lines: Line[] = [];
    for (const measurement of selected)
      lines.push(...(await runMeasurement(measurement, workbench)));
    const date = new Date().toISOString().slice(0, 10);
    const chromium = (await workbench.browser()).version();
    print(
      `\n${date}, ${availableParallelism()} cores, Chromium ${chromium}\n\n${formatTable(lines)}`,
    );
  } finally {
    await workbench.close();
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : 'failed'}\n`);
  process.exitCode = 1;
});
