import { array, fallback, object, parse, record, string, unknown } from 'valibot';
import { ok, refused } from './network';
import type { FakeResponse, ServiceCall } from './network';
import { respondFromCatalog } from './vehicle-catalog';

type Entry = Readonly<Record<string, unknown>>;

/** The account of the fake host, and the responses that replace its own. */
export interface FakeAccountHost {
  /** The VEHICLE list. */
  entries: readonly Entry[];
  /** The lists other than DRIVER and VEHICLE. */
  lists: Readonly<Record<string, readonly Entry[]>>;
  driver: Entry;
  /** Responses that replace the host's own, by the call's path. */
  responses: Record<string, FakeResponse>;
  readonly account: () => Record<string, unknown>;
  readonly respond: (call: ServiceCall) => FakeResponse;
}

const sections = object({
  DRIVER: fallback(array(record(string(), unknown())), []),
  VEHICLE: fallback(array(record(string(), unknown())), []),
});

/** Creates a fake host of the account calls, with a small catalog of vehicles. */
export const fakeAccountHost = (): FakeAccountHost => {
  const host: FakeAccountHost = {
    entries: [],
    lists: {},
    driver: { ID: 'd' },
    responses: {},
    account: () => ({ ...host.lists, DRIVER: [host.driver], VEHICLE: host.entries }),
    respond(call) {
      const { path } = call;
      const replacement = host.responses[path];
      if (replacement) return replacement;
      switch (path) {
        case 'account/update-section': {
          const { DRIVER, VEHICLE } = parse(sections, call.body);
          for (const entry of VEHICLE) {
            const ID = entry['ID'] ?? `given-${host.entries.length}`;
            host.entries = host.entries.some((known) => known['ID'] === ID)
              ? host.entries.map((known) => (known['ID'] === ID ? { ...entry, ID } : known))
              : [...host.entries, { ...entry, ID }];
          }
          for (const driver of DRIVER) {
            host.driver = { ...host.driver, ...driver };
          }
          return ok({ account: host.account() });
        }
        case 'account/delete-vehicle': {
          const remaining = host.entries.filter(
            ({ ID }) => JSON.stringify(call.body) !== JSON.stringify({ vehicleId: ID }),
          );
          if (remaining.length === host.entries.length) return refused('053', 'Vehicle not found');
          host.entries = remaining;
          return ok({ account: { VEHICLE: host.entries } });
        }
        case 'account/get':
          return ok({ account: host.account(), loggedIn: true, tokenId: 't' });
        case 'account/get-driving-conditions':
          return ok(['Normal', 'Severe']);
        default:
          return respondFromCatalog(call) ?? ok({});
      }
    },
  };
  return host;
};
