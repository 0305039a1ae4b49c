import { getInstallationUrl } from './installation-url';

const PATH = '/appointment/schedule-appointment/';

test('a link to book an installation names the store, the service, and the tires with their quantities [APPT-1/source] [APPT-1/store-number]', () => {
  const pair = [
    { code: '200', qty: 2 },
    { code: '201', qty: 2 },
  ];
  expect(getInstallationUrl({ sa_source: 'tire-detail', storeNumber: '310001' }, pair)).toBe(
    `${PATH}?sa_source=tire-detail&storeNumber=310001&serviceId=tire-installation&tires=2x200%2C2x201`,
  );
});

test('a link to book an installation has no `tires` parameter if the tires are unknown [APPT-1]', () => {
  expect(getInstallationUrl({ sa_source: 'cart' }, [])).toBe(
    `${PATH}?sa_source=cart&serviceId=tire-installation`,
  );
});
