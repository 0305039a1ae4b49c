import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { mountIn } from '../../../test/mount-root';
import { getReduxStore } from '../../store';
import { CmsContent } from '../../ui/loading/CmsContent';
import type { RootComponent, RootProps } from '../schema/placeholder';

const CMS = '<a href="/tires">Tires</a> <a href="/price" id="ask">See the price</a>';

let show: (html: 'nothing' | 'text' | 'link' | 'moved') => void;

/** A root that shows the CMS's nodes until its data has loaded. */
function Root({ cms }: RootProps<object>) {
  const [shown, setShown] = useState<Parameters<typeof show>[0] | 'cms'>('cms');
  useEffect(() => {
    show = setShown;
    if (shown === 'moved') document.getElementById('elsewhere')?.focus();
  }, [shown]);
  switch (shown) {
    case 'cms':
      return <CmsContent nodes={cms} />;
    case 'text':
      return <p>$142.99</p>;
    case 'nothing':
      return null;
    default:
      return (
        <p>
          <button type="button">Help</button> <a href="/offer">Offer</a>
        </p>
      );
  }
}

const element = document.createElement('div');
const getLink = (name: string): HTMLElement => {
  const found = [...document.links].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`No link ${name}`);
  return found;
};

let undo = () => {};

const mount = async (MountedRoot: RootComponent<object> = Root) => {
  undo = await mountIn(MountedRoot, element, {});
};

/** Changes what the root shows, and waits for the observer. */
const change = (to: Parameters<typeof show>[0]) => act(async () => show(to));

const waitForNextTask = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve);
      }),
  );

beforeEach(() => {
  element.innerHTML = CMS;
  document.body.replaceChildren(element);
  document.body.insertAdjacentHTML('beforeend', '<button id="elsewhere">Elsewhere</button>');
});

afterEach(() => undo());

test("every root uses the page's only Redux store [MOUNT-5/one-store]", async () => {
  const stores: unknown[] = [];
  function Reader() {
    stores.push(useStore());
    return null;
  }
  const readStore = async (): Promise<void> => {
    const end = await mountIn(Reader, document.createElement('div'), {});
    end();
  };
  await readStore();
  await readStore();
  expect(stores.length).toBeGreaterThan(1);
  expect(stores.filter((store) => store !== getReduxStore())).toEqual([]);
});

test('the first render keeps the focus on the same link', async () => {
  getLink('See the price').focus();
  await mount();
  expect(getLink('See the price')).toHaveFocus();
});

test('moves the focus to the best replacement when data loads later', async () => {
  await mount();
  getLink('See the price').focus();
  await change('link');
  expect(getLink('Offer')).toHaveFocus();
});

test('focuses the placeholder if it has no control left', async () => {
  await mount();
  getLink('See the price').focus();
  await change('text');
  expect(element).toHaveFocus();
  document.getElementById('elsewhere')?.focus();
  expect(element).not.toHaveAttribute('tabindex');
});

test('does not focus an empty element', async () => {
  await mount();
  getLink('See the price').focus();
  await change('nothing');
  expect(document.body).toHaveFocus();
});

test('does not move the focus again after a component has moved it', async () => {
  await mount();
  getLink('See the price').focus();
  await change('moved');
  expect(document.getElementById('elsewhere')).toHaveFocus();
});

test('does not focus a node that the visitor has left', async () => {
  await mount();
  getLink('See the price').focus();
  getLink('See the price').blur();
  await waitForNextTask();
  await change('link');
  expect(document.body).toHaveFocus();
});

test('focuses the restored CMS node when a root unmounts', async () => {
  await mount();
  await change('link');
  getLink('Offer').focus();
  undo();
  expect(getLink('Tires')).toHaveFocus();
});

describe('a root that leaves nothing to focus', () => {
  const wrap = (html: string): HTMLElement => {
    document.body.innerHTML = html;
    element.replaceChildren();
    document.getElementById('here')?.replaceWith(element);
    const header = document.querySelector('header');
    if (!header) throw new Error('No header');
    return header;
  };
  const endWithFocus = async () => {
    await mount();
    await change('link');
    getLink('Offer').focus();
    undo();
  };

  test('moves the focus to the nearest ancestor with content, which stays focusable until the focus leaves [MOUNT-7]', async () => {
    const header = wrap(
      '<main><header>Menu <div><div id="here"></div></div></header><button>Other</button></main>',
    );
    await endWithFocus();
    expect(header).toHaveFocus();
    document.querySelector('button')?.focus();
    expect(header).not.toHaveAttribute('tabindex');
  });

  test('moves the focus to an ancestor that is focusable anyway, and keeps its tabindex [MOUNT-7]', async () => {
    const header = wrap('<header tabindex="-1"><div id="here"></div></header>');
    await endWithFocus();
    expect(header).toHaveFocus();
    header.blur();
    expect(header).toHaveAttribute('tabindex', '-1');
  });

  test('does not move the focus if it is elsewhere [MOUNT-7]', async () => {
    wrap('<header>Menu <div id="here"></div></header><button id="elsewhere">Other</button>');
    await mount();
    await change('link');
    getLink('Offer').focus();
    document.getElementById('elsewhere')?.focus();
    undo();
    expect(document.getElementById('elsewhere')).toHaveFocus();
  });
});

describe('a field of the CMS that has the focus', () => {
  const Fields = () => (
    <p>
      <input type="checkbox" />
      <button type="button">Next</button>
      <input name="email" />
    </p>
  );
  const mountFields = async (html: string) => {
    element.innerHTML = html;
    element.querySelector('input')?.focus();
    await mount(Fields);
  };

  test('gives the focus to the field for the same data [MOUNT-7]', async () => {
    await mountFields('<input name="email">');
    expect(element.querySelector('input[name="email"]')).toHaveFocus();
  });

  test('never gives the focus to another control [MOUNT-7]', async () => {
    await mountFields('<input name="comments">');
    expect(element).toHaveFocus();
  });
});
