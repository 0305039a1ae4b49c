import { report } from './browser/report';
import { bus } from './bus/bus';
import { isPayload, isTopic } from './bus/topics';
import type { RunCommand } from './mounts/runtime/registry';
import type { Scope } from './mounts/runtime/scan';
import { UI_VERSION } from './site/version';

type Unsubscribe = () => void;

/** The API of `window.bsro` for the page's own scripts (BUS-4). No method throws. */
export interface PageApi {
  readonly version: string;
  /** The branch of the host's configuration; undefined until the declarations have loaded (SITE-6). */
  readonly branch?: 'test' | 'release';
  readonly publish: (topic: unknown, payload?: unknown) => void;
  readonly subscribe: (topic: unknown, subscriber: unknown) => Unsubscribe;
  /** Looks for new placeholders in an element, or in the whole page. */
  readonly scan: (element?: unknown) => void;
  /**
   * Logs and returns what happened to each placeholder, and the mistakes on the page, as text
   * (docs/authoring/explain.md). Rejects if its code doesn't load.
   */
  readonly explain: () => Promise<string>;
  /**
   * Runs commands such as `['publish', topic, payload]`, which a page can also queue before the
   * bundle loads.
   */
  readonly push: (...commands: readonly unknown[]) => void;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isCallable = (value: unknown): value is (payload: unknown) => void =>
  typeof value === 'function';

/** Creates the page API. @param runCommand runs the commands whose code few pages need, and reports invalid ones */
export const createPageApi = (
  scanPage: (scope?: Scope) => void,
  runCommand: RunCommand,
): PageApi => {
  const run = (command: unknown): Unsubscribe => {
    try {
      const [name, target, argument = {}] = isList(command) ? command : [];
      if (name === 'scan') {
        scanPage(target instanceof Element ? target : document);
      } else if (name === 'publish' && isTopic(target) && isPayload(target, argument)) {
        bus.publish(target, argument);
      } else if (name === 'subscribe' && isTopic(target) && isCallable(argument)) {
        return bus.subscribe(target, argument);
      } else {
        // A rejection is reported as uncaught.
        void runCommand(command);
      }
    } catch (error) {
      report(error, { source: 'window.bsro', during: 'call' });
    }
    return () => {};
  };
  return {
    version: UI_VERSION,
    publish: (topic, payload) => run(['publish', topic, payload]),
    subscribe: (topic, subscriber) => run(['subscribe', topic, subscriber]),
    scan: (element) => run(['scan', element]),
    explain: () => runCommand(['explain']),
    push: (...commands) => commands.forEach(run),
  };
};
