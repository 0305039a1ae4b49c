import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/test/chromium';
import { buildBenchPages } from './build-pages';
import { pageLines } from './pages-of-the-host';
import { serveBenchPages } from './serve';
import { tableOf } from './table';
import { timeLines } from './times';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `npm run bench`: prints the table of docs/performance.md with the figures of this machine. */
const main = async (): Promise<void> => {
  say('Building the bench pages …');
  await buildBenchPages();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  const server = await serveBenchPages();
  try {
    say('Weighing the pages of the reference host …');
    const weights = await pageLines(browser);
    say('Timing, interleaved …');
    const times = await timeLines(browser, server.origin);
    say(tableOf([...weights, ...times]));
  } finally {
    await server.close();
    await browser.close();
  }
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : 'failed'}\n`);
  process.exitCode = 1;
});
