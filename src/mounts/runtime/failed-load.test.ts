import { RETRY_DELAYS, shareLoad } from '../../browser/load-chunk';
import { manifest } from '../manifest';
import { createMountTriggers } from '../schema/mount-trigger';
import { declare } from './declare';
import { listenForClicks } from './mount';
import { getNoticeText } from './notice';
import { type LoadStart, mounts } from './registry';
import { createScan } from './scan';

const load = jest.fn<Promise<{ loadStart: LoadStart }>, []>();
const error = jest.spyOn(console, 'error');

const getElement = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No element ${id}`);
  return element;
};

const getNoticeIn = (id: string) => getElement(id).querySelector('[role=status]')?.textContent;
const retryIn = (id: string) => getElement(id).querySelector('button:last-child');

/** Runs all three attempts of a load. */
const exhaustAttempts = () =>
  jest.advanceTimersByTimeAsync(RETRY_DELAYS[0] * 2 + RETRY_DELAYS[1] * 2);

/** Opens a CMS page on which every placeholder is near the viewport. */
const open = async (html: string): Promise<void> => {
  document.body.innerHTML = html;
  createScan(createMountTriggers(manifest), shareLoad(load))();
  await jest.advanceTimersByTimeAsync(1_000);
};

beforeAll(() => {
  Reflect.set(globalThis, '__webpack_public_path__', 'http://fcac.localhost/bsro-ui/');
  listenForClicks();
});

beforeEach(() => {
  jest.useFakeTimers();
  error.mockReset().mockImplementation(() => {});
  mounts.clear();
  load.mockReset();
  load.mockImplementation(async () => {
    throw Object.assign(new Error('down'), { name: 'ChunkLoadError' });
  });
});

afterEach(() => jest.useRealTimers());

describe('with a chunk host that is down from the start', () => {
  test.each([
    ['a review list', 'class="reviews-app-v2" data-type="reviews" data-id="1"'],
    ['a review list with blanks', 'class="reviews-app-v2" data-type=" reviews " data-id="1"'],
    ['the carousel', 'class="store-container" data-store-id="1"'],
    ['the store finder', 'class="bsro-store-finder"'],
    ['the store results', 'class="bsro-store-results"'],
    ['the vehicle selector', 'class="bsro-vehicle-selector"'],
    ['the email signup', 'class="bsro-offers-signup"'],
    ['the account preferences', 'class="bsro-account-preferences"'],
  ])('%s shows a notice and a way to try again [MOUNT-4]', async (_name, attributes) => {
    await open(`<div id="a" ${attributes}><p>CMS</p></div>`);
    await exhaustAttempts();
    expect(getElement('a').dataset['mountReason']).toBe(`chunk: ${getNoticeText('failed')}`);
    expect(getNoticeIn('a')).toBe(getNoticeText('failed'));
    expect(retryIn('a')).toHaveTextContent(getNoticeText('retry'));
    expect(getElement('a').firstElementChild).toHaveTextContent('CMS');
  });

  test.each([
    ['an inline rating', 'class="reviews-app-v2" data-type="inline-rating" data-id="1"'],
    ['a price', 'class="bsro-product-price" data-brand="A" data-tire-name="B"'],
    ['an interrupt slot', 'class="bsro-interrupt-slot"'],
    ['the cart icon', 'class="bsro-cart-icon"'],
  ])(
    '%s shows no notice about a failed load until a click [MOUNT-4]',
    async (_name, attributes) => {
      await open(`<div id="a" ${attributes}><p id="inside">CMS</p></div>`);
      await exhaustAttempts();
      expect(getElement('a').dataset['mountReason']).toBe(`chunk: ${getNoticeText('failed')}`);
      expect(getElement('a').innerHTML).toBe('<p id="inside">CMS</p>');
      getElement('inside').click();
      await jest.advanceTimersByTimeAsync(0);
      expect(getNoticeIn('a')).toBe(getNoticeText('loading'));
      await exhaustAttempts();
      expect(getNoticeIn('a')).toBe(getNoticeText('failed'));
      expect(retryIn('a')).toBeVisible();
    },
  );

  test('a placeholder that is clicked while it loads shows a notice if the load fails [MOUNT-4]', async () => {
    await open('<div id="a" class="bsro-cart-icon"><a href="#cart" id="inside">My Cart</a></div>');
    getElement('inside').click();
    expect(getNoticeIn('a')).toBeUndefined();
    await exhaustAttempts();
    expect(getNoticeIn('a')).toBe(getNoticeText('failed'));
  });

  test('a click retries only the innermost placeholder [MOUNT-4]', async () => {
    await open(
      '<header id="a" class="bsro-navigation"><div id="b" class="bsro-my-store"><i id="inside"></i></div></header>',
    );
    await exhaustAttempts();
    getElement('inside').click();
    await exhaustAttempts();
    expect(getNoticeIn('b')).toBe(getNoticeText('failed'));
    expect(getElement('a').children).toHaveLength(1);
  });

  test('a click retries even if a page script stops its propagation [MOUNT-4]', async () => {
    await open('<div id="a" class="bsro-cart-icon"><i id="inside"></i></div>');
    await exhaustAttempts();
    getElement('inside').addEventListener('click', (event) => event.stopPropagation());
    getElement('inside').click();
    expect(getElement('a').dataset['mount']).toBe('loading');
  });

  test('a zip form that was focused shows a notice, keeps what was typed, and still submits [MOUNT-4]', async () => {
    await open(`<div id="a" class="bsro-zip-form"><form action="/locate/display-map/">
      <input id="zip" name="q"><button>Find my store</button></form></div>`);
    const form = document.forms[0];
    const submit = jest.fn((event: Event) => event.preventDefault());
    getElement('zip').focus();
    Object.assign(getElement('zip'), { value: '80122' });
    await exhaustAttempts();
    expect(getNoticeIn('a')).toBe(getNoticeText('failed'));
    expect(getElement('zip')).toHaveValue('80122');
    expect(getElement('zip')).toHaveFocus();
    document.body.addEventListener('submit', submit, { once: true });
    form?.requestSubmit();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(new FormData(form).get('q')).toBe('80122');
  });

  test('a zip form works after Try again, with what was typed [MOUNT-4]', async () => {
    await open(`<div id="a" class="bsro-zip-form"><form action="/locate/display-map/">
      <label>Zip code <input id="zip" name="q"></label><button>Find my store</button></form></div>`);
    getElement('zip').focus();
    Object.assign(getElement('zip'), { value: '8012' });
    await exhaustAttempts();
    expect(getNoticeIn('a')).toBe(getNoticeText('failed'));
    load.mockResolvedValue({ loadStart: declare(manifest) });
    getElement('a').querySelector<HTMLElement>('.bsro-notice button')?.click();
    expect(getElement('a').dataset['mount']).toBe('loading');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(getElement('a').dataset['mount']).toBe('mounted');
    expect(getElement('a').querySelector('.bsro-notice')).toBeNull();
    expect(getElement('zip')).toHaveValue('8012');
    // The feature now checks the zip in place of the browser's own submission.
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    document.forms[0]?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(getElement('zip')).toBeInvalid();
  });
});
