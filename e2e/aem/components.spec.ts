import { createSampleValues } from '../../scripts/deliver/component-model';
import { findPlaceholders } from '../../scripts/deliver/found-placeholder';
import {
  COMPONENT_MODELS,
  getTrigger,
  readFixturePlaceholders,
} from '../support/fixture-placeholders';
import type { SlingNode } from './support/sling';
import { expect, test } from './support/test';

const CONTAINER = { 'sling:resourceType': 'site/components/container' };

const createNode = (
  name: string,
  properties: SlingNode = {},
  children: SlingNode = {},
): SlingNode => ({
  [name]: {
    'sling:resourceType': `bsro-ui/components/content/${name}`,
    ...properties,
    ...children,
  },
});

/** Creates the content area with HTML that a component of the site renders. */
const createContent = (html: string): SlingNode => ({
  content: { ...CONTAINER, html: { 'sling:resourceType': 'site/components/html', html } },
});

/** What the editor saves with a component when an author changes its width on phones. */
const RESPONSIVE: SlingNode = { 'cq:responsive': { phone: { width: '6', offset: '0' } } };

let fixtures: ReturnType<typeof readFixturePlaceholders> | undefined;

/** Reads the placeholders of the fixture pages, once per worker. */
const getFixtures = (origin: (site: string) => string) =>
  (fixtures ??= readFixturePlaceholders(new URL(origin('fcac')).port));

for (const model of COMPONENT_MODELS) {
  test(`mounts, as an author has filled it: ${model.name}`, async ({ page, savePage, origin }) => {
    const fixture = (await getFixtures(origin)).get(model.name);
    if (!fixture) throw new Error(`No ${model.name}`);
    const url = await savePage(
      `filled-${model.name}`,
      createNode(model.name, fixture.properties, {
        ...createContent(fixture.content),
        ...RESPONSIVE,
      }),
    );
    await page.goto(url + fixture.query);
    const element = page.locator(`.${model.className}`).first();
    await element.evaluate((node) => node.scrollIntoView());
    if (getTrigger(model.name) === 'action') await element.locator('input').first().focus();
    await expect(element).toHaveAttribute('data-mount', 'mounted');
    // The element that AEM adds around the component isn't a placeholder.
    await expect(page.locator('.aem-GridColumn[data-mount]')).toHaveCount(0);
  });
}

test('renders every component without content, with the required values, as the model says', async ({
  sling,
  savePage,
}) => {
  const components: SlingNode = Object.fromEntries(
    COMPONENT_MODELS.flatMap((model) =>
      Object.entries(createNode(model.name, createSampleValues(model), RESPONSIVE)),
    ),
  );
  const url = await savePage('empty', components);
  const html = await (await sling.get(url)).text();
  const list = (page: string): string[][] =>
    findPlaceholders(page, COMPONENT_MODELS).map(({ model, content }) => [
      model.name,
      // Sling closes void elements as XML does.
      content
        .replace(/<div class="aem-Grid[^>]*>\s*<\/div>/, '')
        .replaceAll('/>', '>')
        .trim(),
    ]);
  expect(list(html)).toEqual(
    list(
      COMPONENT_MODELS.map(
        ({ className, initialContent }) => `<div class="${className}">${initialContent}</div>`,
      ).join(''),
    ),
  );
});

test('mounts components inside a component, in nested containers', async ({ page, savePage }) => {
  const icon = createNode('cart-icon', { taxFlag: true });
  await savePage('nested', {
    column: {
      ...CONTAINER,
      inner: {
        ...CONTAINER,
        ...createNode(
          'store-carousel',
          { storeId: '310001' },
          { content: { ...CONTAINER, ...icon } },
        ),
      },
    },
  });
  await page.goto('/content/site/nested.html');
  await expect(page.locator('.store-container .bsro-cart-icon')).toHaveAttribute(
    'data-mount',
    'mounted',
  );
});

test('shows the interrupt that an author has entered in the dialog', async ({ page, savePage }) => {
  const interrupt = {
    id: 'spring-sale',
    type: 'interrupt-modal',
    heading: '$80 off "four" 🛞 </template>',
    copy: '<p>Buy <b>any</b> four.</p>',
    restrictions: ['desktop'],
    includePages: '^/content/site/interrupt',
    ctas: { item0: { text: 'Find my tires', href: '/content/site/nested' } },
  };
  const url = await savePage(
    'interrupt',
    createNode('interrupt-slot', {}, { interrupts: { item0: interrupt }, ...RESPONSIVE }),
  );
  await page.goto(url);
  const dialog = page.getByRole('dialog', { name: '$80 off "four" 🛞 </template>' });
  await expect(dialog).toContainText('Buy any four.');
  await expect(dialog.getByRole('link', { name: 'Find my tires' })).toHaveAttribute(
    'href',
    '/content/site/nested.html',
  );
});

test('shows the prices of the tires that an author has entered in the dialog', async ({
  page,
  savePage,
  origin,
}) => {
  const { brand, tireName } = (await getFixtures(origin)).get('product-price')?.properties ?? {};
  const tire = { brand, tireName, articleIds: '100201', href: '/tires/' };
  const url = await savePage(
    'carousel',
    createNode('store-carousel', { storeId: '310001' }, { tires: { item0: tire, item1: tire } }),
  );
  await page.goto(url);
  await expect(page.locator('.bsro-carousel .tire-card')).toHaveCount(2);
});

test('shows the current hours of the stores that an author has entered in the dialog', async ({
  page,
  savePage,
  origin,
}) => {
  const { state, city } = (await getFixtures(origin)).get('city-stores')?.properties ?? {};
  const store = { title: 'Our store', text: '<p>Ask for <b>Ann</b>.</p>' };
  const url = await savePage(
    'city',
    createNode(
      'city-stores',
      { state, city },
      { stores: { item0: { ...store, storeNumber: '310001' } } },
    ),
  );
  await page.goto(url);
  await page.getByText('Our store').click();
  await expect(page.locator('.city-store .open-state')).toContainText(/Open|Closed/);
  await expect(page.locator('.city-store b')).toHaveText('Ann');
});

test('opens the details of an offer that an author has entered in the dialog', async ({
  page,
  savePage,
}) => {
  const actions = { item0: { offerAction: 'details', text: 'See details', href: '#' } };
  const url = await savePage(
    'offer',
    createNode(
      'offer-card',
      { friendlyId: 'spring', modalTitle: 'Spring', details: '<p>Through <b>May</b>.</p>' },
      { actions },
    ),
  );
  await page.goto(url);
  await expect(page.locator('.bsro-offer-card')).toHaveAttribute('data-mount', 'mounted');
  await page.getByText('See details').click();
  await expect(page.getByRole('dialog', { name: 'Spring' })).toContainText('Through May.');
});
