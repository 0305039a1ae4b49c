import { findNamedService, isBookableService } from './bookable-service';

const createService = (serviceId: string, name: string, serviceType = 'maintenance') => ({
  serviceId,
  name,
  serviceType,
});

const SERVICES = [
  createService('brakes', 'Brake service'),
  createService('brake-fluid', 'Brake fluid exchange'),
  createService('oil', 'Oil change'),
  createService('oil-premium', 'Oil change with filter'),
  createService('state', 'State inspection', 'state-inspection'),
];

test.each([
  ['Oil change', 'oil'],
  [' oil CHANGE ', 'oil'],
  ['Brake fluid', 'brake-fluid'],
  ['Brake', undefined],
  ['Brake flu', undefined],
  ['Oil', undefined],
  ['Timing chain inspection', undefined],
  ['State inspection', undefined],
  ['', undefined],
])('finds the service that "%s" names: %s [APPT-1/page]', (text, serviceId) => {
  expect(findNamedService(text, SERVICES)?.serviceId).toBe(serviceId);
});

test('a booking leaves out the state inspection [XB-2]', () => {
  expect(SERVICES.filter((service) => !isBookableService(service))).toEqual([SERVICES.at(-1)]);
});
