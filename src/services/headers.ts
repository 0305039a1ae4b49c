import { isSwitchedOn } from '../browser/switches';
import { readToken } from '../browser/token-cookie';

/** What every call to the page's own host says of the driver and the page (HTTP-1). */
export const getOwnHeaders = (): Record<string, string> => {
  const token = readToken();
  return {
    ...(token === undefined ? {} : { tokenId: token }),
    ...(isSwitchedOn('bsro-ui-pinnacle') ? { pinnacle: 'true' } : {}),
  };
};
