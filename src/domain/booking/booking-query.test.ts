import { parseBookingQuery } from './booking-query';

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

test.each(['', 'storeNumber=', 'storeNumber=%20'])('reads nothing from "%s" [APPT-1]', (query) => {
  expect(read(query)).toEqual([{}, []]);
});

test('ignores and reports invalid parameters [APPT-1]', () => {
  expect(read('sa_source=<b>&storeNumber=abc&serviceId=a%20b&offer=%2F%2Fevil.example')).toEqual([
    {},
    ['sa_source', 'storeNumber', 'serviceId', 'offer'],
  ]);
});
