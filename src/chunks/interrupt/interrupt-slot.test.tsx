import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeDialogs } from '../../../test/fake-dialogs';
import { resetVisibility, setHidden } from '../../../test/page-visibility';
import { bus } from '../../bus/bus';
import { readCookie } from '../../browser/cookies';
import { openModal } from '../../ui/dialog/modal';
import { getModalState } from '../../ui/dialog/modal-state';
import { provideStore } from '../../store/provide-store';
import { mountIn } from '../../../test/mount-root';
import type * as Sanitize from '../../ui/html/sanitize-html';
import type * as Content from './InterruptContent';
import InterruptSlot from '.';

let mockIsOffline = false;
jest.mock('../../browser/load-chunk', () => ({
  ...jest.requireActual<object>('../../browser/load-chunk'),
  loadChunk: (load: () => Promise<unknown>) =>
    mockIsOffline ? Promise.reject(new Error('missing')) : load(),
}));

const mockLoadSanitizer = jest.fn(() =>
  jest.requireActual<typeof Sanitize>('../../ui/html/sanitize-html').loadSanitizer(),
);
jest.mock('../../ui/html/sanitize-html', () => ({
  ...jest.requireActual<object>('../../ui/html/sanitize-html'),
  loadSanitizer: () => mockLoadSanitizer(),
}));

/** What an interrupt throws when it renders; React renders it a second time before it gives up. */
let mockErrors: Error[] = [];
jest.mock('./InterruptContent', () => {
  const { InterruptContent } = jest.requireActual<typeof Content>('./InterruptContent');
  return {
    InterruptContent(props: Parameters<typeof InterruptContent>[0]) {
      const thrown = props.interrupt.id === 'broken' ? mockErrors.shift() : undefined;
      if (thrown) throw thrown;
      return <InterruptContent {...props} />;
    },
  };
});

beforeAll(() => {
  fakeDialogs();
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});

const error = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  error.mockClear();
  mockErrors = [];
  clearCookies();
  document.body.replaceChildren();
  document.body.className = '';
  document.documentElement.className = '';
});
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  act(() => getModalState().close());
});

const modal = { id: 'offer', type: 'interrupt-modal', heading: 'An offer', priority: 1 };
const strip = { id: 'strip', type: 'interrupt-anchored-strip', heading: 'A strip', priority: 2 };

const unmounts: (() => void)[] = [];

const createScript = (list: readonly object[] | string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = typeof list === 'string' ? list : JSON.stringify(list);
  return script;
};

/** Enhances a slot and waits until its interrupt has loaded. @param list the JSON list, or the element with the interrupts */
const mount = async (list: readonly object[] | string | HTMLElement, element = createSlot()) => {
  const script = list instanceof HTMLElement ? list : createScript(list);
  element.append(script);
  const { unmount } = await act(async () =>
    render(provideStore(<InterruptSlot attributes={{}} element={element} cms={[script]} />), {
      container: element,
    }),
  );
  unmounts.push(unmount);
  return { unmount };
};
const createSlot = (): HTMLElement => {
  const element = document.createElement('div');
  element.className = 'bsro-interrupt-slot';
  return document.body.appendChild(element);
};

const getDialog = () => screen.queryByRole('dialog');
const getRegion = () => screen.queryByRole('region');

test('shows an interrupt that a CMS has written as HTML [INTR-1/fields] [INTR-1/ctas]', async () => {
  const list = document.createElement('div');
  list.innerHTML =
    '<template data-id="offer" data-type="interrupt-modal" data-heading="An offer" data-copy="&lt;p&gt;Four&lt;/p&gt;">' +
    '<a href="/tires/">Find my tires</a><a href="/locate/">Find a store</a></template>';
  await mount(list);
  expect(screen.getByRole('dialog', { name: 'An offer' })).toHaveTextContent('Four');
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Find my tires', '/tires/'],
    ['Find a store', '/locate/'],
  ]);
});

