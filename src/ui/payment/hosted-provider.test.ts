import type { CardFields, PaymentProvider, RemovableFrame } from './payment-provider';
import { createHostedProvider, FRAME_TITLES, TOKEN_TIMEOUT } from './hosted-provider';
import { FRAME_TIMEOUT } from './provider-frame';

const ORIGIN = 'http://payments.localhost';

const CARD = {
  token: 'tok_1',
  paymentBrand: 'visa',
  lastFour: '0007',
  expiryMonth: '12',
  expiryYear: '2031',
};

let container: HTMLElement;
let provider: PaymentProvider;
let posted: { message: Record<string, unknown>; target: unknown }[];
let shown: RemovableFrame[];

const events = { onLoaded: jest.fn(), onChange: jest.fn(), onSubmit: jest.fn() };
const challengeEvents = { onAnswered: jest.fn(), onFailed: jest.fn() };

const getFrame = (): HTMLIFrameElement => {
  const frame = container.querySelector('iframe');
  if (!frame) throw new Error('no frame');
  return frame;
};

/** Records what the page posts to its frame. */
const recordPosts = (): void => {
  jest
    .spyOn(getFrame().contentWindow ?? window, 'postMessage')
    .mockImplementation((message: Record<string, unknown>, target: unknown) => {
      posted.push({ message, target });
    });
};

const receive = (data: unknown, init: MessageEventInit = {}): void => {
  dispatchEvent(
    new MessageEvent('message', {
      source: getFrame().contentWindow,
      origin: ORIGIN,
      data,
      ...init,
    }),
  );
};

const receiveCard = (type: string, fields: object = {}): void =>
  receive({ channel: 'card-fields', type, ...fields });

const showCard = (): CardFields => {
  const fields = provider.showCardFields(container, events);
  shown.push(fields);
  recordPosts();
  return fields;
};

const showChallenge = (url: string): void => {
  shown.push(provider.showChallenge(container, url, challengeEvents));
  recordPosts();
};

const listPosted = (type: string) =>
  posted.map(({ message }) => message).filter((message) => message['type'] === type);

const getRequestId = (at = 0): unknown => listPosted('tokenize')[at]?.['requestId'];

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.body.replaceChildren();
  container = document.createElement('div');
  document.body.append(container);
  provider = createHostedProvider(`${ORIGIN}/anything?x=1`);
  posted = [];
  shown = [];
});

