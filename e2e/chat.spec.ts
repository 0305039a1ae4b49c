import type { Page } from '@playwright/test';
import { getReply } from '../fixtures/services/chat/replies';
import { holdRequests } from './support/hold-requests';
import { stopClock } from './support/run-clock';
import { scrollThrough } from './support/scroll-through';
import { expect, test } from './support/test';

const PAGE = '/repair/?bsro-ui-chatbot=v1';
const SCRIPT = '/provider/chat/widget.js';
const GREETING = 'Hi, this is the virtual assistant of';

const getLauncher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const getChat = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true });
const getLog = (page: Page) => getChat(page).getByRole('log');
const getLink = (page: Page) => page.getByRole('link', { name: 'Ask your store' });
const getSlot = (page: Page) => page.locator('.bsro-chat-slot');

const getMessageField = (page: Page) => getChat(page).getByLabel('Your message');

const sendMessage = async (page: Page, text: string): Promise<void> => {
  await getChat(page).getByLabel('Your message').fill(text);
  await getChat(page).getByRole('button', { name: 'Send' }).click();
};

test('without the chat switch, the page has a link and loads nothing from the provider [CHAT-1/switch] [SITE-3/chatbot]', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/repair/');
  await expect(getSlot(page)).toHaveAttribute('data-mount', 'off');
  await expect(getLink(page)).toBeVisible();
  await expect(getLauncher(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(
    requested.filter((path) => path.includes('/provider/chat') || /\/chat\b/.test(path)),
  ).toEqual([]);
});

test('a visitor chats, books an appointment at their store, and finds the conversation open again @main [CHAT-1/appointment] [CHAT-1/context] [CHAT-1/open-conversation]', async ({
  page,
  expectAccessible,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/locate/display-map/?zip=80202&bsro-ui-chatbot=v1');
  await page.locator('.bsro-store-card').first().getByRole('button').first().click();
  await expect(page.locator('body')).toHaveClass(/has-local-store/);
  await expect(getLauncher(page)).toBeVisible();
  await expect(getLink(page)).toBeHidden();
  expect(requested).not.toContain(SCRIPT);
  await expectAccessible('.bsro-chat');

  await getLauncher(page).click();
  await expect(getChat(page)).toBeVisible();
  await expect(getChat(page).getByLabel('Your message')).toBeFocused();
  await expect(getLog(page)).toContainText(GREETING);
  await expect(getChat(page).getByText(/^Your store: \d+ .+, Denver$/)).toBeVisible();
  await expectAccessible('.chat-assistant');
  await sendMessage(page, 'Can I book a visit?');
  await expect(getLog(page)).toContainText('You can book an appointment');

  // The conversation reopens on the next page without taking the focus.
  await page.goto('/repair/');
  await expect(getLog(page)).toContainText('Can I book a visit?');
  await expect(getChat(page).getByLabel('Your message')).not.toBeFocused();
  const appointment = page.waitForURL(
    /\/appointment\/schedule-appointment\/\?sa_source=chat&storeNumber=\d+$/,
  );
  await getChat(page).getByRole('button', { name: 'Book an appointment' }).click();
  await appointment;
  await expect(getChat(page)).toBeVisible();
  await getChat(page).getByRole('button', { name: 'End chat' }).click();
  await expect(getChat(page)).toBeHidden();
  await expect(getLauncher(page)).toBeFocused();
  await page.goto('/repair/');
  await expect(getLauncher(page)).toBeVisible();
  await expect(getChat(page)).toHaveCount(0);
});

test('Escape hides the chat, returns the focus to its button, and keeps the conversation [CHAT-1]', async ({
  page,
}) => {
  await page.goto(PAGE);
  await getLauncher(page).click();
  await expect(getLog(page)).toContainText(GREETING);
  await page.keyboard.press('Escape');
  await expect(getChat(page)).toBeHidden();
  await expect(getLauncher(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getLog(page)).toContainText(GREETING);
});

/** Expects that the page's menus, dialogs, and calls still work. */
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
  await expect(getSlot(page)).toHaveAttribute('data-chat', 'not-loaded');
  await expect(page.getByText("Chat didn't load.")).toBeVisible();
  await expect(getLink(page)).toBeVisible();
  await expect(getLauncher(page)).toBeEnabled();
};

test('a missing script marks chat as not loaded, and a retry works [CHAT-1/missing-script]', async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
  expectAccessible,
}) => {
  allowConsoleError(/status of 404/);
  allowConsoleError(/MIME type/);
  allowConsoleError(/bsro-ui: chat \(provider\)/);
  await page.goto(PAGE);
  await fault(SCRIPT, 'status:404');
  await getLauncher(page).click();
  await expectNotLoaded(page);
  await expectAccessible('.bsro-chat');
  await clearFaults();
  await getLauncher(page).click();
  await expect(getLog(page)).toContainText(GREETING);
});

test('a strip at the bottom of the page never covers the chat [CHAT-1] [INTR-1]', async ({
  page,
}) => {
  await page.goto('/?bsro-ui-chatbot=v1');
  await expect(page.locator('.bsro-interrupt-strip')).toBeVisible();
  await getLauncher(page).click();
  await expect(getMessageField(page)).toBeFocused();
  // A real click, which would time out while the strip covers the button.
  await getMessageField(page).click();
  await sendMessage(page, 'Good morning');
  await expect(getLog(page)).toContainText('Good morning');
});

