import { clearCookies } from '../../test/clear-cookies';
import { fakeServices } from '../../test/fake-services';
import type { ServiceCall } from '../../test/fake-services';
import { FRAGMENTS, getFragment } from './fragments';

let sent: ServiceCall[];

beforeEach(clearCookies);

describe('a fragment [FRAG-1]', () => {
  const respondWith = (status: number, type: string): void => {
    sent = fakeServices(() => ({ status, type, text: '<p>Oil</p>' }));
  };

  test.each(FRAGMENTS)('%s is requested at its URL and returned as text', async (fragment) => {
    respondWith(200, 'text/html; charset=utf-8');
    expect(await getFragment('fcac', fragment, '7')).toBe('<p>Oil</p>');
    expect(sent[0]?.requestedUrl).toBe(`/content/fcac/static/${fragment}.7.html`);
  });

  test("is requested with the token, like every call to the page's own host [HTTP-1]", async () => {
    document.cookie = 'tokenId=abc123; path=/';
    respondWith(200, 'text/html');
    await getFragment('fcac', 'local-store', '7');
    expect(sent[0]?.headers).toEqual({ tokenId: 'abc123' });
    clearCookies();
  });

  test.each([
    [404, 'text/html'],
    [200, 'application/json'],
  ])('is undefined for the response %i %s', async (status, type) => {
    respondWith(status, type);
    expect(await getFragment('fcac', 'local-store', '7')).toBeUndefined();
  });

  test('is undefined after the timeout if the host hangs', async () => {
    jest.useFakeTimers();
    fakeServices(() => 'hang');
    const text = getFragment('fcac', 'local-store', '7');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await text).toBeUndefined();
    jest.useRealTimers();
  });
});
