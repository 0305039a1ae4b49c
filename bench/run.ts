import { availableParallelism } from 'node:os';
import type { Measurement } from './measurement';
import { measurements } from './measurements';
import { selectMeasurements } from './selection';
import type { Line } from './table';
import { createUnmeasuredLine, formatTable } from './table';
import type { BenchEnvironment } from './environment';
import { openBenchEnvironment } from './environment';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs one measurement. If it fails, its lines show the error, and the other measurements still run. */
const runMeasurement = async (
  { lineNumbers, label, measure }: Measurement,
  environment: BenchEnvironment,
): Promise<readonly Line[]> => {
  print(`${lineNumbers.join(', ')}: ${label} …`);
  try {
    return await measure(environment);
  } catch (error) {
    const [reason = 'failed'] = error instanceof Error ? error.message.split('\n') : [];
    return lineNumbers.map((number) =>
      createUnmeasuredLine(number, label, `not measured: ${reason}`),
    );
  }
};

/** `npm run bench [-- line numbers]`: prints the table of docs/performance.md for this machine. */
const main = async (): Promise<void> => {
  const selected = selectMeasurements(measurements, process.argv.slice(2));
  const environment = openBenchEnvironment();
  try {
    const lines: Line[] = [];
    for (const measurement of selected)
      lines.push(...(await runMeasurement(measurement, environment)));
    const date = new Date().toISOString().slice(0, 10);
    const chromium = (await environment.getBrowser()).version();
    print(
      `\n${date}, ${availableParallelism()} cores, Chromium ${chromium}\n\n${formatTable(lines)}`,
    );
  } finally {
    await environment.close();
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : 'failed'}\n`);
  process.exitCode = 1;
});
