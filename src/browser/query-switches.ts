import { SWITCHES } from '../site/switches';
import { readAccountVersion } from './account-version';
import { readSwitch } from './switches';

/** Stores all switches in the query for the following pages, even if this page doesn't use them. */
export const saveQuerySwitches = (): void => {
  for (const name of SWITCHES) readSwitch(name);
  readAccountVersion();
};