test('shows the authored fields in a modal, with the first call to action as the primary one [INTR-1/fields] [INTR-1/ctas]', async () => {
  await mount([
    {
      ...modal,
      subheading: 'This week',
      image: '/img/offer.svg',
      ctas: [
        { label: 'Find my tires', href: '/tires/' },
        { label: 'Find a store', href: '/locate/' },
      ],
    },
  ]);
  expect(screen.getByRole('dialog', { name: 'An offer' })).toHaveTextContent('This week');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tires/', '/locate/']);
  expect(links.map((link) => link.classList.contains('bsro-button--primary'))).toEqual([
    true,
    false,
  ]);
});

test('sanitizes the HTML of copy and messaging area [INTR-1/fields]', async () => {
  const copy =
    '<p onclick="x()">Save <b>now</b><script>window.hacked=1</script><img src=x onerror="window.hacked=1"><a href="javascript:window.hacked=1">link</a></p>';
  await mount([
    { ...modal, copy, flexibleMessagingArea: '<ul><li>One</li></ul><iframe src="/"></iframe>' },
  ]);
  expect(await screen.findByText('now')).toBeVisible();
  expect(await screen.findByText('One')).toBeVisible();
  const html = getDialog()?.innerHTML ?? '';
  expect(html).not.toMatch(/onclick|onerror|<script|javascript:|<iframe/);
});

test('shows an interrupt only together with its authored HTML [INTR-1]', async () => {
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(getRegion()?.textContent ?? ''));
  observer.observe(document.body, { childList: true, subtree: true });
  await mount([{ ...strip, copy: '<p>Tread and battery</p>' }]);
  await screen.findByText('Tread and battery');
  observer.disconnect();
  expect(seen.filter((text) => text.includes('A strip'))).not.toHaveLength(0);
  expect(seen.filter((text) => text.includes('A strip') && !text.includes('Tread'))).toEqual([]);
});

test("sets the cookie when a modal is closed, and doesn't show the modal again [INTR-3/cookie] [INTR-3/hides]", async () => {
  const view = await mount([modal]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(getDialog()).toBeNull();
  expect(readCookie('offer')).toBeDefined();
  view.unmount();
  document.body.replaceChildren();
  await mount([modal]);
  expect(getDialog()).toBeNull();
});

test("sets the cookie's lifetime to the interrupt's expiration in days [INTR-3/cookie] [COOK-1/interrupts]", async () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  await mount([{ ...modal, expiration: '7' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(written.mock.calls.map(([text]) => text).join()).toContain('08 Jan 2026');
  jest.useRealTimers();
  written.mockRestore();
});

test('shows a strip that leaves the page usable, closes on Escape, and sets its cookie [INTR-1/types] [INTR-3]', async () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  await mount([strip]);
  expect(screen.getByRole('region', { name: 'A strip' })).toBeVisible();
  expect(before).toHaveFocus();
  expect(document.body).not.toHaveClass('no-scroll');
  const close = screen.getByRole('button', { name: 'Close' });
  close.focus();
  fireEvent.keyDown(close, { key: 'Escape' });
  expect(getRegion()).toBeNull();
  expect(before).toHaveFocus();
  expect(readCookie('strip')).toBeDefined();
  expect(document.documentElement).not.toHaveClass('bsro-has-bottom-bar');
});

test('shows and tracks no interrupt in a background tab until the tab is visible [INTR-2] [ANLT-1]', async () => {
  Reflect.deleteProperty(window, 'adobeDataLayer');
  setHidden(true);
  await mount([strip]);
  expect(getRegion()).toBeNull();
  expect(Reflect.get(window, 'adobeDataLayer')).toBeUndefined();
  act(() => setHidden(false));
  await waitFor(() => expect(getRegion()).toBeVisible());
  resetVisibility();
});

test('shows one interrupt per page, in the first slot [INTR-2]', async () => {
  const first = createSlot();
  const second = createSlot();
  await mount([strip], second);
  expect(getRegion()).toBeNull();
  await mount([modal, strip], first);
  expect(getDialog()).toBeVisible();
  expect(getRegion()).toBeNull();
});

test('shows another interrupt by its ID on createinterrupt [INTR-2] [BUS-1]', async () => {
  await mount([modal, strip]);
  await act(async () => bus.publish('createinterrupt', { id: 'strip' }));
  expect(getDialog()).toBeVisible();
  expect(document.querySelector('[data-interrupt="strip"]')).toBeVisible();
});

test('ignores createinterrupt with the ID of a hidden, closed, or unknown interrupt [INTR-2/hidden]', async () => {
  document.cookie = 'strip=closed; path=/';
  await mount([{ ...modal, restrictions: 'hide' }, strip]);
  for (const id of ['offer', 'strip', 'other'])
    await act(async () => bus.publish('createinterrupt', { id }));
  expect(getDialog()).toBeNull();
  expect(getRegion()).toBeNull();
});

test('selects again on createinterrupt without an ID if no interrupt was selected before [INTR-2]', async () => {
  await mount([{ ...modal, inclusionRules: 'include', includePages: ['^/later$'] }]);
  expect(getDialog()).toBeNull();
  history.replaceState(null, '', '/later');
  await act(async () => bus.publish('createinterrupt', {}));
  expect(getDialog()).toBeVisible();
  history.replaceState(null, '', '/');
});

test('delays a modal until no other modal is open [INTR-2]', async () => {
  const content = document.createElement('div');
  const close = openModal({ content, labelledBy: 'x' });
  await mount([modal]);
  expect(getModalState().content).toBe(content);
  act(close);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'An offer' })).toBeVisible());
});