afterEach(() => {
  for (const frame of shown) frame.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the card fields', () => {
  test("load in a titled frame of the provider's origin, and pass the page's origin to it [STATE-5]", () => {
    showCard();
    expect(getFrame()).toHaveAttribute('title', FRAME_TITLES.card);
    expect(getFrame().src).toBe(`${ORIGIN}/frame?origin=http%3A%2F%2Ffcac.localhost&locale=en-US`);
  });

  test("get the page's theme once they are ready, posted to the provider's origin only [STATE-5]", () => {
    container.style.setProperty('--ink', ' #123456 ');
    container.style.setProperty('--bad', 'rgb(200 0 0)');
    container.style.setProperty('--radius-s', '6px');
    container.style.fontSize = '17.4px';
    showCard();
    expect(posted).toEqual([]);
    receiveCard('ready');
    expect(posted).toEqual([
      {
        message: {
          channel: 'card-fields',
          type: 'init',
          theme: {
            colorText: '#123456',
            colorError: 'rgb(200 0 0)',
            fontSize: 17,
            borderRadius: 6,
          },
        },
        target: ORIGIN,
      },
    ]);
    expect(events.onLoaded.mock.calls).toEqual([[true]]);
  });

  test('get only the colors that the page sets', () => {
    showCard();
    receiveCard('ready');
    expect(posted[0]?.message['theme']).not.toHaveProperty('colorText');
    expect(posted[0]?.message['theme']).not.toHaveProperty('borderRadius');
  });

  test('get the theme again when they reload', () => {
    showCard();
    receiveCard('ready');
    receiveCard('ready');
    expect(listPosted('init')).toHaveLength(2);
  });

  test("fail if they don't respond in time, and are ready after a late response", () => {
    showCard();
    jest.advanceTimersByTime(FRAME_TIMEOUT - 1);
    expect(events.onLoaded).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(events.onLoaded.mock.calls).toEqual([[false]]);
    receiveCard('ready');
    expect(events.onLoaded.mock.calls).toEqual([[false], [true]]);
  });

  test('take the height of their content', () => {
    showCard();
    receiveCard('height', { height: 212 });
    expect(getFrame().style.blockSize).toBe('212px');
    for (const height of [-1, 1.5, '300', Infinity, null]) receiveCard('height', { height });
    expect(getFrame().style.blockSize).toBe('212px');
  });

  test('report changes and the Enter key', () => {
    showCard();
    receiveCard('state', { isComplete: true, paymentBrand: 'visa', fields: {}, more: 1 });
    receiveCard('submit');
    expect(events.onChange.mock.calls).toEqual([[true]]);
    expect(events.onSubmit).toHaveBeenCalledTimes(1);
  });

  test.each<readonly [what: string, data: unknown, init: MessageEventInit]>([
    ['another window', { channel: 'card-fields', type: 'submit' }, { source: window }],
    ['no window', { channel: 'card-fields', type: 'submit' }, { source: null }],
    ['another origin', { channel: 'card-fields', type: 'submit' }, { origin: 'http://evil.test' }],
    [
      'a similar origin',
      { channel: 'card-fields', type: 'submit' },
      { origin: `${ORIGIN}.evil.test` },
    ],
    [
      "the page's own origin",
      { channel: 'card-fields', type: 'submit' },
      { origin: location.origin },
    ],
    ['another channel', { channel: 'payment-challenge', type: 'submit' }, {}],
    ['no channel', { type: 'submit' }, {}],
    ['an unknown type', { channel: 'card-fields', type: 'navigate' }, {}],
    ['a wrong type', { channel: 'card-fields', type: 7 }, {}],
    ['a string', 'submit', {}],
    ['nothing', null, {}],
    ['an array', [{ channel: 'card-fields', type: 'submit' }], {}],
    [
      'a state of the wrong shape',
      { channel: 'card-fields', type: 'state', isComplete: 'yes' },
      {},
    ],
  ])('ignore a message of %s [STATE-5]', (_, data, init) => {
    showCard();
    receive(data, init);
    for (const listener of Object.values(events)) expect(listener).not.toHaveBeenCalled();
    expect(posted).toEqual([]);
  });

  test('exchange the card for a token, once per request [STATE-5] [CHKO-2/payment]', async () => {
    const fields = showCard();
    const first = fields.requestToken();
    const second = fields.requestToken();
    expect(getRequestId(0)).not.toBe(getRequestId(1));
    expect(posted.map(({ target }) => target)).toEqual([ORIGIN, ORIGIN]);
    receiveCard('token', { requestId: getRequestId(1), ...CARD, token: 'tok_2' });
    receiveCard('token', { requestId: 'another', ...CARD, token: 'tok_3' });
    receiveCard('token', { requestId: getRequestId(0), ...CARD, channel: 'card-fields' });
    // The provider answers twice.
    receiveCard('token', { requestId: getRequestId(0), ...CARD, token: 'tok_4' });
    receiveCard('error', { requestId: getRequestId(0), reason: 'refused' });
    expect(await first).toEqual({ ok: true, card: CARD });
    expect(await second).toMatchObject({ ok: true, card: { token: 'tok_2' } });
  });

  test('pass on only the parts of a token that the page may know [STATE-5]', async () => {
    const fields = showCard();
    const result = fields.requestToken();
    receiveCard('token', {
      requestId: getRequestId(),
      ...CARD,
      number: '4012000100000007',
      securityCode: '123',
    });
    expect(await result).toEqual({ ok: true, card: CARD });
  });

  test.each([
    { ...CARD, lastFour: '4012000100000007' },
    { ...CARD, expiryYear: '31' },
    { ...CARD, token: undefined },
  ])('ignore a token of the wrong shape: %j [STATE-5]', async (card) => {
    const fields = showCard();
    const result = fields.requestToken();
    receiveCard('token', { requestId: getRequestId(), ...card });
    jest.advanceTimersByTime(TOKEN_TIMEOUT);
    expect(await result).toEqual({ ok: false, reason: 'unavailable' });
  });

  test.each(['incomplete', 'refused', 'unavailable'])(
    'say why there is no token: %s [CHKO-2/payment]',
    async (reason) => {
      const fields = showCard();
      const result = fields.requestToken();
      receiveCard('error', { requestId: getRequestId(), reason, message: 'x' });
      expect(await result).toEqual({ ok: false, reason });
    },
  );

  test('time out after 20 seconds without an answer, and ignore a later token', async () => {
    const fields = showCard();
    const result = fields.requestToken();
    const settled = jest.fn();
    result.then(settled, settled);
    await jest.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ ok: false, reason: 'unavailable' });
    receiveCard('token', { requestId: getRequestId(), ...CARD });
    expect(await result).toEqual({ ok: false, reason: 'unavailable' });
  });

  test('settle every request when they are removed, and stop listening', async () => {
    const fields = showCard();
    const source = getFrame().contentWindow;
    const results = [fields.requestToken(), fields.requestToken()];
    fields.remove();
    expect(await Promise.all(results)).toEqual([
      { ok: false, reason: 'unavailable' },
      { ok: false, reason: 'unavailable' },
    ]);
    expect(container.querySelector('iframe')).toBeNull();
    dispatchEvent(
      new MessageEvent('message', {
        source,
        origin: ORIGIN,
        data: { channel: 'card-fields', type: 'submit' },
      }),
    );
    jest.advanceTimersByTime(FRAME_TIMEOUT);
    expect(events.onSubmit).not.toHaveBeenCalled();
    expect(events.onLoaded).not.toHaveBeenCalled();
  });
});

