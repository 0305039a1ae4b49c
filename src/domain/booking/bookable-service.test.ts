import { findNamedService, isBookableService, splitByPopularity } from './bookable-service';

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

describe('splitByPopularity', () => {
  const toServices = (ids: readonly string[]) => ids.map((serviceId) => ({ serviceId }));
  const split = (ids: readonly string[]) => {
    const { popular, others } = splitByPopularity(toServices(ids));
    return [popular, others].map((list) => list.map(({ serviceId }) => serviceId));
  };

  test('puts the popular services first, in their order, and keeps the order of the others [XB-1/store-service]', () => {
    expect(split(['a', 'brakes', 'b', 'oil-change', 'c', 'd'])).toEqual([
      ['oil-change', 'brakes'],
      ['a', 'b', 'c', 'd'],
    ]);
  });

  test.each([
    ['the list is short', ['a', 'brakes', 'b', 'oil-change', 'c']],
    ['only one service is popular', ['a', 'brakes', 'b', 'c', 'd', 'e']],
  ])('leaves the list as it is if %s [XB-1/store-service]', (_, ids) => {
    expect(split(ids)).toEqual([[], ids]);
  });
});
