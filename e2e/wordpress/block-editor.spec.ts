import { getBlockName, SLOT_BLOCK } from '../../scripts/deliver/wordpress/block-name';
import {
  createBlockSource,
  findCanvas,
  openBlockEditor,
  openSettings,
  savePage,
} from './support/block-editor';
import { COMPONENT_MODELS, readFixturePlaceholders } from '../support/fixture-placeholders';
import { readInterrupts } from './support/read-interrupts';
import { expect, test } from './support/test';
import type { User } from './support/test';

const USERS: readonly User[] = ['admin', 'editor'];

for (const user of USERS) {
  test(`lets the user ${user} insert a block, enter the attributes that it requests, and publish it`, async ({
    page,
    signIn,
    visitor,
  }) => {
    await signIn(user);
    const canvas = await openBlockEditor(page);
    await canvas.getByRole('textbox', { name: 'Add title' }).fill(`Reviews by ${user}`);
    await page.getByRole('button', { name: /^(Toggle block inserter|Block Inserter)$/ }).click();
    await page.getByPlaceholder('Search').fill('Product price');
    await page.getByRole('option', { name: 'Product price' }).click();
    const block = canvas.locator('[data-type="bsro-ui/product-price"]');
    await expect(block).toContainText('Enter Tire brand. Enter Tire name.');
    await openSettings(page);
    await page.getByLabel('Tire brand (required)').fill('A & "B" <i>');
    await page.getByLabel('Tire name (required)').fill('Circuit');
    await expect(block).not.toContainText('Enter');
    await expect(block).toContainText('Tire brand: A & "B" <i>');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page
      .locator('.editor-post-publish-panel')
      .getByRole('button', { name: 'Publish', exact: true })
      .click();
    const link = page.locator('.post-publish-panel__postpublish-header a');
    await expect(link).toBeVisible();
    const url = (await link.getAttribute('href')) ?? '';
    await visitor.goto(url);
    const placeholder = visitor.locator('.bsro-product-price');
    await expect(placeholder).toHaveAttribute('data-mount', 'mounted');
    await expect(placeholder).toHaveAttribute('data-brand', 'A & "B" <i>');
    await page.reload();
    const reloaded = await findCanvas(page);
    await expect(reloaded.locator('[data-type="bsro-ui/product-price"]')).toContainText(
      'Tire brand: A & "B"',
    );
    await expect(reloaded.locator('.block-editor-warning')).toHaveCount(0);
  });
}

test('reopens every saved block without a warning', async ({ page, site, signIn }) => {
  const deprecations: string[] = [];
  page.on('console', (message) => {
    if (/deprecated|API version/.test(message.text())) deprecations.push(message.text());
  });
  const fixtures = await readFixturePlaceholders(site.paths.servicesPort);
  await signIn('admin');
  await openBlockEditor(page);
  const sources = [...fixtures.values()].map(createBlockSource);
  const { id } = await savePage(page, 'Every block', sources);
  await page.goto(`/wp-admin/post.php?post=${id}&action=edit`);
  const canvas = await findCanvas(page);
  for (const { name } of COMPONENT_MODELS) {
    await expect(canvas.locator(`[data-type="${getBlockName(name)}"]`).first()).toBeAttached();
  }
  await expect(canvas.locator('.block-editor-warning')).toHaveCount(0);
  expect(deprecations).toEqual([]);
});

