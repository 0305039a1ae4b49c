import { act } from '@testing-library/react';
import { createElement, useEffect, useState } from 'react';
import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import { createStoreRecord } from '../../../test/fake-services';
import { mountIn } from '../../../test/mount-root';
import { createSyncedStore } from '../../../test/synced-store';
import { goTo } from '../../browser/navigation';
import { writeItem } from '../../browser/storage';
import { storeRecord } from '../../services/store-schema';
import { getReduxStore } from '../../store';
import { OPEN_CONVERSATION } from './chat';
import ChatLauncher from '.';
import { CHAT_TIMEOUT } from './provider';
import type { ChatHooks } from './provider';

jest.mock('../../browser/navigation', () => ({ goTo: jest.fn() }));

const error = jest.spyOn(console, 'error').mockImplementation(() => {});

Object.assign(window, { __webpack_nonce__: 'n0nce' });

const SRC = '/provider/chat/widget.js';

const getScript = () => document.head.querySelector<HTMLScriptElement>('script');
const getButton = () => document.querySelector('button');
const getLink = () => document.querySelector('a');
const getStatus = () => document.querySelector('[role="status"]')?.textContent;
const getSlot = () => document.querySelector<HTMLElement>('.bsro-chat-slot');
const getDataLayer = (): unknown => Reflect.get(window, 'adobeDataLayer');

/** Advances promises and timers. */
const advance = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const click = () => act(async () => getButton()?.click());

let undo: () => void = () => {};
const SLOT = '<div class="bsro-chat-slot"><a href="/locate/">Ask your store</a></div>';
const start = async (html = SLOT, Launcher = ChatLauncher) => {
  document.body.innerHTML = html;
  const element = getSlot();
  if (!element) throw new Error('no element');
  undo = await mountIn(Launcher, element, { src: SRC });
};

const widget = {
  hasOpenConversation: jest.fn(() => false),
  open: jest.fn(),
  setContext: jest.fn(),
  destroy: jest.fn(),
};
let hooks: ChatHooks | undefined;
const create = jest.fn((chatHooks: ChatHooks): unknown => {
  hooks = chatHooks;
  return widget;
});

/** Simulates that the provider's script has loaded. */
const finishLoading = async (defined: object = { ChatAssistant: { create } }) => {
  Object.assign(window, defined);
  await act(async () => {
    for (const tag of document.head.querySelectorAll('script')) {
      tag.dispatchEvent(new Event('load'));
    }
  });
  await advance();
};

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  error.mockClear();
  jest.clearAllMocks();
  clearCookies();
  localStorage.clear();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'ChatAssistant');
  Reflect.deleteProperty(window, 'adobeDataLayer');
  widget.hasOpenConversation.mockImplementation(() => false);
});
afterEach(() => {
  undo();
  jest.useRealTimers();
});

test.each([
  ['the body', SLOT, 'BODY'],
  ['the footer around it', `<footer>${SLOT}</footer>`, 'FOOTER'],
])(
  'leaves space for the button at the end of %s while it is mounted [CHAT-1]',
  async (_name, html, name) => {
    await start(html);
    const spaced = [...document.querySelectorAll('.bsro-chat-space')];
    expect(spaced.map(({ tagName }) => tagName)).toEqual(['HTML', name]);
    undo();
    expect(spaced.map(({ className }) => className)).toEqual(['', '']);
  },
);

test('loads nothing from the provider until the visitor opens the chat [CHAT-1]', async () => {
  await start();
  expect(getButton()).toHaveTextContent('Chat with us');
  expect(getLink()).toBeNull();
  expect(getScript()).toBeNull();
  await click();
  expect(getScript()?.getAttribute('src')).toBe(SRC);
  expect(getScript()?.nonce).toBe('n0nce');
  expect(getButton()).toHaveAttribute('aria-busy', 'true');
  expect(getStatus()).toBe('Opening chat…');
  await finishLoading();
  expect(widget.open).toHaveBeenCalledWith({ takesFocus: true });
  expect(getButton()).not.toBeVisible();
  expect(getSlot()?.dataset['chat']).toBe('open');
  expect(getDataLayer()).toMatchObject([
    { event: 'ui_interaction', eventInfo: { component: 'chat', action: 'open' } },
  ]);
});