const openOther = () => {
  const content = document.createElement('div');
  content.innerHTML = '<h2 id="other">Other</h2>';
  return { content, close: openModal({ content, labelledBy: 'other' }) };
};

test("doesn't open an interrupt's modal while the open modal is being replaced by another one [INTR-2]", async () => {
  jest.useFakeTimers();
  openOther();
  await mount([modal]);
  const advance = () => act(() => jest.advanceTimersByTimeAsync(100));
  let next = openOther();
  act(() => {
    next = openOther();
  });
  await advance();
  expect(getModalState().content).toBe(next.content);
  act(next.close);
  await advance();
  expect(screen.getByRole('dialog', { name: 'An offer' })).toBeVisible();
  jest.useRealTimers();
});

test('shows two queued modals one after the other [INTR-2] [INTR-3]', async () => {
  const other = openOther();
  await mount([modal, { ...modal, id: 'second', heading: 'A second', priority: 3 }]);
  await act(async () => bus.publish('createinterrupt', { id: 'second' }));
  act(other.close);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'An offer' })).toBeVisible());
  expect(readCookie('offer')).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(readCookie('offer')).toBeDefined();
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'A second' })).toBeVisible());
  expect(readCookie('second')).toBeUndefined();
});

test('shows a requested strip instead of the current strip, and the earlier strip again after a close [INTR-2]', async () => {
  const layer: unknown[] = [];
  Object.assign(window, { adobeDataLayer: layer });
  await mount([strip, { ...strip, id: 'second', heading: 'A second', priority: 3 }]);
  await act(async () => bus.publish('createinterrupt', { id: 'second' }));
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'A second' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('region', { name: 'A strip' })).toBeVisible();
  expect(document.documentElement).toHaveClass('bsro-has-bottom-bar');
  const shown = layer.filter((entry) => JSON.stringify(entry).includes('"show"'));
  expect(shown).toHaveLength(2);
});

test('returns the focus to the control that had it before the focus moved into the strip [INTR-3]', async () => {
  const [first, last] = ['First', 'Last'].map((text) => {
    const button = document.createElement('button');
    button.textContent = text;
    return document.body.appendChild(button);
  });
  first?.focus();
  await mount([strip]);
  last?.focus();
  const close = screen.getByRole('button', { name: 'Close' });
  close.focus();
  fireEvent.click(close);
  expect(last).toHaveFocus();
});

