import { act } from '@testing-library/react';
import { useContext, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ReactReduxContext, type ReactReduxContextValue } from 'react-redux';
import { createReduxStore, type AppStore } from '.';
import { useAppSelector } from './hooks';
import { zipChanged } from './meta/meta-slice';
import { provideStore } from './provide-store';

let mockStore: AppStore;

jest.mock('.', () => ({
  ...jest.requireActual<object>('.'),
  getReduxStore: () => mockStore,
}));

const roots: Root[] = [];

beforeEach(() => {
  mockStore = createReduxStore();
});

afterEach(() => {
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  document.body.replaceChildren();
});

const contexts: (ReactReduxContextValue | null)[] = [];

function Zip() {
  contexts.push(useContext(ReactReduxContext));
  return <p>{useAppSelector(({ meta }) => meta.currentZip)}</p>;
}

const render = (content = <Zip />): Root => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  roots.push(root);
  act(() => root.render(provideStore(content)));
  return root;
};

const getTexts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

const changeZip = (zip: string) => act(() => void mockStore.dispatch(zipChanged(zip)));

test('renders a change of the Redux store in every root', () => {
  render();
  render();
  changeZip('44101');
  expect(getTexts()).toEqual(['44101', '44101']);
  changeZip('44102');
  expect(getTexts()).toEqual(['44102', '44102']);
});

test('renders a change between the first render and the subscription', () => {
  function ChangesZip() {
    useLayoutEffect(() => void mockStore.dispatch(zipChanged('44103')), []);
    return null;
  }
  render(
    <>
      <ChangesZip />
      <Zip />
    </>,
  );
  expect(getTexts()).toEqual(['44103']);
});

test('provides the same context value to all roots in all renders', () => {
  contexts.length = 0;
  const root = render();
  render();
  changeZip('44104');
  act(() => root.render(provideStore(<Zip />)));
  expect(contexts).toHaveLength(5);
  expect(new Set(contexts).size).toBe(1);
});

test("uses the page's new Redux store for a root that renders after the store was replaced", () => {
  render();
  changeZip('44105');
  mockStore = createReduxStore();
  render();
  changeZip('44106');
  expect(getTexts()).toEqual(['44105', '44106']);
});

test('unsubscribes a root that unmounts, and keeps the others subscribed', () => {
  let subscriptions = 0;
  const { subscribe } = mockStore;
  mockStore.subscribe = (listener) => {
    subscriptions += 1;
    const unsubscribe = subscribe(listener);
    return () => {
      subscriptions -= 1;
      unsubscribe();
    };
  };
  const root = render();
  render();
  expect(subscriptions).toBe(2);
  act(() => root.unmount());
  expect(subscriptions).toBe(1);
  changeZip('44107');
  expect(getTexts()).toEqual(['44107']);
});
