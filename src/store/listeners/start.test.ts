import { clearCookies } from '../../../test/clear-cookies';
import { readCookie } from '../../browser/cookies';
import { createStore } from '..';
import { startListeners } from './start';

let stop: () => void;

const visit = (address: string) => {
  history.replaceState(null, '', address);
  stop = startListeners(createStore());
};

beforeEach(clearCookies);

afterEach(() => stop());

test('SITE-3 SITE-4 the switches of the address are kept as soon as the store starts', () => {
  visit('/?bsro-ui-chatbot=v1&bsro-ui-tdp=1&else=2');
  expect(readCookie('bsro-ui-chatbot')).toBe('v1');
  expect(readCookie('bsro-ui-tdp')).toBe('1');
  expect(document.cookie).not.toContain('else');
});
