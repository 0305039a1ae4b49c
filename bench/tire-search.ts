import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { ROUNDS, interleave } from './rounds';
import { getMedian, getPercentile } from './statistics';
import type { Line } from './table';
import { createRatioLine } from './table';

/** A size with more tires than a search returns, at a store with prices. */
const SEARCH = '/bsro/services/tire/search-by-size?cs=205&ar=55&rs=16&storeNumber=310001';

const EMPTY = '/bench/empty';

const GOAL = 12;

const REQUESTS_PER_ROUND = 30;

/** A request, and whether stock changes before it. */
interface Variant {
  readonly path: string;
  readonly changesStock?: true;
}

const variants = {
  empty: { path: EMPTY },
  search: { path: SEARCH },
  changed: { path: SEARCH, changesStock: true },
} satisfies Record<string, Variant>;

/**
 * Sends a GET as a browser does, and resolves to the status once the response has arrived. The body stays compressed,
 * because a visitor's browser decompresses it, and here that would take time from the host.
 */
const get = (url: string, agent: http.Agent): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.once('end', () => resolve(response.statusCode));
      response.resume();
    });
    request.once('error', reject);
  });

/** Measures line 16: the time of a search for 500 tires, relative to a route that does nothing. */
export const measureTireSearch = async (): Promise<Line[]> => {
  const { createHost } = await import('../fixtures/services/host');
  const { openDatabase } = await import('../fixtures/services/database/open');
  const { copySeededDatabase } = await import('../fixtures/services/testing/seeded-directory');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bsro-ui-bench-'));
  await copySeededDatabase(path.join(folder, 'pglite'));
  const db = await openDatabase({ directory: folder });
  const app = await createHost({ db });
  app.get(EMPTY, async () => ({}));
  const change = () =>
    db.query('UPDATE inventory SET quantity = quantity WHERE store_number = 310001');
  const time = async ({ path: url, changesStock }: Variant): Promise<number> => {
    if (changesStock) await change();
    const startedAt = performance.now();
    const status = await get(origin + url, agent);
    if (status !== 200) throw new Error(`${url}: ${status}`);
    return performance.now() - startedAt;
  };
  const takeSample = async (variant: Variant): Promise<number[]> => {
    const times: number[] = [];
    while (times.length < REQUESTS_PER_ROUND) times.push(await time(variant));
    return times;
  };
  const agent = new http.Agent({ keepAlive: true });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    for (const variant of Object.values(variants)) await takeSample(variant);
    const getSamples = await interleave(variants, ROUNDS, takeSample);
    const getTimes = (name: keyof typeof variants) => getSamples(name).flat();
    const changed = getMedian(getTimes('changed')).toFixed(0);
    return [
      createRatioLine(
        16,
        `search of 500 tires ÷ an empty route, p95 (after a change of stock: ${changed} ms, median)`,
        getPercentile(getTimes('search'), 95),
        getPercentile(getTimes('empty'), 95),
        GOAL,
        'ms',
      ),
    ];
  } finally {
    agent.destroy();
    await app.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  }
};