for (const user of USERS) {
  test(`lets the user ${user} edit interrupts in a form`, async ({ page, signIn, visitor }) => {
    await signIn(user);
    await openBlockEditor(page);
    const { id, link } = await savePage(page, `Interrupts by ${user}`, [
      { name: 'bsro-ui/interrupt-slot', attributes: {} },
    ]);
    await page.goto(`/wp-admin/post.php?post=${id}&action=edit`);
    const canvas = await findCanvas(page);
    await canvas.locator('[data-type="bsro-ui/interrupt-slot"]').click();
    await openSettings(page);
    await page.getByRole('button', { name: 'Add item' }).click();
    await page.getByLabel('ID, unique on the site (required)').fill('spring-sale');
    await page
      .getByLabel('A modal, a strip, or nothing (required)')
      .selectOption('interrupt-anchored-strip');
    await page.getByLabel('Heading', { exact: true }).fill('Tires & "service"');
    await page.getByLabel('Text', { exact: true }).fill('<p>Buy <a href="/tires/">four</a>.</p>');
    await page.getByRole('button', { name: 'Add links' }).click();
    await page.getByLabel('Text (required)').fill('Find my tires');
    await page.getByLabel('URL (required)').fill('/tires/?a=1&b=2');
    await page.getByRole('button', { name: /^(Update|Save)$/ }).click();
    await expect(page.getByText('Page updated.').first()).toBeVisible();
    expect(await readInterrupts(visitor, link)).toEqual([
      {
        id: 'spring-sale',
        type: 'interrupt-anchored-strip',
        heading: 'Tires & "service"',
        copy: '<p>Buy <a href="/tires/">four</a>.</p>',
        ctas: [{ label: 'Find my tires', href: '/tires/?a=1&b=2' }],
      },
    ]);
    await expect(visitor.locator('.bsro-interrupt-slot')).toHaveAttribute('data-mount', 'mounted');
    await expect(visitor.getByRole('heading', { name: 'Tires & "service"' })).toBeVisible();
  });
}

test('shows a block as visitors see it, with its anchor, alignment, and spacing', async ({
  page,
  signIn,
  visitor,
}) => {
  await signIn('admin');
  await openBlockEditor(page);
  const spacing = { margin: { top: '11px' }, padding: { left: '7px' } };
  const { id, link } = await savePage(page, 'Preview', [
    {
      name: getBlockName('cart-app'),
      attributes: { anchor: 'my-cart', align: 'wide', style: { spacing } },
    },
  ]);
  await page.goto(`/wp-admin/post.php?post=${id}&action=edit`);
  const canvas = await findCanvas(page);
  await canvas.locator(`[data-type="${getBlockName('cart-app')}"]`).click();
  await page
    .getByRole('toolbar', { name: 'Block tools' })
    .getByRole('button', { name: 'Preview' })
    .click();
  const preview = canvas.locator('iframe.bsro-ui-block__preview').contentFrame();
  await expect(preview.getByText('Your cart is empty.')).toBeVisible();
  await expect(preview.locator('#wpadminbar')).toHaveCount(0);

  await visitor.goto(link);
  const placeholder = visitor.locator('#my-cart');
  await expect(placeholder).toHaveAttribute('data-mount', 'mounted');
  await expect(placeholder).toHaveClass(/\balignwide\b/);
  await expect(placeholder).toHaveCSS('margin-top', '11px');
  await expect(placeholder).toHaveCSS('padding-left', '7px');
});

for (const user of USERS) {
  test(`lets the user ${user} fill a place of the cart [MOUNT-10/places]`, async ({
    page,
    signIn,
    visitor,
  }) => {
    await signIn(user);
    await openBlockEditor(page);
    const { id, link } = await savePage(page, `Slot by ${user}`, [
      {
        name: getBlockName('cart-app'),
        attributes: {},
        inside: {
          name: getBlockName(SLOT_BLOCK),
          attributes: {},
          html: '<p>Tires of the month</p>',
        },
      },
    ]);
    await page.goto(`/wp-admin/post.php?post=${id}&action=edit`);
    const canvas = await findCanvas(page);
    const slot = canvas.locator(`[data-type="${getBlockName(SLOT_BLOCK)}"]`);
    await expect(slot).toContainText('Enter Place.');
    await slot.getByText('Slot', { exact: true }).click();
    await openSettings(page);
    await page.getByLabel('Place (required)').selectOption('empty-cart');
    await expect(slot).toContainText('Place: empty-cart');
    await page.getByRole('button', { name: /^(Update|Save)$/ }).click();
    await expect(page.getByText('Page updated.').first()).toBeVisible();
    await visitor.goto(link);
    const place = visitor.locator('.bsro-cart-app div[data-slot="empty-cart"]');
    await expect(place).toContainText('Tires of the month');
  });
}
