import { launch } from 'chrome-launcher';
import { CHROMIUM_FLAGS, ensureChromium } from '../scripts/test/chromium';
import { resolveUrl } from './resolve-url';
import { SLOW_ROUNDS, interleave, retry } from './rounds';
import { getMedian } from './statistics';
import type { Line } from './table';
import { createScoreLine, createFigureLine, createObservedLine } from './table';
import { sumBlockingTime } from './trace';
import type { BenchEnvironment } from './environment';

/** Matches the bundle's entry, which loads everything else. */
const ENTRY = '*/bsro-ui/bsro-ui.*';

/** How many times slower the processor is in Lighthouse's mobile preset, whatever the machine. */
const PRESET_SLOWDOWN = 4;

/**
 * The benchmark index of a machine on which the preset simulates a phone. On a faster machine, only a
 * proportionally larger slowdown does, as Lighthouse's guide to throttling recommends.
 */
const PRESET_INDEX = 2300;

interface AuditOptions {
  readonly url: string;
  readonly hasBundle: boolean;
  readonly slowdown: number;
}

/** Results of one run: times in milliseconds, and the score from 0 to 100. */
interface Audit {
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  /** The blocking time by processor time, which leaves out the time that other processes used. */
  readonly processorTbt: number;
  readonly cls: number;
  /** Lighthouse's benchmark index of the machine. */
  readonly index: number;
}

/** Runs Lighthouse's mobile audit once, in a new browser. */
const runAudit = async ({ url, hasBundle, slowdown }: AuditOptions): Promise<Audit> => {
  // The package has ES modules only; this file runs as CommonJS.
  const { default: lighthouse, defaultConfig } = await import('lighthouse');
  const chrome = await launch({
    chromePath: await ensureChromium(),
    chromeFlags: ['--headless', ...CHROMIUM_FLAGS],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: ['performance'],
      blockedUrlPatterns: hasBundle ? null : [ENTRY],
      throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: slowdown },
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result');
    }
    const { audits, categories, environment } = result.lhr;
    const getValue = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
      lcp: getValue('largest-contentful-paint'),
      tbt: getValue('total-blocking-time'),
      processorTbt: sumBlockingTime(result.artifacts.Trace.traceEvents, slowdown),
      cls: getValue('cumulative-layout-shift'),
      index: environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
};

const PAGES = {
  'home page': '/',
  'local store page': 'a[href*="/local/"]',
  'tire results': '/tires/size/?cs=205&ar=55&rs=16',
  'tire detail page': 'a[href*="/tires/brands/"]',
  'checkout, empty': '/checkout/',
} as const;

const getAuditMedian = (audits: readonly Audit[], key: keyof Audit): number =>
  getMedian(audits.map((audit) => audit[key]));

/** Creates the lines of one page with the mobile preset, which have goals. */
const createPresetLines = (
  name: string,
  withBundle: readonly Audit[],
  withoutBundle: readonly Audit[],
): Line[] => {
  const delay = getAuditMedian(withBundle, 'lcp') - getAuditMedian(withoutBundle, 'lcp');
  const plainTbt = getAuditMedian(withoutBundle, 'tbt');
  return [
    createScoreLine(
      15,
      `Lighthouse mobile, ${name}: score`,
      getAuditMedian(withBundle, 'score'),
      100,
    ),
    createFigureLine(
      15,
      `… ${name}: total blocking time (without the bundle: ${plainTbt.toFixed(0)} ms)`,
      getAuditMedian(withBundle, 'tbt'),
      65,
      'ms',
    ),
    createFigureLine(15, `… ${name}: layout shift`, getAuditMedian(withBundle, 'cls'), 0.01, ''),
    createFigureLine(
      15,
      `… ${name}: largest contentful paint, delay caused by the bundle`,
      delay,
      150,
      'ms',
    ),
  ];
};

/**
 * Creates the lines of one page with a slowdown in proportion to the machine's speed. They have no goals,
 * because a page without the bundle exceeds the preset's goals on a fast machine with two cores.
 */
const createScaledLines = (
  slowdown: number,
  withBundle: readonly Audit[],
  withoutBundle: readonly Audit[],
): Line[] => {
  const createTimeLine = (label: string, key: 'tbt' | 'processorTbt') => {
    const plain = getAuditMedian(withoutBundle, key).toFixed(0);
    return createObservedLine(
      15,
      `… ${label} (without the bundle: ${plain} ms)`,
      getAuditMedian(withBundle, key),
      'ms',
    );
  };
  return [
    createObservedLine(
      15,
      `… processor slowed down ${slowdown.toFixed(1)}×: score`,
      getAuditMedian(withBundle, 'score'),
      '',
    ),
    createTimeLine('total blocking time', 'tbt'),
    createTimeLine('total blocking time, by processor time', 'processorTbt'),
  ];
};

/** Measures line 15: Lighthouse's mobile audit of the reference pages. */
export const measureLighthouse = async (environment: BenchEnvironment): Promise<Line[]> => {
  const lines: Line[] = [];
  for (const [name, target] of Object.entries(PAGES)) {
    const url = await resolveUrl(environment, target);
    const { index } = await retry(() => runAudit({ url, hasBundle: false, slowdown: 1 }));
    const slowdown = Math.max(1, (PRESET_SLOWDOWN * index) / PRESET_INDEX);
    process.stdout.write(
      `  benchmark index ${index.toFixed(0)}, proportional CPU slowdown ${slowdown.toFixed(1)}×\n`,
    );
    const variants = {
      withBundle: { url, hasBundle: true, slowdown: PRESET_SLOWDOWN },
      withoutBundle: { url, hasBundle: false, slowdown: PRESET_SLOWDOWN },
      scaledWithBundle: { url, hasBundle: true, slowdown },
      scaledWithoutBundle: { url, hasBundle: false, slowdown },
    };
    const getAudits = await interleave(variants, SLOW_ROUNDS, runAudit);
    lines.push(
      ...createPresetLines(name, getAudits('withBundle'), getAudits('withoutBundle')),
      ...createScaledLines(
        slowdown,
        getAudits('scaledWithBundle'),
        getAudits('scaledWithoutBundle'),
      ),
    );
  }
  return lines;
};
