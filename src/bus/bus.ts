import { report } from '../browser/report';
import { isReplayed, type Topic, type Topics } from './topics';

type Subscriber<T extends Topic> = (payload: Topics[T]) => void;

/** Typed publish and subscribe for the bundle and the page's scripts (BUS-1). */
export interface Bus {
  /** Delivers synchronously to every subscriber. One that throws doesn't stop the others (BUS-3). */
  publish<T extends Topic>(topic: T, payload: Topics[T]): void;
  /**
   * Subscribes to a topic. If the topic is replayed, the subscriber first gets its last payload (BUS-2).
   * @returns a function that unsubscribes
   */
  subscribe<T extends Topic>(topic: T, subscriber: Subscriber<T>): () => void;
}

type Subscribers = { [T in Topic]?: Set<Subscriber<T>> };
type Payloads = { [T in Topic]?: Topics[T] };

/** Creates a bus. The bundle uses only `bus`; tests create their own. */
export const createBus = (): Bus => {
  const subscribers: Subscribers = {};
  const lastPayloads: Payloads = {};

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
      if (isReplayed(topic)) Object.assign(lastPayloads, { [topic]: payload });
      for (const subscriber of [...getSubscribers(topic)]) deliver(topic, subscriber, payload);
    },
    subscribe(topic, subscriber) {
      const set = getSubscribers(topic);
      set.add(subscriber);
      const missed = lastPayloads[topic];
      if (missed !== undefined) {
        queueMicrotask(() => {
          // A newer payload has already reached the subscriber if one was published in the meantime.
          if (set.has(subscriber) && lastPayloads[topic] === missed)
            deliver(topic, subscriber, missed);
        });
      }
      return () => set.delete(subscriber);
    },
  };
};

/** The bundle's bus. It is part of the entry, so that every chunk shares it. */
export const bus = createBus();
