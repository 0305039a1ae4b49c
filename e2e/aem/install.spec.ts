import { readFileSync } from 'node:fs';
import path from 'node:path';
import spanish from '../../src/language/es.json';
import { ARCHIVE } from '../../scripts/deliver/aem/package-files';
import { SAMPLE_ARCHIVE } from '../../scripts/deliver/aem/sample-site';
import { DELIVERY } from '../../scripts/test/aem-programs';
import { collectTexts } from '../../scripts/texts/collect-texts';
import { createStubs } from './support/sling';
import { expect, test } from './support/test';

test('installs the package, whose dictionaries have every text', async ({ sling }) => {
  await sling.upload('stubs.zip', createStubs());
  await expect
    .poll(async () => (await sling.get('/apps/site/components/page.json')).status(), {
      timeout: 120_000,
    })
    .toBe(200);
  for (const archive of [ARCHIVE, SAMPLE_ARCHIVE]) {
    await sling.upload(archive, readFileSync(path.join(DELIVERY, archive)));
  }
  const readDictionary = async (language: string): Promise<Record<string, string>> => {
    const response = await sling.get(`/apps/bsro-ui/i18n/${language}.1.json`);
    if (!response.ok()) return {};
    const nodes: Record<string, { 'sling:key'?: string; 'sling:message': string }> =
      await response.json();
    return Object.fromEntries(
      Object.values(nodes).flatMap((node) => {
        const key = node['sling:key'];
        return key === undefined ? [] : [[key, node['sling:message']]];
      }),
    );
  };
  await expect.poll(() => readDictionary('es'), { timeout: 120_000 }).toEqual(spanish);
  expect(await readDictionary('en')).toEqual(Object.fromEntries(collectTexts()));
});

test('installs the policy, the template, and the sample pages of the site', async ({ sling }) => {
  const exists = async (path: string): Promise<boolean> => (await sling.get(`${path}.json`)).ok();
  for (const path of [
    '/conf/site/settings/wcm/policies/site/components/container/bsro-ui',
    '/conf/site/settings/wcm/templates/bsro-ui/policies/jcr:content/root',
    '/content/site/bsro-ui/zip-form/jcr:content/root/zip-form',
  ]) {
    await expect.poll(() => exists(path), { message: path, timeout: 120_000 }).toBe(true);
  }
});
