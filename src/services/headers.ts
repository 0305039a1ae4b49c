import { isSwitchedOn } from '../site/read-switches';
import { readToken } from './token-cookie';

/** Returns the headers of every call to the page's own host (HTTP-1). */
export const getOwnHeaders = (): Record<string, string> => {
  const token = readToken();
  return {
    ...(token === undefined ? {} : { tokenId: token }),
    ...(isSwitchedOn('bsro-ui-pinnacle') ? { pinnacle: 'true' } : {}),
  };
};
