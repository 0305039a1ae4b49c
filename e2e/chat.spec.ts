import type { Page } from '@playwright/test';
import { stopClock } from './support/run-clock';
import { expect, test } from './support/test';

const PAGE = '/repair/?bsro-ui-chatbot=v1';
const SCRIPT = '/provider/chat/widget.js';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const chat = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true });
const log = (page: Page) => chat(page).getByRole('log');
const link = (page: Page) => page.getByRole('link', { name: 'Ask your store' });
const slot = (page: Page) => page.locator('.chat-slot');

const typed = (page: Page) => chat(page).getByLabel('Your message');

const say = async (page: Page, text: string): Promise<void> => {
  await chat(page).getByLabel('Your message').fill(text);
  await chat(page).getByRole('button', { name: 'Send' }).click();
};

test('CHAT-1 SITE-3 without its switch the page has a link, and loads nothing of the provider', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/repair/');
  await expect(slot(page)).toHaveAttribute('data-mount', 'mounted');
  await expect(link(page)).toBeVisible();
  await expect(launcher(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('/provider/chat') || /chat-/.test(path))).toEqual([]);
});

test('CHAT-1 a visitor chats, books an appointment at the own store, and finds the conversation open again', async ({
  page,
  expectAccessible,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/locate/display-map/?zip=80202&bsro-ui-chatbot=v1');
  await page.locator('.bsro-store-card').first().getByRole('button').first().click();
  await expect(page.locator('body')).toHaveClass(/has-local-store/);
  await expect(launcher(page)).toBeVisible();
  await expect(link(page)).toBeHidden();
  expect(asked).not.toContain(SCRIPT);
  await expectAccessible('.bsro-chat');

  await launcher(page).click();
  await expect(chat(page)).toBeVisible();
  await expect(chat(page).getByLabel('Your message')).toBeFocused();
  await expect(log(page)).toContainText('Hi, this is the virtual assistant of');
  await expect(chat(page).getByText(/^Your store: \d+ .+, Denver$/)).toBeVisible();
  await expectAccessible('.chat-assistant');
  await say(page, 'Can I book a visit?');
  await expect(log(page)).toContainText('Book an appointment below');

  // On the next page it is there again, without taking the focus.
  await page.goto('/repair/');
  await expect(log(page)).toContainText('Can I book a visit?');
  await expect(chat(page).getByLabel('Your message')).not.toBeFocused();
  const appointment = page.waitForURL(
    /\/appointment\/schedule-appointment\/\?sa_source=chat&storeNumber=\d+$/,
  );
  await chat(page).getByRole('button', { name: 'Book an appointment' }).click();
  await appointment;
  await expect(chat(page)).toBeVisible();
  await chat(page).getByRole('button', { name: 'End chat' }).click();
  await expect(chat(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await page.goto('/repair/');
  await expect(launcher(page)).toBeVisible();
  await expect(chat(page)).toHaveCount(0);
});

test('CHAT-1 Escape hides the chat and returns to its button; the conversation is kept', async ({
  page,
}) => {
  await page.goto(PAGE);
  await launcher(page).click();
  await expect(log(page)).toContainText('Hello');
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(launcher(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText('Hello');
});

/** The page is not worse for it: its menus, its dialogs and its calls work. */
const expectUnharmed = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: /Sign in/i });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Email', { exact: false }).first().fill('nobody@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByText(/not found|Invalid|does not match/i).first()).toBeVisible();
  await page.keyboard.press('Escape');
};

const expectNotLoaded = async (page: Page): Promise<void> => {
  await expect(slot(page)).toHaveAttribute('data-chat', 'not-loaded');
  await expect(page.getByText('The chat did not load.')).toBeVisible();
  await expect(link(page)).toBeVisible();
  await expect(launcher(page)).toBeEnabled();
};

for (const [how, fault, said] of [
  ['is blocked', 'status:404', [/status of 404/, /MIME type/]],
  ['is cut off', 'reset', [/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/]],
  ['is a page', 'html', [/MIME type/]],
  ['throws', 'throws', [/the script fails/]],
] as const) {
  test(`CHAT-1 a script that ${how} marks chat not loaded, and trying again works`, async ({
    page,
    fault: fail,
    clearFaults,
    allowConsoleError,
    expectAccessible,
  }) => {
    for (const pattern of said) allowConsoleError(pattern);
    allowConsoleError(/bsro-ui: chat \(provider\)/);
    await page.goto(PAGE);
    await fail(SCRIPT, fault);
    await launcher(page).click();
    await expectNotLoaded(page);
    await expectAccessible('.bsro-chat');
    await clearFaults();
    await launcher(page).click();
    await expect(log(page)).toContainText('Hello');
  });
}

test('CHAT-1 INTR-1 a strip at the page’s end never covers the chat', async ({ page }) => {
  await page.goto('/?bsro-ui-chatbot=v1');
  await expect(page.locator('.bsro-interrupt-strip')).toBeVisible();
  await launcher(page).click();
  await expect(typed(page)).toBeFocused();
  // A real press: it would wait in vain while the strip takes it.
  await typed(page).click();
  await say(page, 'Good morning');
  await expect(log(page)).toContainText('Good morning');
});

test('CHAT-1 a script that hangs is given up after ten seconds', async ({
  page,
  fault,
  allowConsoleError,
}) => {
  allowConsoleError(/bsro-ui: chat \(provider\)/);
  await page.clock.install();
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1_000);
  await fault(SCRIPT, 'hang');
  const asked = page.waitForRequest((request) => request.url().includes(SCRIPT));
  await launcher(page).click();
  await asked;
  await page.clock.runFor(10_000);
  await expectNotLoaded(page);
});

