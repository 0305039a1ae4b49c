import { fakeDialogs } from '../../../test/fake-dialogs';
import { onUrlChange, pushUrl, replaceUrl } from '../../browser/url-state';
import { openModal } from './modal';
import { getModalState, onModalChange } from './modal-state';
import { registerModalLink } from './modal-links';

beforeAll(fakeDialogs);

const createContent = (
  html = '<h2 id="title">Offer</h2><button type="button">Take it</button>',
) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
};

const getDialog = (): HTMLDialogElement => {
  const found = document.querySelector('dialog');
  if (!found) throw new Error('no dialog is open');
  return found;
};

const press = (key: string) =>
  getDialog().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

const clickOutside = (from: Element = getDialog()) => {
  from.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  getDialog().dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

afterEach(() => {
  getModalState().close();
  document.body.replaceChildren();
});

test('locks the page, exposes the state, and notifies listeners [MODL-1/no-scroll] [MODL-1/state]', () => {
  const listener = jest.fn();
  const unsubscribe = onModalChange(listener);
  const element = createContent();
  openModal({ content: element, labelledBy: 'title', containerClass: 'wide' });
  expect(getModalState()).toMatchObject({ isOpen: true, content: element, containerClass: 'wide' });
  expect(document.body).toHaveClass('no-scroll');
  expect(getDialog()).toHaveClass('bsro-dialog', 'wide');
  expect(getDialog()).toHaveAttribute('aria-labelledby', 'title');
  expect(listener).toHaveBeenCalledTimes(1);

  getModalState().close();
  expect(getModalState()).toMatchObject({ isOpen: false, content: undefined, containerClass: '' });
  expect(document.body).not.toHaveClass('no-scroll');
  expect(document.querySelector('dialog')).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});

test('closes the open modal when another opens [MODL-1]', () => {
  const closed = jest.fn();
  openModal({ content: createContent(), labelledBy: 'title', onClose: closed });
  const second = createContent();
  openModal({ content: second, labelledBy: 'title' });
  expect(closed).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  expect(getModalState().content).toBe(second);
});

test('closes on Escape and on a click outside, and returns the focus [MODL-1]', () => {
  const opener = document.body.appendChild(document.createElement('button'));
  for (const dismiss of [() => press('Escape'), () => clickOutside()]) {
    opener.focus();
    openModal({ content: createContent(), labelledBy: 'title' });
    expect(getDialog().contains(document.activeElement)).toBe(true);
    dismiss();
    expect(getModalState().isOpen).toBe(false);
    expect(document.activeElement).toBe(opener);
  }
});

test("focuses the close button instead of closing when the visitor's input would be lost [MODL-1]", () => {
  openModal({
    content: createContent(
      '<h2 id="title">Form</h2><input><button data-modal-close>Close</button>',
    ),
    labelledBy: 'title',
    canDismiss: () => false,
  });
  for (const dismiss of [() => press('Escape'), () => clickOutside()]) {
    getDialog().querySelector('input')?.focus();
    dismiss();
    expect(getModalState().isOpen).toBe(true);
    expect(document.activeElement).toHaveTextContent('Close');
  }
});

test('stays open when a press begins inside and ends outside [MODL-1]', () => {
  const element = createContent();
  openModal({ content: element, labelledBy: 'title' });
  clickOutside(element);
  expect(getModalState().isOpen).toBe(true);
});

test('focuses the fallback when the opener was removed [MODL-1]', () => {
  const opener = document.body.appendChild(document.createElement('button'));
  const other = document.body.appendChild(document.createElement('button'));
  opener.focus();
  openModal({ content: createContent(), labelledBy: 'title', getFallbackFocus: () => other });
  opener.remove();
  getModalState().close();
  expect(document.activeElement).toBe(other);
});

test('focuses the place of a removed opener if there is no fallback [MODL-1]', () => {
  document.body.innerHTML =
    '<section><div>$142.99 <p><a href="/account/sign-in">Sign In</a></p></div></section>';
  const prompt = document.querySelector('p');
  const getFallbackFocus = jest.fn<null, [HTMLElement]>(() => null);
  document.querySelector('a')?.focus();
  openModal({ content: createContent(), labelledBy: 'title', getFallbackFocus });
  prompt?.remove();
  getModalState().close();
  const place = document.querySelector('div');
  expect(place).toHaveFocus();
  expect(getFallbackFocus.mock.calls).toEqual([[place]]);
});

const goBack = () =>
  new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });
const waitForPopState = () =>
  new Promise<void>((resolve) => addEventListener('popstate', () => resolve(), { once: true }));

test("closes on the browser's Back button, and moves forward again to reuse its history entry [MODL-1/browser-back]", async () => {
  history.replaceState({ page: 1 }, '');
  openModal({ content: createContent(), labelledBy: 'title' });
  const entries = history.length;
  await goBack();
  expect(getModalState().isOpen).toBe(false);
  await waitForPopState();
  expect(history.length).toBe(entries);
  expect(history.state).toHaveProperty('bsroModalGuard');

  openModal({ content: createContent(), labelledBy: 'title' });
  expect(history.length).toBe(entries);
  getModalState().close();
});

