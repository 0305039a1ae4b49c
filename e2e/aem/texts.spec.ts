import { expect, test } from './support/test';

const TEXT = 'Nothing "here" < \\ & 🛞';

const createDictionary = (language: string, text: string) => ({
  'jcr:primaryType': 'sling:Folder',
  'jcr:mixinTypes': ['mix:language'],
  'jcr:language': language,
  first: {
    'jcr:primaryType': 'sling:MessageEntry',
    'sling:key': 'cart.empty',
    'sling:message': text,
  },
});

test("shows the texts of a site's dictionary in the page's language [TEXT-1/aem]", async ({
  page,
  sling,
  savePage,
}) => {
  await sling.write('/content/cq:i18n/site', {
    'jcr:primaryType': 'sling:Folder',
    en: createDictionary('en', TEXT),
    es: createDictionary('es', 'Aquí no hay nada'),
  });
  const cart = { 'cart-app': { 'sling:resourceType': 'bsro-ui/components/content/cart-app' } };
  const [english, spanish] = [
    await savePage('texts-en', cart),
    await savePage('texts-es', cart, { 'jcr:language': 'es' }),
  ];
  await page.goto(english);
  await expect(page.getByText(TEXT)).toBeVisible();
  await page.goto(spanish);
  await expect(page.getByText('Aquí no hay nada')).toBeVisible();
});

test("prints no texts if the site has no dictionary of the page's language", async ({
  sling,
  savePage,
}) => {
  const url = await savePage('texts-fr', {}, { 'jcr:language': 'fr' });
  const html = await (await sling.get(url)).text();
  expect(html).toContain('tokens.fcac.css');
  expect(html).not.toContain('bsro-texts');
});
