import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { createFileLoader, getHeader, getMediaType, loadFinal } from './load-file';
import { UnreadableError } from './unreadable-error';

let server: Server;
let respond: RequestListener;
const { load, close } = createFileLoader(60_000);

beforeAll(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
});

afterAll(() => {
  close();
  server.closeAllConnections();
  server.close();
});

const getUrl = (host = 'localhost', path = '/'): URL => {
  const found = server.address();
  if (found === null || typeof found === 'string') throw new Error('no port');
  return new URL(`http://${host}:${found.port}${path}`);
};

test("connects to a brand's subdomain of localhost, and sends a browser's headers", async () => {
  respond = (request, response) => response.end(JSON.stringify(request.headers));
  const url = getUrl('fcac.localhost');
  const file = await load(url, 'call');
  expect(JSON.parse(file.body.toString())).toMatchObject({
    host: url.host,
    accept: 'application/json',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': expect.stringContaining('Mozilla'),
  });
});

test('sends the headers that the caller passes, and uses the method POST to write', async () => {
  respond = ({ method, headers }, response) => response.end(JSON.stringify({ method, headers }));
  const file = await load(getUrl(), 'write', { 'accept-encoding': 'gzip', cookie: 'a=1' });
  expect(JSON.parse(file.body.toString())).toMatchObject({
    method: 'POST',
    headers: { 'accept-encoding': 'gzip', cookie: 'a=1', 'sec-fetch-site': 'same-origin' },
  });
});

test.each([
  ['br', 'br', brotliCompressSync],
  ['gzip', 'gzip', gzipSync],
  ['deflate', 'deflate', deflateSync],
  ['deflate without a zlib header', 'deflate', deflateRawSync],
  ['identity', 'identity', (text: string) => Buffer.from(text)],
])('decompresses %s', async (_title, encoding, compress) => {
  respond = (_, response) =>
    response
      .writeHead(200, { 'content-encoding': encoding, 'content-type': 'Text/HTML; charset=utf-8' })
      .end(compress('text'));
  const file = await load(getUrl());
  expect(file.body.toString()).toBe('text');
  expect([getHeader(file, 'content-encoding'), getMediaType(file)]).toEqual([
    encoding,
    'text/html',
  ]);
});

test('keeps every cookie of a response', async () => {
  respond = (_, response) => response.setHeader('set-cookie', ['a=1', 'b=2']).end();
  expect((await load(getUrl())).cookies).toEqual(['a=1', 'b=2']);
});

test('follows redirects, and returns the final URL', async () => {
  respond = ({ url }, response) =>
    url === '/end' ? response.end() : response.writeHead(307, { location: '/end' }).end();
  expect((await loadFinal(load, getUrl())).url.pathname).toBe('/end');
});

test('follows a redirect that has a Content-Encoding header but no body', async () => {
  respond = ({ url }, response) =>
    url === '/end'
      ? response.end('text')
      : response.writeHead(301, { location: '/end', 'content-encoding': 'gzip' }).end();
  expect((await loadFinal(load, getUrl())).body.toString()).toBe('text');
});

describe('a failed load', () => {
  const expectFailure = (loading: Promise<unknown>, message: string | RegExp) =>
    expect(loading).rejects.toMatchObject({
      name: UnreadableError.name,
      message: expect.stringMatching(message),
    });

  test('rejects if there is no server', async () => {
    await expectFailure(load(new URL('http://127.0.0.1:1/')), 'ECONNREFUSED');
  });

  test('rejects if no response arrives in time', async () => {
    respond = () => {};
    await expectFailure(createFileLoader(20).load(getUrl()), 'no complete response within 0.02 s');
  });

  test('rejects if the rest of a response does not arrive in time', async () => {
    respond = (_, response) => response.writeHead(200, { 'content-length': '9' }).write('begin');
    await expectFailure(createFileLoader(100).load(getUrl()), 'no complete response within 0.1 s');
  });

  test('rejects if the connection ends during a response', async () => {
    respond = (_, response) => {
      response.writeHead(200, { 'content-length': '9' });
      response.write('begin', () => response.destroy());
    };
    await expectFailure(load(getUrl()), /aborted|hang up|reset/i);
  });

  test.each([
    ['unknown', 'zstd', 'unknown encoding zstd'],
    ['wrong', 'gzip', 'not gzip: incorrect header check'],
  ])('rejects if the encoding is %s', async (_, encoding, message) => {
    respond = (_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end('text');
    await expectFailure(load(getUrl()), message);
  });

  test.each([
    ['body', 'identity', Buffer.alloc(10_000_001)],
    ['decompressed body', 'gzip', gzipSync(Buffer.alloc(10_000_001))],
  ])('rejects if the %s is larger than 10 MB', async (_, encoding, body) => {
    respond = (_request, response) =>
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    await expectFailure(load(getUrl()), 'larger than 10 MB');
  });

  test('rejects if a redirect does not lead to a page', async () => {
    respond = (_, response) => response.writeHead(302, { location: 'mailto:a@example.com' }).end();
    await expectFailure(loadFinal(load, getUrl()), 'a redirect to mailto:a@example.com');
  });
});
