import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { clearCookies } from '../../../test/clear-cookies';
import { standInForDialogs } from '../../../test/dialog-stand-in';
import { bus } from '../../bus/bus';
import { readCookie } from '../../browser/cookies';
import { openModal } from '../../ui/dialog/modal';
import { getModalState } from '../../ui/dialog/modal-state';
import InterruptSlot from '.';

beforeAll(() => {
  standInForDialogs();
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});

const error = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  error.mockClear();
  clearCookies();
  document.body.replaceChildren();
  document.body.className = '';
  document.documentElement.className = '';
});
afterEach(() => getModalState().close());

const modal = { id: 'offer', type: 'interrupt-modal', heading: 'An offer', priority: 1 };
const strip = { id: 'strip', type: 'interrupt-anchored-strip', heading: 'A strip', priority: 2 };

const mount = (list: readonly object[] | string, element = slot()) => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = typeof list === 'string' ? list : JSON.stringify(list);
  return render(<InterruptSlot attributes={{}} element={element} cms={[script]} />, {
    container: element,
  });
};
const slot = (): HTMLElement => {
  const element = document.createElement('div');
  element.className = 'interrupt-slot';
  return document.body.appendChild(element);
};

const dialog = () => screen.queryByRole('dialog');
const region = () => screen.queryByRole('region');

test('INTR-1 a modal shows what was authored, the first call to action as the primary one', () => {
  mount([
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

test('INTR-1 copy and messaging area are HTML without anything that runs', async () => {
  const copy =
    '<p onclick="x()">Save <b>now</b><script>window.hacked=1</script><img src=x onerror="window.hacked=1"><a href="javascript:window.hacked=1">link</a></p>';
  mount([
    { ...modal, copy, flexibleMessagingArea: '<ul><li>One</li></ul><iframe src="/"></iframe>' },
  ]);
  expect(await screen.findByText('now')).toBeVisible();
  expect(await screen.findByText('One')).toBeVisible();
  const html = dialog()?.innerHTML ?? '';
  expect(html).not.toMatch(/onclick|onerror|<script|javascript:|<iframe/);
});

test('INTR-1 an interrupt appears at once with its HTML, so that nothing grows afterwards', async () => {
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(region()?.textContent ?? ''));
  observer.observe(document.body, { childList: true, subtree: true });
  mount([{ ...strip, copy: '<p>Tread and battery</p>' }]);
  await screen.findByText('Tread and battery');
  observer.disconnect();
  expect(seen.filter((text) => text.includes('A strip'))).not.toHaveLength(0);
  expect(seen.filter((text) => text.includes('A strip') && !text.includes('Tread'))).toEqual([]);
});

test('INTR-3 closing a modal sets the cookie of its name and it stays away', () => {
  const view = mount([modal]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  expect(readCookie('offer')).toBeDefined();
  view.unmount();
  document.body.replaceChildren();
  mount([modal]);
  expect(dialog()).toBeNull();
});

test('INTR-3 the cookie lives for the days that the interrupt says', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  mount([{ ...modal, expiration: '7' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(written.mock.calls.map(([text]) => text).join()).toContain('08 Jan 2026');
  jest.useRealTimers();
  written.mockRestore();
});

test('INTR-1 INTR-3 a strip leaves the page in use, closes by button or Escape and is remembered', () => {
  const before = document.body.appendChild(document.createElement('button'));
  before.focus();
  mount([strip]);
  expect(screen.getByRole('region', { name: 'A strip' })).toBeVisible();
  expect(before).toHaveFocus();
  expect(document.body).not.toHaveClass('no-scroll');
  const close = screen.getByRole('button', { name: 'Close' });
  close.focus();
  fireEvent.keyDown(close, { key: 'Escape' });
  expect(region()).toBeNull();
  expect(before).toHaveFocus();
  expect(readCookie('strip')).toBeDefined();
  expect(document.documentElement).not.toHaveClass('bsro-has-strip');
});

test('INTR-2 one interrupt a page, in the first slot', () => {
  const first = slot();
  const second = slot();
  mount([strip], second);
  expect(region()).toBeNull();
  mount([modal, strip], first);
  expect(dialog()).toBeVisible();
  expect(region()).toBeNull();
});

test('INTR-2 BUS-1 createinterrupt with an id shows that one besides', () => {
  mount([modal, strip]);
  act(() => bus.publish('createinterrupt', { id: 'strip' }));
  expect(dialog()).toBeVisible();
  expect(document.querySelector('[data-interrupt="strip"]')).toBeVisible();
});

test('INTR-2 createinterrupt shows neither a hidden, a closed nor an unknown one', () => {
  document.cookie = 'strip=closed; path=/';
  mount([{ ...modal, restrictions: 'hide' }, strip]);
  for (const id of ['offer', 'strip', 'other']) act(() => bus.publish('createinterrupt', { id }));
  expect(dialog()).toBeNull();
  expect(region()).toBeNull();
});

test('INTR-2 createinterrupt without an id chooses when nothing was chosen yet', () => {
  mount([{ ...modal, inclusionRules: 'include', includePages: ['^/later$'] }]);
  expect(dialog()).toBeNull();
  history.replaceState(null, '', '/later');
  act(() => bus.publish('createinterrupt', {}));
  expect(dialog()).toBeVisible();
  history.replaceState(null, '', '/');
});

test('INTR-2 a modal waits until no other is open', async () => {
  const content = document.createElement('div');
  const close = openModal({ content, labelledBy: 'x' });
  mount([modal]);
  expect(getModalState().content).toBe(content);
  act(close);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'An offer' })).toBeVisible());
});

const openOther = () => {
  const content = document.createElement('div');
  content.innerHTML = '<h2 id="other">Other</h2>';
  return { content, close: openModal({ content, labelledBy: 'other' }) };
};

test('INTR-2 a modal that gives way to the next one is no place for an interrupt', async () => {
  jest.useFakeTimers();
  openOther();
  mount([modal]);
  const pass = () => act(() => jest.advanceTimersByTimeAsync(100));
  let next = openOther();
  act(() => {
    next = openOther();
  });
  await pass();
  expect(getModalState().content).toBe(next.content);
  act(next.close);
  await pass();
  expect(screen.getByRole('dialog', { name: 'An offer' })).toBeVisible();
  jest.useRealTimers();
});

test('INTR-2 INTR-3 two modals that wait come one after the other, none closed unseen', async () => {
  const other = openOther();
  mount([modal, { ...modal, id: 'second', heading: 'A second', priority: 3 }]);
  act(() => bus.publish('createinterrupt', { id: 'second' }));
  act(other.close);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'An offer' })).toBeVisible());
  expect(readCookie('offer')).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(readCookie('offer')).toBeDefined();
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'A second' })).toBeVisible());
  expect(readCookie('second')).toBeUndefined();
});