test('restores the button and the focus when the chat closes, and opens the chat again without loading the script again [CHAT-1]', async () => {
  await start();
  await click();
  await finishLoading();
  act(() => hooks?.onClose());
  expect(getButton()).toBeVisible();
  expect(getButton()).toHaveFocus();
  await click();
  await advance();
  expect(widget.open).toHaveBeenCalledTimes(2);
  expect(create).toHaveBeenCalledTimes(1);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});

test('keeps an open chat open while its root renders again, because another script has moved its nodes [CHAT-1] [MOUNT-4]', async () => {
  let moveNodes = (): void => {};
  const MovedLauncher: typeof ChatLauncher = (props) => {
    const [isMoved, setIsMoved] = useState(false);
    useEffect(() => {
      moveNodes = () => setIsMoved(true);
    }, []);
    if (isMoved) throw new DOMException('moved', 'NotFoundError');
    return createElement(ChatLauncher, props);
  };
  await start(SLOT, MovedLauncher);
  await click();
  await finishLoading();
  const launcher = getButton();
  await act(async () => moveNodes());
  await advance(1_000);
  expect(getButton()).not.toBe(launcher);
  expect(getButton()).not.toBeVisible();
  expect(widget.destroy).not.toHaveBeenCalled();
  expect(create).toHaveBeenCalledTimes(1);
  act(() => hooks?.onClose());
  expect(getButton()).toHaveFocus();
});

test('loads the script only once for two clicks [CHAT-1]', async () => {
  await start();
  await act(async () => {
    getButton()?.click();
    getButton()?.click();
  });
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});

test('reopens an open conversation without taking the focus [CHAT-1/open-conversation]', async () => {
  writeItem(OPEN_CONVERSATION, true, 60_000);
  widget.hasOpenConversation.mockImplementation(() => true);
  await start();
  await finishLoading();
  expect(widget.open).toHaveBeenCalledWith({ takesFocus: false });
  expect(document.body).toHaveFocus();
});

test('forgets a conversation that the provider no longer knows [CHAT-1/open-conversation]', async () => {
  writeItem(OPEN_CONVERSATION, true, 60_000);
  await start();
  await finishLoading();
  expect(widget.open).not.toHaveBeenCalled();
  expect(localStorage.getItem(OPEN_CONVERSATION)).toBeNull();
  expect(getButton()).toBeVisible();
});

test('opens for a visitor who presses while the page looks for a conversation [CHAT-1/open-conversation]', async () => {
  writeItem(OPEN_CONVERSATION, true, 60_000);
  await start();
  await click();
  await finishLoading();
  expect(widget.open).toHaveBeenCalledWith({ takesFocus: true });
});

test('remembers a conversation from its start to its end [CHAT-1/open-conversation]', async () => {
  await start();
  await click();
  await finishLoading();
  hooks?.onConversation(true);
  expect(localStorage.getItem(OPEN_CONVERSATION)).toContain('"data":true');
  hooks?.onConversation(false);
  expect(localStorage.getItem(OPEN_CONVERSATION)).toBeNull();
});

test("sends the visitor's store to the assistant, and the new store when it changes [CHAT-1/context]", async () => {
  getReduxStore().dispatch(createSyncedStore(parse(storeRecord, createStoreRecord('310002'))));
  await start();
  await click();
  await finishLoading();
  const address = '1 Main St';
  expect(widget.setContext.mock.calls).toEqual([
    [{ storeNumber: '310002', city: 'Denver', state: 'CO', address, zip: '80202' }],
  ]);
  act(() => {
    getReduxStore().dispatch(createSyncedStore(parse(storeRecord, createStoreRecord('310003'))));
  });
  await advance();
  expect(widget.setContext).toHaveBeenLastCalledWith({
    storeNumber: '310003',
    city: 'Boulder',
    state: 'CO',
    address,
    zip: '80301',
  });
  hooks?.onAppointment();
  expect(goTo).toHaveBeenCalledWith(
    '/appointment/schedule-appointment/?sa_source=chat&storeNumber=310003',
  );
  act(() => {
    getReduxStore().dispatch(createSyncedStore(null, false));
  });
  hooks?.onAppointment();
  expect(goTo).toHaveBeenLastCalledWith('/appointment/schedule-appointment/?sa_source=chat');
});

