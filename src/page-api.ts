import { report } from './browser/report';
import { bus } from './bus/bus';
import { isTopic, TOPICS, type Topic, type Topics } from './bus/topics';
import type { Scope } from './mounts/runtime/scan';
import { UI_VERSION } from './site/version';

type Unsubscribe = () => void;

/** `window.bsro`: what the page's own scripts may do (BUS-4). Nothing here throws at them. */
export interface PageApi {
  readonly version: string;
  /** The branch of the configuration, once the declarations are there (SITE-6). */
  readonly branch?: 'test' | 'release';
  readonly publish: (topic: unknown, payload?: unknown) => void;
  readonly subscribe: (topic: unknown, subscriber: unknown) => Unsubscribe;
  /** Looks for new placeholders in an element, or in the whole page. */
  readonly scan: (element?: unknown) => void;
  /** Runs a command such as `['publish', topic, payload]`, as a page queues it before the bundle. */
  readonly push: (...commands: readonly unknown[]) => void;
}

const refuse = (what: unknown, value?: unknown): void =>
  report(new TypeError(`Bad call: ${String(what)}`, { cause: value }), {
    source: 'window.bsro',
    during: 'call',
  });

// The type parameter ties the guard to its topic's payload.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
const publish = <T extends Topic>(topic: T, payload: unknown): void => {
  const accepts: (candidate: object) => candidate is Topics[T] = TOPICS[topic].accepts;
  if (payload instanceof Object && accepts(payload)) bus.publish(topic, payload);
  else refuse(topic, payload);
};

const isCallable = (value: unknown): value is (payload: unknown) => void =>
  typeof value === 'function';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const createPageApi = (scanPage: (scope?: Scope) => void): PageApi => {
  const commands: Omit<PageApi, 'version' | 'branch' | 'push'> = {
    publish(topic, payload = {}) {
      if (isTopic(topic)) publish(topic, payload);
      else refuse(topic);
    },
    subscribe(topic, subscriber) {
      if (isTopic(topic) && isCallable(subscriber)) return bus.subscribe(topic, subscriber);
      refuse(topic);
      return () => {};
    },
    scan(element) {
      scanPage(element instanceof Element ? element : document);
    },
  };
  const byName = new Map<unknown, (one: unknown, other: unknown) => void>(Object.entries(commands));
  return {
    version: UI_VERSION,
    ...commands,
    push(...queued) {
      for (const command of queued) {
        const [name, one, other] = isList(command) ? command : [];
        const run = byName.get(name);
        if (run) run(one, other);
        else refuse(name);
      }
    },
  };
};