test('the chat button leaves the end of the footer uncovered [CHAT-1]', async ({ page }) => {
  await page.goto(PAGE);
  await expect(getLauncher(page)).toBeVisible();
  await page.evaluate(scrollThrough);
  const footer = await page.locator('footer').boundingBox();
  const words = await page.locator('.site-footer__end').boundingBox();
  const button = await getLauncher(page).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(height);
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test("opening the chat doesn't scroll the page, even if the chat's stylesheet loads late [CHAT-1]", async ({
  page,
}) => {
  const release = await holdRequests(page, '**/provider/chat/widget.css');
  await page.goto(PAGE);
  await expect(getLauncher(page)).toBeVisible();
  const requested = page.waitForRequest('**/provider/chat/widget.css');
  await getLauncher(page).click();
  await requested;
  await expect(getChat(page)).toHaveCount(0);
  release();
  await expect(getMessageField(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a script that overwrites globals harms neither the page nor the chat [CHAT-1]', async ({
  page,
  fault,
}) => {
  await page.goto(PAGE);
  await expect(getLauncher(page)).toBeVisible();
  await fault(SCRIPT, 'globals');
  await getLauncher(page).click();
  await expect(getLog(page)).toContainText(GREETING);
  await sendMessage(page, 'What are the hours?');
  await expect(getLog(page)).toContainText(getReply('What are the hours?', undefined, 'en'));
  await page.keyboard.press('Escape');
  await expectUnharmed(page);
});

const CONVERSATIONS = '/provider/chat/conversations';
const getAlert = (page: Page) => getChat(page).getByRole('alert');
const press = (page: Page, name: string) => getChat(page).getByRole('button', { name }).click();

test('the chat reports each failed call of a conversation, and the next attempt succeeds [CHAT-1]', async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
  expectAccessible,
}) => {
  allowConsoleError(/status of 500/);
  await page.goto(PAGE);
  await expect(getLauncher(page)).toBeVisible();

  await fault(CONVERSATIONS, 'status:500');
  await getLauncher(page).click();
  await expect(getAlert(page)).toHaveText(/^We couldn't load the conversation/);
  await sendMessage(page, 'Can I book a visit?');
  await expect(getAlert(page)).toHaveText(/^Your message wasn't sent/);
  await expect(getMessageField(page)).toHaveValue('Can I book a visit?');
  await expect(getMessageField(page)).toBeFocused();
  await expectAccessible('.chat-assistant');
  await clearFaults();
  await press(page, 'Send');
  await expect(getLog(page)).toContainText('You can book an appointment');
  await expect(getMessageField(page)).toHaveValue('');

  await fault(CONVERSATIONS, 'status:500');
  await sendMessage(page, 'What does it cost?');
  await expect(getAlert(page)).toHaveText(/^Your message wasn't sent/);
  await expect(getMessageField(page)).toHaveValue('What does it cost?');
  await expect(getLog(page)).toContainText('Can I book a visit?');

  // The conversation is still open for this visitor, although it doesn't load.
  await page.goto('/repair/');
  await expect(getAlert(page)).toHaveText(/^We couldn't load the conversation/);
  await expect(getSlot(page)).toHaveAttribute('data-chat', 'open');
  await clearFaults();
  await sendMessage(page, 'What does it cost?');
  await expect(getLog(page)).toContainText('Can I book a visit?');
  await expect(getLog(page)).toContainText(getReply('What does it cost?', undefined, 'en'));

  await fault(CONVERSATIONS, 'status:500');
  await press(page, 'End chat');
  await expect(getAlert(page)).toHaveText(/^We couldn't end the chat/);
  await clearFaults();
  await press(page, 'End chat');
  await expect(getChat(page)).toBeHidden();
  await expect(getLauncher(page)).toBeFocused();
});

test('a message times out after eight seconds when the server hangs, and can be sent later [CHAT-1]', async ({
  page,
  fault,
  clearFaults,
}) => {
  await page.clock.install();
  // A page without an interrupt for idle visitors.
  await page.goto('/locate/display-map/?bsro-ui-chatbot=v1');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(1_000);
  await getLauncher(page).click();
  await expect(getLog(page)).toContainText(GREETING);
  await stopClock(page, 60_000);
  await page.waitForLoadState('networkidle');
  await fault(CONVERSATIONS, 'hang');
  const requested = page.waitForRequest((request) => request.url().includes('/messages'));
  await sendMessage(page, 'What does it cost?');
  await requested;
  await page.clock.runFor(7_900);
  await expect(getAlert(page)).toHaveText('');
  await page.clock.runFor(100);
  await expect(getAlert(page)).toHaveText(/^Your message wasn't sent/);
  await expect(getMessageField(page)).toHaveValue('What does it cost?');
  await clearFaults();
  await press(page, 'Send');
  await expect(getLog(page)).toContainText(getReply('What does it cost?', undefined, 'en'));
});

test('the next message starts a new conversation if the server has lost the old one [CHAT-1/open-conversation]', async ({
  page,
  fault,
  clearFaults,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  await page.goto(PAGE);
  await getLauncher(page).click();
  await expect(getLog(page)).toContainText(GREETING);
  await fault(CONVERSATIONS, 'status:404');
  await sendMessage(page, 'What does it cost?');
  await expect(getAlert(page)).toHaveText(/^Your message wasn't sent/);
  await clearFaults();
  await press(page, 'Send');
  await expect(getLog(page)).toContainText(getReply('What does it cost?', undefined, 'en'));
  await expect(getLog(page).getByText(GREETING)).toHaveCount(1);
});

test('account and cart pages load no third-party script [CHAT-1]', async ({ page }) => {
  for (const path of ['/account/sign-in/', '/cart/']) {
    await page.goto(`${path}?bsro-ui-chatbot=v1`);
    await expect(page.locator('.bsro-cart-icon')).toHaveAttribute('data-mount', 'mounted');
    await expect(getSlot(page)).toHaveCount(0);
  }
});
