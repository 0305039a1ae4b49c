import { fc } from '../../../test/fast-check';
import { getInstallationUrl } from '../../site/installation-url';
import { parseBookingQuery, parseQueryVehicle, parseTires } from './booking-query';

const read = (query: string) => {
  const reported: string[] = [];
  return [parseBookingQuery(new URLSearchParams(query), (name) => reported.push(name)), reported];
};

test('reads where a visitor comes from, the store, the service, and the offer [APPT-1/source] [APPT-1/store-number]', () => {
  expect(
    read('sa_source=offer-email&storeNumber=910011&serviceId=oil-change&offer=fall-brakes&x=1'),
  ).toEqual([
    {
      source: 'offer-email',
      storeNumber: '910011',
      serviceId: 'oil-change',
      offer: 'fall-brakes',
    },
    [],
  ]);
});

const readVehicle = (query: string) => {
  const reported: string[] = [];
  return [parseQueryVehicle(new URLSearchParams(query), (name) => reported.push(name)), reported];
};

test('reads the vehicle of a link, with its trim if the link has one [APPT-1/source]', () => {
  const vehicle = { year: 2019, make: 'Honda', model: 'CR-V' };
  expect(readVehicle('storeNumber=7')).toEqual([{}, []]);
  expect(readVehicle('year=2019&make=Honda&model=CR-V')).toEqual([{ vehicle }, []]);
  expect(readVehicle('year=2019&make=Honda&model=CR-V&trim=EX')).toEqual([
    { vehicle: { ...vehicle, trim: 'EX' } },
    [],
  ]);
});

test.each([
  'year=2019',
  'year=19&make=Honda&model=CR-V',
  'year=3019&make=Honda&model=CR-V',
  'year=1899&make=Honda&model=CR-V',
  'make=Honda&model=CR-V',
])(
  'ignores and reports a vehicle without a make, model, or year that the services accept: %s [APPT-1]',
  (query) => {
    expect(readVehicle(query)).toEqual([{}, ['vehicle']]);
  },
);

test.each(['', 'storeNumber=', 'storeNumber=%20'])('reads nothing from "%s" [APPT-1]', (query) => {
  expect(read(query)).toEqual([{}, []]);
});

test('ignores and reports invalid parameters [APPT-1]', () => {
  expect(read('sa_source=<b>&storeNumber=abc&serviceId=a%20b&offer=%2F%2Fevil.example')).toEqual([
    {},
    ['sa_source', 'storeNumber', 'serviceId', 'offer'],
  ]);
});

const readTires = (query: string) => {
  const reported: string[] = [];
  return [parseTires(new URLSearchParams(query), (name) => reported.push(name)), reported];
};

test.each(['', 'storeNumber=7', 'tires='])('reads no tires from "%s" [APPT-1]', (query) => {
  expect(readTires(query)).toEqual([undefined, []]);
});

test('reads the tires of every link to an installation [APPT-1]', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.record({ code: fc.stringMatching(/^\d{1,20}$/), qty: fc.integer({ min: 1, max: 8 }) }),
        { minLength: 1, maxLength: 20, selector: ({ code }) => code },
      ),
      (tires) => {
        const [, query = ''] = getInstallationUrl(
          { sa_source: 'cart', storeNumber: '7' },
          tires,
        ).split('?');
        expect(readTires(query)).toEqual([tires, []]);
      },
    ),
  );
});

test.each([
  '4x',
  'x100',
  '0x100',
  '9x100',
  '44x100',
  `4x${'1'.repeat(21)}`,
  '4X100',
  '4 x 100',
  '-4x100',
  '4x100,',
  '4x100;4x101',
  '4x100,4x100',
  '4x<b>',
  Array.from({ length: 21 }, (_, index) => `4x${index}`).join(','),
])('ignores and reports invalid tires: %s [APPT-1]', (tires) => {
  expect(readTires(`tires=${encodeURIComponent(tires)}`)).toEqual([undefined, ['tires']]);
});
