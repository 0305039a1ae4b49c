import { array, fallback, object, parse, record, string, unknown } from 'valibot';
import { fakeCatalogue } from './fake-catalogue';
import { refusal, success } from './fakeServices';
import type { FakedCall, Reply } from './fakeServices';

type Entry = Readonly<Record<string, unknown>>;

/** The account that the fake host keeps, and what it answers otherwise. */
export interface FakeAccountHost {
  /** The VEHICLE list. */
  entries: readonly Entry[];
  /** The lists beside DRIVER and VEHICLE. */
  lists: Readonly<Record<string, readonly Entry[]>>;
  driver: Entry;
  /** Another answer, by the call's path below the services. */
  answers: Record<string, Reply>;
  readonly account: () => Record<string, unknown>;
  readonly answer: (call: FakedCall) => Reply;
}

/** The calls' paths below the services. */
export const pathOf = ({ url }: FakedCall): string => url.pathname.replace('/bsro/services/', '');

const sections = object({
  DRIVER: fallback(array(record(string(), unknown())), []),
  VEHICLE: fallback(array(record(string(), unknown())), []),
});

/** An account call's host as the wire describes it, with the small catalogue of vehicles. */
export const fakeAccountHost = (): FakeAccountHost => {
  const host: FakeAccountHost = {
    entries: [],
    lists: {},
    driver: { ID: 'd' },
    answers: {},
    account: () => ({ ...host.lists, DRIVER: [host.driver], VEHICLE: host.entries }),
    answer(call) {
      const path = pathOf(call);
      const given = host.answers[path];
      if (given) return given;
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
          return success({ account: host.account() });
        }
        case 'account/delete-vehicle': {
          const left = host.entries.filter(
            ({ ID }) => JSON.stringify(call.body) !== JSON.stringify({ vehicleId: ID }),
          );
          if (left.length === host.entries.length) return refusal('053', 'Vehicle not found');
          host.entries = left;
          return success({ account: { VEHICLE: host.entries } });
        }
        case 'account/get':
          return success({ account: host.account(), loggedIn: true, tokenId: 't' });
        case 'account/get-driving-conditions':
          return success(['Normal', 'Severe']);
        default:
          return fakeCatalogue(call) ?? success({});
      }
    },
  };
  return host;
};