const expectNotLoaded = () => {
  expect(getSlot()?.dataset['chat']).toBe('not-loaded');
  expect(getStatus()).toMatch(/^Chat didn't load/);
  expect(getLink()).toBeVisible();
  expect(getButton()).toBeVisible();
  expect(getButton()).not.toHaveAttribute('aria-busy');
  expect(error).toHaveBeenCalledTimes(1);
};

const fail = (): never => {
  throw new Error('no');
};
/** Returns a function that finishes loading a script whose global has the given `create`. */
const finishLoadingWith = (createWidget: () => unknown) => () =>
  finishLoading({ ChatAssistant: { create: createWidget } });

const FAULTS: readonly (readonly [fault: string, causeFault: () => Promise<unknown>])[] = [
  ['is blocked', () => act(async () => getScript()?.dispatchEvent(new Event('error')))],
  ['hangs', () => advance(CHAT_TIMEOUT)],
  ['throws, so that it defines nothing', () => finishLoading({})],
  ["is not the provider's", () => finishLoading({ ChatAssistant: { other: true } })],
  ['defines a null assistant', () => finishLoading({ ChatAssistant: null })],
  [
    'never finishes creating the widget',
    async () => {
      await finishLoadingWith(() => new Promise(() => {}))();
      await advance(CHAT_TIMEOUT);
    },
  ],
  ['fails to create the widget', finishLoadingWith(() => Promise.reject(new Error('no')))],
  ['throws while it creates the widget', finishLoadingWith(fail)],
  ['creates something other than a widget', finishLoadingWith(() => 'widget')],
  ['creates a widget that cannot open', finishLoadingWith(() => ({ ...widget, open: fail }))],
];

test.each(FAULTS)(
  'marks chat as not loaded when the script %s, and lets the visitor try again [CHAT-1/missing-script]',
  async (_fault, causeFault) => {
    await start();
    await click();
    await causeFault();
    await advance();
    expectNotLoaded();
    Reflect.deleteProperty(window, 'ChatAssistant');
    await click();
    await finishLoading();
    expect(widget.open).toHaveBeenCalledTimes(1);
    expect(getSlot()?.dataset['chat']).toBe('open');
    expect(getLink()).toBeNull();
  },
);

test("restores the globals that the provider's script overwrites [CHAT-1]", async () => {
  const before = [JSON, setTimeout, Array.prototype.map, Element.prototype.append];
  await start();
  await click();
  const overwritten = { parse: () => undefined };
  Object.assign(window, { JSON: overwritten, setTimeout: () => 0 });
  Object.assign(Array.prototype, { map: () => [], x: 'enumerable' });
  Object.assign(Element.prototype, { append: () => {} });
  await finishLoading();
  expect([JSON, setTimeout, Array.prototype.map, Element.prototype.append]).toEqual(before);
  expect('x' in []).toBe(false);
  expect(widget.open).toHaveBeenCalledTimes(1);
});

test('opens even if storage is disabled [CHAT-1]', async () => {
  const get = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('disabled');
  });
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('disabled');
  });
  await start();
  await click();
  await finishLoading();
  expect(() => hooks?.onConversation(true)).not.toThrow();
  expect(widget.open).toHaveBeenCalledTimes(1);
  get.mockRestore();
  set.mockRestore();
});

test("restores the CMS's markup and destroys the widget on unmount [CHAT-1]", async () => {
  await start();
  await click();
  await finishLoading();
  undo();
  await advance();
  expect(widget.destroy).toHaveBeenCalledTimes(1);
  expect(getSlot()?.outerHTML).toBe(
    '<div class="bsro-chat-slot"><a href="/locate/">Ask your store</a></div>',
  );
});
