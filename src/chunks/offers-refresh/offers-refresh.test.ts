import { createSyncedStore } from '../../../test/synced-store';
import { parse } from 'valibot';
import { storeRecord } from '../../services/store-schema';
import { getReduxStore } from '../../store';
import { loggedOut } from '../../store/account/account-slice';
import { vehiclesRead } from '../../store/garage/vehicle-selector-slice';
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

  getReduxStore().dispatch(createSyncedStore(STORE));
  expect(getHrefs()).toEqual([
    '/appointment/schedule-appointment/?sa_source=offer-a&storeNumber=910011',
    '/content/bsro/fcac/en/appointment/schedule-appointment.html?storeNumber=910011',
    'https://elsewhere.example/appointment/schedule-appointment/',
    '/offers/',
  ]);
  expect(element.querySelector('p')).toHaveTextContent('At Littleton South');

  getReduxStore().dispatch(createSyncedStore(null, false));
  expect(getHrefs()).toEqual(before);
  expect(element.querySelector('p')).toHaveTextContent('Everywhere');

  getReduxStore().dispatch(createSyncedStore(STORE));
  unmount();
  expect(getHrefs()).toEqual(before);
});

test("leads to an offer's tires for the current vehicle, or else to the form that asks for it [OFFR-6] [SRCH-2/filters]", () => {
  const element = document.createElement('div');
  element.innerHTML = '<a href="/tires/?offer=set-80" data-offers-tires>See eligible tires</a>';
  const getHref = () => element.querySelector('a')?.getAttribute('href');
  getReduxStore().dispatch(loggedOut());
  const unmount = enhance({ attributes: {}, element, cms: [] });
  expect(getHref()).toBe('/tires/?offer=set-80');

  const camry = { id: '1', year: 2019, make: 'Toyota', model: 'Camry', trim: 'LE' };
  getReduxStore().dispatch(vehiclesRead({ current: camry, saved: [] }));
  expect(getHref()).toBe('/tires/vehicle/?year=2019&make=Toyota&model=Camry&trim=LE&offer=set-80');

  getReduxStore().dispatch(vehiclesRead({ current: { ...camry, trim: '' }, saved: [] }));
  expect(getHref()).toBe('/tires/?offer=set-80');

  getReduxStore().dispatch(vehiclesRead({ current: camry, saved: [] }));
  unmount();
  expect(getHref()).toBe('/tires/?offer=set-80');
});