test('INTR-2 of two strips the later one shows, and the first comes back after it', () => {
  const layer: unknown[] = [];
  Object.assign(window, { adobeDataLayer: layer });
  mount([strip, { ...strip, id: 'second', heading: 'A second', priority: 3 }]);
  act(() => bus.publish('createinterrupt', { id: 'second' }));
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'A second' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('region', { name: 'A strip' })).toBeVisible();
  expect(document.documentElement).toHaveClass('bsro-has-strip');
  const shown = layer.filter((entry) => JSON.stringify(entry).includes('"show"'));
  expect(shown).toHaveLength(2);
});

test('INTR-3 a strip gives the focus back to what had it before the strip was entered', () => {
  const [first, last] = ['First', 'Last'].map((text) => {
    const button = document.createElement('button');
    button.textContent = text;
    return document.body.appendChild(button);
  });
  first?.focus();
  mount([strip]);
  last?.focus();
  const close = screen.getByRole('button', { name: 'Close' });
  close.focus();
  fireEvent.click(close);
  expect(last).toHaveFocus();
});

test('INTR-2 no interrupt in author mode', () => {
  document.documentElement.className = 'aem-AuthorLayer-Edit';
  mount([modal]);
  act(() => bus.publish('createinterrupt', { id: 'offer' }));
  expect(dialog()).toBeNull();
});

test('INTR-1 a slot with broken JSON shows nothing and says so once', () => {
  mount('{oops');
  expect(dialog()).toBeNull();
  expect(error).toHaveBeenCalledTimes(1);
});

test('ANLT-1 INTR-3 following a call to action is told without its query, and closes', () => {
  const layer: unknown[] = [];
  Object.assign(window, { adobeDataLayer: layer });
  // Where it leads is the browser's; jsdom has no other page.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  mount([{ ...strip, ctas: [{ label: 'Find my tires', href: '/tires/?email=a@b.co' }] }]);
  fireEvent.click(screen.getByRole('link', { name: 'Find my tires' }));
  const eventInfo = { area: 'interrupt', label: 'Find my tires', destination: '/tires/' };
  const shown = { component: 'interrupt', action: 'show', subject: 'strip' };
  expect(layer).toEqual([
    { event: 'ui_interaction', eventInfo: shown },
    { event: 'cta_click', eventInfo },
  ]);
  expect(region()).toBeNull();
  expect(readCookie('strip')).toBeDefined();
});
