import { launch } from 'chrome-launcher';
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/test/chromium';
import { addressOf } from './address';
import { SLOW_ROUNDS, interleave } from './rounds';
import { median } from './statistics';
import type { Line } from './table';
import { atLeast, figure } from './table';
import type { Workbench } from './workbench';

/** The entry of the bundle, by which everything else of it comes. */
const ENTRY = '*/bsro-ui/bsro-ui.*';

/**
 * Lighthouse slows the processor down fourfold to stand for a phone, which holds on a machine of
 * this index of its own; the goals were set on one. A slower machine is slowed down less, as
 * Lighthouse's guide to throttling asks.
 */
const PHONE = { slowdown: 4, index: 2300 } as const;

interface Audited {
  readonly address: string;
  readonly script: boolean;
  readonly slowdown: number;
}

/** Times in milliseconds; the score of 0 to 100. */
interface Audit {
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Lighthouse's index of the machine's speed. */
  readonly index: number;
}

/** One run as Lighthouse does it for a mobile phone, in a browser of its own. */
const audit = async ({ address, script, slowdown }: Audited): Promise<Audit> => {
  // ES modules only, unlike this file when it runs.
  const { default: lighthouse, defaultConfig } = await import('lighthouse');
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: ['--headless', ...CHROMIUM_FLAGS],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: ['performance'],
      blockedUrlPatterns: script ? null : [ENTRY],
      throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: slowdown },
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result');
    }
    const { audits, categories, environment } = result.lhr;
    const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      index: environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
};

const PAGES = { 'home page': '/', 'local store page': 'a[href*="/local/"]' } as const;

const pageLines = (
  name: string,
  own: readonly Audit[],
  withoutScript: readonly Audit[],
): Line[] => {
  const middle = (audits: readonly Audit[], key: keyof Audit) =>
    median(audits.map((one) => one[key]));
  const later = middle(own, 'lcp') - middle(withoutScript, 'lcp');
  return [
    atLeast(15, `Lighthouse mobile, ${name}: score`, middle(own, 'score'), 100),
    figure(15, `… ${name}: total blocking time`, middle(own, 'tbt'), 65, 'ms'),
    figure(15, `… ${name}: layout shift`, middle(own, 'cls'), 0.01, ''),
    figure(15, `… ${name}: largest paint, later than without script`, later, 150, 'ms'),
  ];
};

/** Line 15. */
export const lighthouseLines = async (workbench: Workbench): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const [name, target] of Object.entries(PAGES)) {
    const address = await addressOf(workbench, target);
    const plain = { address, script: false, slowdown: 1 };
    const { index } = await audit(plain);
    const slowdown = Math.max(1, (PHONE.slowdown * index) / PHONE.index);
    process.stdout.write(`  index ${index.toFixed(0)}, slowed down ${slowdown.toFixed(1)} times\n`);
    const variants = {
      own: { address, script: true, slowdown },
      withoutScript: { ...plain, slowdown },
    };
    const of = await interleave(variants, SLOW_ROUNDS, audit);
    lines.push(...pageLines(name, of('own'), of('withoutScript')));
  }
  return lines;
};