test('is replaced by another modal that a link in it opens, and Back closes the new modal [MODL-1/browser-back] [MODL-1/hash]', async () => {
  const other = createContent('<h2 id="title">Other</h2>');
  const end = registerModalLink('other', () => openModal({ content: other, labelledBy: 'title' }));
  openModal({ content: createContent('<a href="#other.open">Other</a>'), labelledBy: 'title' });
  const opened = waitForPopState();
  getDialog().querySelector('a')?.click();
  await opened;
  expect(getModalState().content).toBe(other);
  await goBack();
  expect(getModalState().isOpen).toBe(false);
  await waitForPopState();
  end();
});

test("doesn't report a URL change for the Back navigation that closes it [MODL-1/browser-back]", async () => {
  const listener = jest.fn();
  const stop = onUrlChange(listener);
  openModal({ content: createContent(), labelledBy: 'title' });
  replaceUrl({ search: '?size=17' });
  await goBack();
  await waitForPopState();
  expect(getModalState().isOpen).toBe(false);
  expect(location.search).toBe('?size=17');
  expect(listener).not.toHaveBeenCalled();
  stop();
});

test("restores the page's hash if Back closes it, so that a hash that opens it again doesn't stay [MODL-1/browser-back]", async () => {
  replaceUrl({ hash: 'hours', state: null });
  openModal({ content: createContent(), labelledBy: 'title' });
  replaceUrl({ hash: 'offer' });
  await goBack();
  await waitForPopState();
  expect(history.state).toHaveProperty('bsroModalGuard');
  expect(location.hash).toBe('#hours');
  replaceUrl({ hash: '' });
});

test("doesn't handle Back and Forward between other entries after it closes [MODL-1/browser-back]", async () => {
  const open = () => openModal({ content: createContent(), labelledBy: 'title' });
  const now = jest.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2);
  replaceUrl({ search: '?size=16', state: null });
  open();
  getModalState().close();
  pushUrl({ search: '?size=17' });
  open();
  getModalState().close();
  const queries: string[] = [];
  const stop = onUrlChange(() => queries.push(location.search));
  // Back skips the entry before the guard entry, because both have the same URL.
  await goBack();
  await waitForPopState();
  expect(location.search).toBe('?size=16');
  const forward = waitForPopState();
  history.forward();
  await forward;
  expect(location.search).toBe('?size=17');
  expect(queries).toEqual(['?size=16', '?size=17']);
  stop();
  now.mockRestore();
});

const openAt = (hash: string) => {
  location.hash = hash;
  dispatchEvent(new PopStateEvent('popstate'));
};

test('opens the modal that is registered for a hash ending in .open [MODL-1/hash] [OFFR-5]', () => {
  const open = jest.fn();
  const end = registerModalLink('sign-in', open);
  openAt('#sign-in.open');
  expect(open).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('');
  openAt('#sign-in.open');
  expect(open).toHaveBeenCalledTimes(2);
  end();
  openAt('#sign-in.open');
  expect(open).toHaveBeenCalledTimes(2);
});

describe('a link to a page that names a modal', () => {
  const click = (init: MouseEventInit = {}): { isFollowed: boolean } => {
    document.body.innerHTML = '<a href="/account/sign-in" data-dialog="sign-in"><b>Sign In</b></a>';
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    let isFollowed = true;
    // The last listener: jsdom can't follow the link.
    const listener = (): void => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', listener, { once: true });
    document.querySelector('b')?.dispatchEvent(event);
    return { isFollowed };
  };
  const open = jest.fn();

  beforeEach(() => {
    open.mockReset();
    location.hash = '';
  });

  test('opens the modal if it is registered, and gets the focus back [MODL-1]', () => {
    open.mockImplementation(() => openModal({ content: createContent(), labelledBy: 'title' }));
    const end = registerModalLink('sign-in', open);
    expect(click()).toEqual({ isFollowed: false });
    expect(open).toHaveBeenCalledTimes(1);
    getModalState().close();
    expect(document.querySelector('a')).toHaveFocus();
    end();
  });

  test('leads to the page if the modal is not registered [MODL-1] [ACCT-9/not-on-wwt-ht]', () => {
    registerModalLink('sign-in', open)();
    const end = registerModalLink('create-account', open);
    expect(click()).toEqual({ isFollowed: true });
    expect(open).not.toHaveBeenCalled();
    end();
  });

  test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'leads to the page after a click with %s [MODL-1]',
    (key) => {
      const end = registerModalLink('sign-in', open);
      expect(click({ [key]: true })).toEqual({ isFollowed: true });
      expect(open).not.toHaveBeenCalled();
      end();
    },
  );
});

test('opens a modal that registers after the page loads with its hash [MODL-1/hash]', () => {
  location.hash = '#late.open';
  const open = jest.fn();
  registerModalLink('late', open)();
  expect(open).toHaveBeenCalledTimes(1);
});

test.each([
  '#sign-in',
  '#other.open',
  '#.open',
  '#__proto__.open',
  '#constructor.open',
  '#<img src=x onerror=alert(1)>.open',
  '#%E0%A4%A.open',
  `#${'a'.repeat(100_000)}.open`,
])('opens nothing for the hash %.40s [MODL-1/hash]', (hash) => {
  const open = jest.fn();
  const end = registerModalLink('sign-in', open);
  openAt(hash);
  expect(open).not.toHaveBeenCalled();
  end();
});
