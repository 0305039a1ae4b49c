import { act, screen, waitFor } from '@testing-library/react';
import { forgetVehicle, setUpBooking } from '../../../test/booking-page';
import { enterText } from '../../../test/enter-text';
import { respondFromCatalog } from '../../../test/fake-services';
import type { Profile } from '../../services/account/schema';
import { loggedIn } from '../../store/account/account-slice';
import { CONTACT_LABELS } from './contact/messages';
import { STEP_TITLES } from './messages';

const page = setUpBooking();
const { open, getState, findTitle, press, selectFirstTime } = page;

const CIVIC = {
  ID: 'v1',
  YEAR: '2018',
  MAKE: 'Honda',
  MODEL: 'Civic',
  SUBMODEL: 'LX',
  ENGINE: '',
  BASE_VEHICLE_ID: '',
  NAME: '',
  ODOMETER: '0',
  DRIVING_CONDITION: '',
  IMAGE_URL: '',
  TPMS: '1',
};

const signIn = (vehicles: Profile['VEHICLE'] = []): void =>
  act(() => {
    page.store.dispatch(
      loggedIn({
        tokenId: 't',
        profile: {
          DRIVER: [
            {
              ID: '1',
              FIRSTNAME: 'Ada',
              LASTNAME: 'King',
              EMAIL: 'ada@b.co',
              PHONE: '3035550100',
              EMAIL_REMINDERS: '0',
            },
          ],
          FILL_UP: [],
          MAINTENANCE_PERFORMED_SERVICE: [],
          MAINTENANCE_TASK: [],
          SERVICE_HISTORY_INVOICE: [],
          SERVICE_HISTORY_JOB: [],
          SERVICE_HISTORY_JOB_DETAIL: [],
          SERVICE_HISTORY_VEHICLE: vehicles,
          STORE: [],
          VEHICLE: vehicles,
        },
      }),
    );
  });

test("fills in a driver's details, and doesn't change the account unless the driver opts in [XB-1/contact]", async () => {
  open('?storeNumber=7&serviceId=oil');
  signIn();
  await selectFirstTime();
  await findTitle(STEP_TITLES.contact);
  expect(await screen.findByLabelText(CONTACT_LABELS.phone)).toHaveValue('(303) 555-0100');
  expect(screen.queryByLabelText(CONTACT_LABELS.savesToAccount)).not.toBeInTheDocument();
  await enterText(page.user, screen.getByLabelText(CONTACT_LABELS.lastName), 'ley');
  expect(await screen.findByLabelText(CONTACT_LABELS.savesToAccount)).not.toBeChecked();
  await press('Review appointment');
  await findTitle(STEP_TITLES.review);
  expect(page.sent.filter(({ path }) => path === 'account/update-section')).toEqual([]);
});

test('fills in the vehicle of a driver who becomes known later, without setting the current vehicle [XB-1/vehicle]', async () => {
  forgetVehicle();
  open('?storeNumber=7&serviceId=oil');
  await findTitle(STEP_TITLES.vehicle);
  signIn([CIVIC]);
  expect(getState().vehicleSelected).toEqual({
    year: 2018,
    make: 'Honda',
    model: 'Civic',
    trim: 'LX',
  });
  await page.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await findTitle(STEP_TITLES.datetime);
  expect(screen.getByText('2018 Honda Civic LX')).toBeVisible();
  expect(page.sent.filter(({ path }) => path === 'profile/set-vehicle')).toEqual([]);
});

test('keeps a partly selected vehicle when the driver becomes known later, also for a reload [XB-1/vehicle]', async () => {
  forgetVehicle();
  page.respond = (call) => respondFromCatalog(call);
  open('?storeNumber=7&serviceId=oil');
  await findTitle(STEP_TITLES.vehicle);
  const year = await screen.findByRole('combobox', { name: 'Year' });
  await waitFor(() => expect(year).toHaveTextContent('2019'));
  await page.user.selectOptions(year, '2019');
  signIn([CIVIC]);
  expect(getState().vehicleSelected).toMatchObject({ model: 'Civic' });
  expect(year).toHaveValue('2019');
  document.body.replaceChildren();
  open('?storeNumber=7&serviceId=oil&step=vehicle');
  await findTitle(STEP_TITLES.vehicle);
  expect(await screen.findByRole('combobox', { name: 'Year' })).toHaveValue('2019');
});

test('keeps the vehicle that was selected before the driver became known [XB-1/vehicle]', async () => {
  open();
  await findTitle(STEP_TITLES.service);
  signIn([CIVIC]);
  expect(getState().vehicleSelected).toMatchObject({ model: 'Camry' });
});

test('fills in the empty fields when the driver becomes known while typing [XB-1/contact]', async () => {
  open('?storeNumber=7&serviceId=oil');
  await selectFirstTime();
  await enterText(page.user, await screen.findByLabelText(CONTACT_LABELS.firstName), 'Augusta');
  signIn();
  await waitFor(() =>
    expect(screen.getByLabelText(CONTACT_LABELS.phone)).toHaveValue('(303) 555-0100'),
  );
  expect(screen.getByLabelText(CONTACT_LABELS.firstName)).toHaveValue('Augusta');
  expect(screen.getByLabelText(CONTACT_LABELS.lastName)).toHaveValue('King');
});
