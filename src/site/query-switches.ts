import { SWITCHES } from './switches';
import { readAccountVersion } from './account-version';
import { readSwitch } from './read-switches';

/** Stores all switches in the query for the following pages, even if this page doesn't use them. */
export const saveQuerySwitches = (): void => {
  for (const name of SWITCHES) readSwitch(name);
  readAccountVersion();
};