describe('a challenge', () => {
  const CHALLENGE_URL = `${ORIGIN}/challenge/c-1?lang=en`;
  const receiveAnswer = (type: string, fields: object = {}): void =>
    receive({ channel: 'payment-challenge', type, ...fields });

  test('loads in a titled frame from the URL that the refused order contains', () => {
    showChallenge(CHALLENGE_URL);
    expect(getFrame()).toHaveAttribute('title', FRAME_TITLES.challenge);
    expect(getFrame().src).toBe(`${CHALLENGE_URL}&origin=http%3A%2F%2Ffcac.localhost&locale=en-US`);
  });

  test('accepts a URL without an origin', () => {
    showChallenge('/challenge/c-1');
    expect(getFrame().src).toContain(`${ORIGIN}/challenge/c-1?`);
  });

  test.each([
    'http://evil.test/challenge/c-1',
    '//evil.test/challenge',
    String.raw`\\evil.test\challenge`,
    'https://payments.localhost/challenge/c-1',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
  ])('throws for a URL of another origin: %s', (url) => {
    expect(() => provider.showChallenge(container, url, challengeEvents)).toThrow(
      /another origin than the payment provider|Invalid URL/,
    );
    expect(container.querySelector('iframe')).toBeNull();
  });

  test.each(['approved', 'declined'])('reports the answer %s', (result) => {
    showChallenge(CHALLENGE_URL);
    receiveAnswer('ready');
    receiveAnswer('done', { result });
    expect(challengeEvents.onAnswered).toHaveBeenCalledTimes(1);
    expect(challengeEvents.onFailed).not.toHaveBeenCalled();
  });

  test('ignores an answer of the wrong shape or channel', () => {
    showChallenge(CHALLENGE_URL);
    receiveAnswer('done', { result: 'maybe' });
    receiveCard('done', { result: 'approved' });
    expect(challengeEvents.onAnswered).not.toHaveBeenCalled();
  });

  test('reports a challenge that has expired', () => {
    showChallenge(CHALLENGE_URL);
    receiveAnswer('error', { message: 'expired' });
    expect(challengeEvents.onFailed).toHaveBeenCalledTimes(1);
  });

  test("reports a challenge that doesn't load in time", () => {
    showChallenge(CHALLENGE_URL);
    jest.advanceTimersByTime(FRAME_TIMEOUT);
    expect(challengeEvents.onFailed).toHaveBeenCalledTimes(1);
  });

  test('reports no failure after it is ready', () => {
    showChallenge(CHALLENGE_URL);
    receiveAnswer('ready');
    jest.advanceTimersByTime(FRAME_TIMEOUT);
    expect(challengeEvents.onFailed).not.toHaveBeenCalled();
  });
});
