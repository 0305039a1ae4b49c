import { findSources } from './sources';

test("only the listed modules read the device's clock, which may be wrong [HTTP-7]", () => {
  expect(findSources(/\bDate\.now\(|\bnew Date\(\)/, /\.tsx?$/)).toEqual([
    // The clock that all other modules read.
    'browser/clock.ts',
    // A text that differs from the one before.
    'browser/other-tabs.ts',
    // The lifetimes of stored items, which the same device reads.
    'browser/storage.ts',
    // Checks whether the browser knows a time zone.
    'domain/time/scheduled-day.ts',
    // A number that differs from those of earlier pages.
    'mounts/runtime/originals.ts',
    // The age of a stored address, which the same device reads.
    'store/my-store/visitor-ip.ts',
    // A number that differs from those of earlier pages.
    'ui/dialog/modal-history.ts',
  ]);
});