test.each(['aem-AuthorLayer-Edit', 'adobe-ue-edit'])(
  'keeps the content of the CMS instead of an interrupt in author mode (%s) [INTR-2]',
  async (className) => {
    document.documentElement.className = className;
    const element = createSlot();
    await mount([modal], element);
    await act(async () => bus.publish('createinterrupt', { id: 'offer' }));
    expect(getDialog()).toBeNull();
    expect(element.querySelector('script')).not.toBeNull();
  },
);

test('tracks a followed call to action without the query of its URL, and closes the strip [ANLT-1/interaction] [INTR-3]', async () => {
  const layer: unknown[] = [];
  Object.assign(window, { adobeDataLayer: layer });
  // jsdom can't navigate.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await mount([{ ...strip, ctas: [{ label: 'Find my tires', href: '/tires/?email=a@b.co' }] }]);
  fireEvent.click(screen.getByRole('link', { name: 'Find my tires' }));
  const eventInfo = { area: 'interrupt', label: 'Find my tires', destination: '/tires/' };
  const shown = { component: 'interrupt', action: 'show', subject: 'strip' };
  expect(layer).toEqual([
    { event: 'ui_interaction', eventInfo: shown },
    { event: 'cta_click', eventInfo },
  ]);
  expect(getRegion()).toBeNull();
  expect(readCookie('strip')).toBeDefined();
});

test('selects an interrupt as soon as the code that checks its page rules has loaded [INTR-2/path]', async () => {
  history.replaceState(null, '', '/aa');
  await mount([{ ...strip, inclusionRules: 'include', includePages: ['^/a+$'] }]);
  await waitFor(() => expect(getRegion()).toBeVisible());
  history.replaceState(null, '', '/');
});

test('reports code that does not load, and loads it when the interrupt is requested again [INTR-2]', async () => {
  mockIsOffline = true;
  await mount([strip]);
  mockIsOffline = false;
  expect(error.mock.calls[0]?.[0]).toContain('interrupt-slot (chunk)');
  await act(async () => bus.publish('createinterrupt', { id: 'strip' }));
  expect(getRegion()).toBeVisible();
});

test('reports a render error of an interrupt, and keeps the others [INTR-2]', async () => {
  const broken = new Error('broken');
  mockErrors = [broken, broken];
  await mount([modal, { ...strip, id: 'broken', heading: 'Broken' }]);
  await act(async () => bus.publish('createinterrupt', { id: 'broken' }));
  expect(getDialog()).toBeVisible();
  expect(getRegion()).toBeNull();
  const reported = error.mock.calls.filter(([text]) => String(text).startsWith('bsro-ui'));
  expect(reported).toEqual([
    [
      expect.stringContaining('interrupt-slot (render)'),
      broken,
      expect.anything(),
      expect.anything(),
    ],
  ]);
});

test('renders again when another script has moved the nodes of an interrupt [MOUNT-4]', async () => {
  const moved = new DOMException('', 'NotFoundError');
  mockErrors = [moved, moved];
  const element = createSlot();
  element.append(createScript([{ ...strip, id: 'broken' }]));
  const fail = jest.fn();
  unmounts.push(await mountIn(InterruptSlot, element, {}, fail));
  await waitFor(() => expect(getRegion()).toBeVisible());
  expect(fail).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

test('reports that the sanitizer did not load, and shows no interrupt without its authored HTML [INTR-1]', async () => {
  mockLoadSanitizer.mockRejectedValueOnce(new Error('missing'));
  await mount([{ ...strip, copy: '<p>Tread and battery</p>' }]);
  expect(getRegion()).toBeNull();
  expect(error.mock.calls[0]?.[0]).toContain('interrupt-slot (chunk)');
  await act(async () => bus.publish('createinterrupt', { id: 'strip' }));
  expect(getRegion()).toHaveTextContent('Tread and battery');
});
