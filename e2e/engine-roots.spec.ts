import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/probe/probe-test';

const CMS = '<p>Call us at <a href="tel:+13035550100">(303) 555-0100</a></p>';
const createThrowingProbe = (throws: string) =>
  `<div class="probe-noticed" id="bad" data-throws="${throws}" data-label="bad">${CMS}</div>
   <div class="probe-noticed" id="good" data-label="good">${CMS}</div>`;

for (const throws of ['render', 'effect', 'update']) {
  test(`restores the CMS nodes of a root that throws in ${throws}, and keeps the other roots [MOUNT-4/html-stays] [MOUNT-4/roots-independent]`, async ({
    probe: { page, open },
    allowConsoleError,
    expectAccessible,
  }) => {
    allowConsoleError(/probe-noticed \(error\): Error: in /);
    await open(createThrowingProbe(throws));
    if (throws === 'update') await page.getByRole('button', { name: 'bad' }).click();
    const bad = page.locator('#bad');
    await expect(bad).toHaveAttribute('data-mount', 'failed');
    await expect(bad).toHaveAttribute('data-mount-reason', /^error/);
    await expect(bad.getByRole('link')).toBeVisible();
    await expect(bad.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('button', { name: 'good' }).click();
    await expect(page.locator('#good')).toHaveText(/clicked 1/);
    if (throws === 'render') await expectAccessible();
  });
}

/** Clicks the placeholder that throws, and waits for the report, which a promise's error delays. */
const clickAndAwaitReport = async (page: Page, bad: Locator, throws: string): Promise<void> => {
  const report = page.waitForEvent('console', (message) =>
    message.text().includes(`page (${throws})`),
  );
  await bad.click();
  await report;
};

for (const throws of ['event', 'promise']) {
  test(`reports an error in ${throws} and keeps the root [MOUNT-4]`, async ({
    probe: { page, open },
    allowConsoleError,
  }) => {
    allowConsoleError(new RegExp(`page \\(${throws}\\): Error: in ${throws}`));
    await open(createThrowingProbe(throws));
    await clickAndAwaitReport(page, page.getByRole('button', { name: 'bad' }), throws);
    await page.getByRole('button', { name: 'good' }).click();
    await expect(page.locator('#good')).toHaveText(/clicked 1/);
    await expect(page.locator('#bad')).toHaveAttribute('data-mount', 'mounted');
    await expect(page.getByRole('button', { name: 'bad' })).toBeVisible();
  });

  test(`reports an error that an enhancement throws in ${throws} [MOUNT-4]`, async ({
    probe: { page, open },
    allowConsoleError,
  }) => {
    allowConsoleError(new RegExp(`page \\(${throws}\\): Error: in ${throws}`));
    await open(`<div class="probe-enhanced" id="bad" data-throws="${throws}"><p>CMS</p></div>`);
    await expect(page.locator('#bad')).toHaveAttribute('data-mount', 'mounted');
    await clickAndAwaitReport(page, page.locator('#bad'), throws);
    await expect(page.getByText('CMS')).toBeVisible();
  });
}

test('keeps the HTML when an enhancement or its module throws [MOUNT-4/html-stays]', async ({
  probe: { page, open },
  allowConsoleError,
}) => {
  allowConsoleError(/probe-enhanced \(error\): Error: in enhancement/);
  allowConsoleError(/probe-broken \(error\): Error: in evaluation/);
  await open(`<div class="probe-enhanced" id="a" data-throws="render"><p>first</p></div>
    <div class="probe-broken" id="b"><p>second</p></div>`);
  for (const id of ['#a', '#b']) {
    await expect(page.locator(id)).toHaveAttribute('data-mount-reason', /^error/);
  }
  await expect(page.getByText('first')).toBeVisible();
  await expect(page.getByText('second')).toBeVisible();
});

test('remounts without a notice whenever a script has moved the elements of a root [MOUNT-4]', async ({
  probe: { page, open },
}) => {
  await open('<div class="probe-noticed" id="root"></div>');
  for (let times = 0; times < 3; times += 1) {
    await expect(page.getByText('never clicked')).toBeVisible();
    await page.locator('.bsro-probe__count').evaluate((count) => {
      const font = document.createElement('font');
      font.append(...count.childNodes);
      count.append(font);
    });
    await page.getByRole('button', { name: 'probe' }).click();
    await expect(page.locator('#root')).toHaveAttribute('data-mount', 'mounted');
  }
  await expect(page.getByText('never clicked')).toBeVisible();
  await page.getByRole('button', { name: 'probe' }).click();
  await expect(page.getByText('clicked 1')).toBeVisible();
});

test('keeps the state of a root on a translated page [MOUNT-4]', async ({
  probe: { page, open },
}) => {
  await open('<div class="probe-noticed" id="root"></div>');
  const button = page.getByRole('button', { name: 'probe' });
  for (const text of ['never clicked', 'clicked 1', 'clicked 2']) {
    await expect(page.getByText(text)).toBeVisible();
    await page.locator('#root').evaluate((root) => {
      const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: ChildNode[] = [];
      while (nodes.nextNode()) if (nodes.currentNode instanceof Text) texts.push(nodes.currentNode);
      for (const node of texts) {
        const font = document.createElement('font');
        font.append(node.textContent ?? '');
        if (node.textContent?.trim()) node.replaceWith(font);
      }
    });
    await button.click();
  }
  await expect(page.getByText('clicked 3')).toBeVisible();
});

test('keeps the state of a root that a script wraps or moves [MOUNT-6]', async ({
  probe: { page, open },
}) => {
  await open('<div class="probe-noticed" id="root"></div><section id="elsewhere"></section>');
  await page.getByRole('button', { name: 'probe' }).click();
  await page.evaluate(() => {
    const root = document.querySelector('#root');
    const wrapper = document.createElement('div');
    root?.replaceWith(wrapper);
    if (root) wrapper.append(root);
    document.querySelector('#elsewhere')?.append(wrapper);
  });
  await page.getByRole('button', { name: 'probe' }).click();
  await expect(page.locator('#elsewhere')).toHaveText(/clicked 2/);
});

test('mounts an inserted placeholder and restores the HTML of a removed one [MOUNT-6/inserted] [MOUNT-6/removed]', async ({
  probe: { page, open },
}) => {
  await open('<div id="fragment"></div>');
  await page.evaluate(() => {
    const late = document.createElement('div');
    const inner = document.createElement('p');
    late.append(inner);
    const root = document.createElement('div');
    root.className = 'probe-noticed';
    root.append('from the CMS');
    inner.append(root);
    document.querySelector('#fragment')?.append(late);
    Reflect.set(window, 'late', root);
  });
  await expect(page.getByRole('button', { name: 'probe' })).toBeVisible();
  await page.evaluate(() => document.querySelector('#fragment')?.replaceChildren());
  await expect
    .poll(() => page.evaluate<string>('window.late.outerHTML'))
    .toBe('<div class="probe-noticed">from the CMS</div>');
});

test('mounts a placeholder once after a thousand insertions and leaks nothing [MOUNT-6/never-twice]', async ({
  probe: { page, open },
}) => {
  await open('<div id="host"></div>');
  const replaceRoots = (times: number) =>
    page.evaluate(async (rounds) => {
      const tick = () =>
        new Promise<void>((resolve) => {
          setTimeout(resolve);
        });
      const host = document.querySelector('#host');
      const root = document.createElement('div');
      root.className = 'probe-noticed';
      for (let round = 0; round < rounds; round += 1) {
        host?.append(root);
        await tick();
        root.remove();
        await tick();
      }
      host?.append(root);
    }, times);
  const session = await page.context().newCDPSession(page);
  const countListeners = async (): Promise<number> => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
  };
  await session.send('Performance.enable');
  const buttons = page.getByRole('button', { name: 'probe' });
  await replaceRoots(10);
  await expect(buttons).toHaveCount(1);
  const before = await countListeners();
  await page.evaluate(() => document.querySelector('#host')?.replaceChildren());
  await replaceRoots(1_000);
  await expect(buttons).toHaveCount(1);
  await expect.poll(countListeners).toBeLessThan(before + 200);
});

