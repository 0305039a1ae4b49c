import { parse } from 'valibot';
import { storeRecord } from '../../services/store-schema';
import { getReduxStore } from '../../store';
import { savedStoreSynced } from '../../store/meta/meta-slice';
import enhance from '.';

const STORE = parse(storeRecord, { storeNumber: '910011', storeName: 'Littleton South' });

test("adds the number of my store to appointment links and shows the store's name, as long as there is a store [OFFR-6]", () => {
  const element = document.createElement('div');
  element.innerHTML = `<p data-offers-store>Everywhere</p>
    <a href="/appointment/schedule-appointment/?sa_source=offer-a">short</a>
    <a href="/content/bsro/fcac/en/appointment/schedule-appointment.html">of the CMS</a>
    <a href="https://elsewhere.example/appointment/schedule-appointment/">foreign</a>
    <a href="/offers/">offers</a>`;
  const getHrefs = () =>
    [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const before = getHrefs();
  const unmount = enhance({ attributes: {}, element, cms: [] });
  expect(getHrefs()).toEqual(before);

  getReduxStore().dispatch(savedStoreSynced({ hasLocalStore: true, store: STORE }));
  expect(getHrefs()).toEqual([
    '/appointment/schedule-appointment/?sa_source=offer-a&storeNumber=910011',
    '/content/bsro/fcac/en/appointment/schedule-appointment.html?storeNumber=910011',
    'https://elsewhere.example/appointment/schedule-appointment/',
    '/offers/',
  ]);
  expect(element.querySelector('p')).toHaveTextContent('At Littleton South');

  getReduxStore().dispatch(savedStoreSynced({ hasLocalStore: false, store: null }));
  expect(getHrefs()).toEqual(before);
  expect(element.querySelector('p')).toHaveTextContent('Everywhere');

  getReduxStore().dispatch(savedStoreSynced({ hasLocalStore: true, store: STORE }));
  unmount();
  expect(getHrefs()).toEqual(before);
});
