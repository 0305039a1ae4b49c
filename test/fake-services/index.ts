/** Fakes of the services for unit tests: a `fetch` that records calls, and hosts that respond like the real ones. */
export { fakeAccountHost } from './account-host';
export type { FakeAccountHost } from './account-host';
export {
  FAULTS,
  fakeServices,
  FOREIGN_404,
  IMMEDIATE_FAULTS,
  listFailures,
  listFaults,
  listFaultsExcept,
  NOT_FOUND,
  ok,
  refused,
  rejected,
} from './network';
export { SESSION_EXPIRED } from './network';
export type { FakeResponse, Fault, ServiceCall } from './network';
export * from './store-host';
export { respondFromCatalog } from './vehicle-catalog';