test('reports an entry script that the page includes twice, and keeps the first copy [MOUNT-6/script-twice]', async ({
  probe: { page, open, entryTag },
  allowConsoleError,
}) => {
  allowConsoleError(/[Ii]ncluded twice/);
  await open('<div class="probe-noticed" id="root"></div>', { head: entryTag });
  await page.getByRole('button', { name: 'probe' }).click();
  await expect(page.locator('#root')).toHaveText(/clicked 1/);
  await expect(page.getByRole('button')).toHaveCount(1);
});

test('logs one console error for a wrong attribute and leaves the HTML unchanged [MOUNT-8/wrong] [MOUNT-8/html-untouched]', async ({
  probe: { page, open },
  allowConsoleError,
}) => {
  const mistake =
    /probe-noticed \(attributes\): PlaceholderError: data-throws is "always", expected one of render, effect/;
  allowConsoleError(mistake);
  const report = page.waitForEvent('console', (message) => mistake.test(message.text()));
  await open('<div class="probe-noticed" id="root" data-throws="always"><p>CMS</p></div>');
  await report;
  await expect(page.locator('#root')).toHaveAttribute('data-mount-reason', /^attributes/);
  await expect(page.locator('#root')).toHaveText('CMS');
});

test('keeps the columns of a grid under the labels of author mode [MOUNT-6]', async ({ page }) => {
  await page.goto('/?wcmmode=edit');
  const groups = page.locator('.bsro-footer-accordion');
  await expect(groups).toHaveAttribute('data-bsro-author', /./);
  const tops = await groups
    .locator('details')
    .evaluateAll((all) => all.map((group) => Math.round(group.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});

test("labels placeholders in author mode, and explains why a placeholder isn't configured [MOUNT-6]", async ({
  probe: { page, open },
  allowConsoleError,
  expectAccessible,
}) => {
  allowConsoleError(/attributes/);
  await open(
    `<div class="probe-noticed" id="good"></div>
     <div class="probe-noticed" id="bad" data-throws="always"></div>`,
    { html: 'class="aem-AuthorLayer-Edit"' },
  );
  await expect(page.locator('#good')).toHaveAttribute('data-bsro-author', /mounted/);
  await expect(page.locator('#bad')).toHaveAttribute('data-bsro-author', /data-throws is "always"/);
  const label = await page
    .locator('#bad')
    .evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).toContain('probe-noticed');
  await expectAccessible();
});

test('loads a placeholder far below the viewport only when the visitor scrolls close to it [MOUNT-7/near-viewport]', async ({
  probe: { page, open, listRequests },
}) => {
  await open(`<p class="tall">A long page</p><div class="probe-near" id="near"><p>CMS</p></div>`, {
    head: '<link rel="stylesheet" href="/tall.css">',
  });
  await expect(page.locator('#near')).toHaveAttribute('data-mount', 'waiting');
  expect(listRequests(/^chunks/)).toEqual([]);
  await page.locator('#near').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'probe' })).toBeVisible();
});

test('window.bsro works before and after the bundle arrives [BUS-4]', async ({
  probe: { page, open },
  allowConsoleError,
}) => {
  allowConsoleError(
    /window\.bsro \(call\): TypeError: Bad call: the payload of myzipset is wrong \(zip is of type number\)/,
  );
  await open('<p>Page</p>', {
    head: `<script nonce="probe">
      window.receivedZips = [];
      (window.bsro ||= []).push(['publish', 'myzipset', { zip: '80122', source: 'visitor' }]);
      (window.bsro ||= []).push(['subscribe', 'myzipset', (payload) => receivedZips.push(payload.zip)]);
    </script>`,
  });
  await expect.poll(() => page.evaluate('window.receivedZips')).toEqual(['80122']);
  const reported = page.waitForEvent('console', (message) => message.text().includes('Bad call'));
  await page.evaluate(`{
    bsro.push(['publish', 'myzipset', { zip: 12 }]);
    bsro.publish('myzipset', { zip: '61614', source: 'account' });
  }`);
  expect(await page.evaluate('window.receivedZips')).toEqual(['80122', '61614']);
  await reported;
  expect(await page.evaluate('window.bsro.version')).toBe('1.1.99');
});
