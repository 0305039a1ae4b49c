import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { createEvaluate, toExpression } from './engine-page';
import type { Engine, EnginePage, Key, Target } from './engine-page';
import { MINI_BROWSER, WEBKIT_DRIVER, XVFB } from '../../../scripts/test/engine-programs';
import { findFreePort } from '../../../scripts/test/free-port';
import { findVisible } from './find-visible';
import {
  getElementId,
  startSession,
  toReference,
  waitForServer,
  WebDriverError,
} from './webdriver-session';
import type { WebDriverSession } from './webdriver-session';

/** Code points of keys in the W3C WebDriver protocol. */
const KEYS: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

/** Errors for an element that was moved or removed after it was found. */
const MOVED: ReadonlySet<string> = new Set([
  'element click intercepted',
  'element not interactable',
  'stale element reference',
]);

type Execute = (expression: string) => Promise<unknown>;

const findElement = async (execute: Execute, { css, text = '' }: Target): Promise<string> => {
  const expression = toExpression(findVisible, css, text);
  for (;;) {
    const id = getElementId(await execute(expression));
    if (id) return id;
    await wait(50);
  }
};

/**
 * Switches to a new window without a toolbar, because a window with a toolbar can't be as narrow as a
 * phone.
 */
const openBareWindow = async (session: WebDriverSession, signal: AbortSignal): Promise<void> => {
  const first = await session.send('GET', '/window', undefined, signal);
  const script = "open('about:blank', '', 'noopener,width=1280,height=800')";
  await session.send('POST', '/execute/sync', { script, args: [] }, signal);
  for (;;) {
    const handles = await session.send('GET', '/window/handles', undefined, signal);
    const handle: unknown = Array.isArray(handles)
      ? handles.find((name) => name !== first)
      : undefined;
    if (handle !== undefined) {
      await session.send('POST', '/window', { handle }, signal);
      return;
    }
    await wait(50);
  }
};

const toEnginePage = (session: WebDriverSession): EnginePage => {
  const execute: Execute = (expression) =>
    session.send('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  /** Finds an element and acts on it; tries again if the page moved or replaced it in between. */
  const retryWhileStale = async (
    target: Target,
    run: (element: string) => Promise<unknown>,
  ): Promise<void> => {
    for (;;) {
      const element = await findElement(execute, target);
      try {
        await run(element);
        return;
      } catch (error) {
        if (!(error instanceof WebDriverError && MOVED.has(error.code))) throw error;
        await wait(50);
      }
    }
  };
  return {
    open: async (url) => {
      await session.send('POST', '/url', { url });
    },
    evaluate: createEvaluate(execute),
    click: (target) =>
      retryWhileStale(target, async (element) => {
        // The driver scrolls an element only to the window's edge, where fixed buttons may cover it.
        await session.send('POST', '/execute/sync', {
          script: "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
          args: [toReference(element)],
        });
        await session.send('POST', `/element/${element}/click`);
      }),
    type: (target, text) =>
      retryWhileStale(target, (element) =>
        session.send('POST', `/element/${element}/value`, { text }),
      ),
    press: async (key) => {
      const value = KEYS[key];
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await session.send('POST', '/actions', {
        actions: [{ type: 'key', id: 'keyboard', actions }],
      });
    },
    back: async () => {
      await session.send('POST', '/back');
    },
    resize: async (width, height) => {
      await session.send('POST', '/window/rect', { width, height });
    },
    close: () => session.end(),
  };
};

/**
 * Starts an X server with a virtual screen on a free display. Without a window manager, the window under the
 * pointer has the focus. The pointer is in the middle of the screen, so even a narrow window gets the focus.
 */
const startDisplay = async (): Promise<{ display: string; server: ChildProcess }> => {
  const server = spawn(
    XVFB,
    ['-displayfd', '3', '-screen', '0', '640x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const pipe = server.stdio[3];
  if (!pipe || !('read' in pipe)) throw new Error('Xvfb has no pipe');
  const [number] = await once(createInterface({ input: pipe }), 'line');
  return { display: `:${String(number)}`, server };
};

/** Number of characters of output that a crash report shows. */
const OUTPUT_LENGTH = 4_000;

/** Adds the browser's output to the error of a command that failed because the browser has crashed. */
const explainCrash = (session: WebDriverSession, readOutput: () => string): WebDriverSession => {
  let isEnded = false;
  return {
    send: async (...command) => {
      try {
        return await session.send(...command);
      } catch (error) {
        // A test that times out ends its session while a command still waits.
        if (!isEnded && error instanceof WebDriverError && error.code === 'invalid session id') {
          error.message += `\nWebKit has crashed. Its last output:\n${readOutput()}`;
        }
        throw error;
      }
    },
    end: () => {
      isEnded = true;
      return session.end();
    },
  };
};

interface Driver {
  readonly url: string;
  /** The last output of the driver and of its browsers. */
  readonly readOutput: () => string;
  readonly kill: () => void;
}

const startDriver = async (display: string): Promise<Driver> => {
  const port = findFreePort();
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, DISPLAY: display },
  });
  let output = '';
  for (const stream of [driver.stdout, driver.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-OUTPUT_LENGTH);
    });
  }
  const url = `http://127.0.0.1:${port}`;
  await waitForServer(url);
  const kill = (): void => {
    // Its browsers belong to its process group.
    if (driver.pid !== undefined && driver.exitCode === null) process.kill(-driver.pid);
  };
  return { url, readOutput: () => output, kill };
};

/** Milliseconds that a browser may take to start on a busy machine. */
const START_LIMIT = 30_000;

const openPage = async ({ url, readOutput }: Driver): Promise<EnginePage> => {
  const signal = AbortSignal.timeout(START_LIMIT);
  const capabilities = {
    'webkitgtk:browserOptions': {
      binary: MINI_BROWSER,
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  };
  const started = await startSession(url, capabilities, signal);
  const session = explainCrash(started, readOutput);
  // The test's own timeout ends a script that hangs.
  await session.send('POST', '/timeouts', { script: null }, signal);
  await openBareWindow(session, signal);
  return toEnginePage(session);
};

/** Starts WebKitGTK's driver. Each page runs in its own browser, one at a time. */
export const startWebKit = async (): Promise<Engine> => {
  const { display, server } = await startDisplay();
  let driver = await startDriver(display);
  return {
    newPage: async () => {
      try {
        return await openPage(driver);
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
        // The browser sometimes hangs during startup; after that, only a new driver can start one.
        driver.kill();
        driver = await startDriver(display);
        return openPage(driver);
      }
    },
    close: async () => {
      driver.kill();
      server.kill();
    },
  };
};