test('CHAT-1 its button has room at the page’s end, within the footer', async ({ page }) => {
  await page.goto(PAGE);
  await expect(launcher(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footer = await page.locator('footer').boundingBox();
  const words = await page.locator('.site-footer__end').boundingBox();
  const button = await launcher(page).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(height);
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test('CHAT-1 opening the chat leaves the page where it was, however late its style comes', async ({
  page,
}) => {
  let send = () => {};
  const mayCome = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/provider/chat/widget.css', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(PAGE);
  await expect(launcher(page)).toBeVisible();
  const asked = page.waitForRequest('**/provider/chat/widget.css');
  await launcher(page).click();
  await asked;
  await expect(chat(page)).toHaveCount(0);
  send();
  await expect(typed(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('CHAT-1 a script that overwrites what the page rests on harms neither the page nor the chat', async ({
  page,
  fault,
}) => {
  await page.goto(PAGE);
  await expect(launcher(page)).toBeVisible();
  await fault(SCRIPT, 'globals');
  await launcher(page).click();
  await expect(log(page)).toContainText('Hello');
  await say(page, 'What are the hours?');
  await expect(log(page)).toContainText('The hours of');
  await page.keyboard.press('Escape');
  await expectUnharmed(page);
});

const CONVERSATIONS = '/provider/chat/conversations';
const alert = (page: Page) => chat(page).getByRole('alert');
const press = (page: Page, name: string) => chat(page).getByRole('button', { name }).click();

for (const [how, fails, said] of [
  ['the network fails', 'reset', [/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/]],
  ['the host answers 500', 'status:500', [/status of 500/]],
  ['the host answers 429', 'status:429', [/status of 429/]],
  ['HTML comes for JSON', 'html', []],
  ['nothing comes for JSON', 'empty', []],
  ['the JSON is broken', 'malformed', []],
  ['the shape is wrong', 'shape', []],
  ['success is false', 'success-false', []],
] as const) {
  test(`CHAT-1 when ${how} each call of a conversation says so, and goes through later`, async ({
    page,
    fault,
    clearFaults,
    allowConsoleError,
    expectAccessible,
  }) => {
    for (const pattern of said) allowConsoleError(pattern);
    await page.goto(PAGE);
    await expect(launcher(page)).toBeVisible();

    await fault(CONVERSATIONS, fails);
    await launcher(page).click();
    await expect(alert(page)).toHaveText(/^We couldn't load the conversation/);
    await say(page, 'Can I book a visit?');
    await expect(alert(page)).toHaveText(/^Your message wasn't sent/);
    await expect(typed(page)).toHaveValue('Can I book a visit?');
    await expect(typed(page)).toBeFocused();
    await expectAccessible('.chat-assistant');
    await clearFaults();
    await press(page, 'Send');
    await expect(log(page)).toContainText('Book an appointment below');
    await expect(typed(page)).toHaveValue('');

    await fault(CONVERSATIONS, fails);
    await say(page, 'What does it cost?');
    await expect(alert(page)).toHaveText(/^Your message wasn't sent/);
    await expect(typed(page)).toHaveValue('What does it cost?');
    await expect(log(page)).toContainText('Can I book a visit?');

    // It is still open for this visitor, though it does not come.
    await page.goto('/repair/');
    await expect(alert(page)).toHaveText(/^We couldn't load the conversation/);
    await expect(slot(page)).toHaveAttribute('data-chat', 'open');
    await clearFaults();
    await say(page, 'What does it cost?');
    await expect(log(page)).toContainText('Can I book a visit?');
    await expect(log(page)).toContainText('Prices on the tire pages');

    await fault(CONVERSATIONS, fails);
    await press(page, 'End chat');
    await expect(alert(page)).toHaveText(/^We couldn't end the chat/);
    await clearFaults();
    await press(page, 'End chat');
    await expect(chat(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });
}

test('CHAT-1 a conversation whose host hangs is given up after eight seconds, and goes on later', async ({
  page,
  fault,
  clearFaults,
}) => {
  await page.clock.install();
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1_000);
  await launcher(page).click();
  await expect(log(page)).toContainText('Hello');
  await stopClock(page, 60_000);
  await page.waitForLoadState('networkidle');
  await fault(CONVERSATIONS, 'hang');
  const asked = page.waitForRequest((request) => request.url().includes('/messages'));
  await say(page, 'What does it cost?');
  await asked;
  await page.clock.runFor(7_900);
  await expect(alert(page)).toHaveText('');
  await page.clock.runFor(100);
  await expect(alert(page)).toHaveText(/^Your message wasn't sent/);
  await expect(typed(page)).toHaveValue('What does it cost?');
  await clearFaults();
  await press(page, 'Send');
  await expect(log(page)).toContainText('Prices on the tire pages');
});

test('CHAT-1 a conversation that its host no longer knows is begun anew by what is sent next', async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  await page.goto(PAGE);
  await launcher(page).click();
  await expect(log(page)).toContainText('Hello');
  await fault(CONVERSATIONS, 'status:404');
  await say(page, 'What does it cost?');
  await expect(alert(page)).toHaveText(/^Your message wasn't sent/);
  await clearFaults();
  await press(page, 'Send');
  await expect(log(page)).toContainText('Prices on the tire pages');
  await expect(log(page).getByText('Hello')).toHaveCount(1);
});

test('CHAT-1 no script of others comes to the pages of accounts and carts', async ({ page }) => {
  for (const path of ['/account/sign-in/', '/cart/']) {
    await page.goto(`${path}?bsro-ui-chatbot=v1`);
    await expect(page.locator('.bsro-cart-icon')).toHaveAttribute('data-mount', 'mounted');
    await expect(slot(page)).toHaveCount(0);
  }
});
