import { report } from '../browser/report';
import { isReplayed, type Topic, type Topics } from './topics';

type Subscriber<T extends Topic> = (payload: Topics[T]) => void;

/** The typed publish and subscribe of the bundle and of the page's own scripts (BUS-1). */
export interface Bus {
  /** Delivers at once to every subscriber; one that throws doesn't stop the others (BUS-3). */
  publish<T extends Topic>(topic: T, payload: Topics[T]): void;
  /**
   * Subscribes to a topic; if the topic replays, its last payload comes first (BUS-2).
   * @returns a function that unsubscribes
   */
  subscribe<T extends Topic>(topic: T, subscriber: Subscriber<T>): () => void;
}

type Subscribers = { [T in Topic]?: Set<Subscriber<T>> };
type Payloads = { [T in Topic]?: Topics[T] };

/** A bus of its own; the bundle has exactly one, made by the entry's module below. */
export const createBus = (): Bus => {
  const subscribers: Subscribers = {};
  const last: Payloads = {};

  const getSubscribers = <T extends Topic>(topic: T): Set<Subscriber<T>> => {
    const set: Set<Subscriber<T>> = subscribers[topic] ?? new Set();
    Object.assign(subscribers, { [topic]: set });
    return set;
  };

  const deliver = <T extends Topic>(topic: T, subscriber: Subscriber<T>, payload: Topics[T]) => {
    try {
      subscriber(payload);
    } catch (error) {
      report(error, { source: topic, during: 'subscriber' });
    }
  };

  return {
    publish(topic, payload) {
      if (isReplayed(topic)) Object.assign(last, { [topic]: payload });
      for (const subscriber of [...getSubscribers(topic)]) deliver(topic, subscriber, payload);
    },
    subscribe(topic, subscriber) {
      const set = getSubscribers(topic);
      set.add(subscriber);
      const missed = last[topic];
      if (missed !== undefined) {
        queueMicrotask(() => {
          // A publication in between has reached the subscriber already.
          if (set.has(subscriber) && last[topic] === missed) deliver(topic, subscriber, missed);
        });
      }
      return () => set.delete(subscriber);
    },
  };
};

/** The bundle's one bus; it lives in the entry, so every chunk shares it. */
export const bus = createBus();
