import { waitFor } from '@testing-library/react';
import { returnToPage } from '../../../test/page-transitions';
import {
  CAMRY,
  findCards,
  open,
  prepareTireResults,
  saveVehicle,
  SIZE,
} from '../../../test/tire-results';
import { createTire, createTireSearch } from '../../../test/tires';
import { getReduxStore } from '../../store';

prepareTireResults();

const CR_V = { year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' };

const getModel = () => getReduxStore().getState().vehicleSelector.current?.model;

test('makes the vehicle of the results the current one, and again when Back restores the page [SRCH-5/by-vehicle]', async () => {
  open({ current: CR_V });
  await waitFor(() => expect(getModel()).toBe('Camry'));
  saveVehicle(CR_V);
  returnToPage();
  await waitFor(() => expect(document.cookie).toContain('Camry'));
});

test('keeps the current vehicle if it is the vehicle of the results', async () => {
  const { calls } = open();
  await findCards();
  returnToPage();
  expect(calls).toHaveLength(1);
});

test.each([
  [
    'the search is by size',
    {
      type: 'size',
      query: SIZE,
      data: createTireSearch({ tires: [createTire('1')], vehicle: CAMRY }),
    },
  ],
  ['the vehicle has no tires', { data: createTireSearch({ tires: [] }) }],
] as const)('keeps the current vehicle if %s', async (_, options) => {
  const { calls } = open({ ...options, current: CR_V });
  await waitFor(() => expect(calls).toHaveLength(1));
  returnToPage();
  expect(document.cookie).toContain('CR-V');
});
