import { fakeServices, ok } from '../../test/fake-services';
import { createTire, createTirePricing, createTireSearch, READY_DATE } from '../../test/tires';
import { INCONSISTENT_TIRES, searchTiresBySize } from './tire-search';
import { getTireTraits } from './tires';

const error = jest.spyOn(console, 'error');

beforeEach(() => {
  document.documentElement.dataset['siteName'] = 'fcac';
  error.mockReset().mockImplementation(() => {});
});

const search = (data: object) => {
  fakeServices(() => ok(data));
  return searchTiresBySize({ cs: 205, ar: 55, rs: 16 }, undefined, '7');
};

test('returns prices, stock, and ratings by article code [SRCH-4/pricing] [SRCH-4/inventory] [SRCH-4/ratings]', async () => {
  const result = await search(createTireSearch({ tires: [createTire('1')] }));
  expect(result).toMatchObject({ ok: true });
  if (!result.ok) return;
  expect(result.data.tires.map(({ code }) => code)).toEqual(['1']);
  expect(result.data.pricing.get('1')?.price.value).toBe(100);
  expect(result.data.inventory.get('1')).toEqual({
    quantity: 8,
    q_local: 12,
    q_sister: 20,
    part_number: 'NOR-1',
    readyDate: READY_DATE,
  });
  expect(result.data.ratings.get('1')).toEqual({ averageRating: 4.5, reviewCount: 20 });
});

test('drops null tires and the prices and stock of unknown tires, each reported once [SRCH-4/null-entry]', async () => {
  const data = createTireSearch({ tires: [createTire('1'), null, createTire('2'), null] });
  data.pricing['77'] = createTirePricing();
  const [result] = [await search(data), await search(data)];
  expect(result).toMatchObject({ ok: true });
  if (!result.ok) return;
  expect(result.data.tires.map(({ code }) => code)).toEqual(['1', '2']);
  expect([...result.data.pricing.keys()]).toEqual(['1', '2']);
  expect(error.mock.calls.map(([where, problem]) => `${where} ${problem}`)).toEqual([
    `bsro-ui: tire search null (parse): Error: ${INCONSISTENT_TIRES}`,
    `bsro-ui: tire search 77 (parse): Error: ${INCONSISTENT_TIRES}`,
  ]);
});

test('keeps the other tires when one price is invalid [HTTP-5]', async () => {
  const data = createTireSearch({ tires: [createTire('1'), createTire('2')] });
  data.pricing['2'] = { price: 'free' };
  const result = await search(data);
  expect(result.ok && [...result.data.pricing.keys()]).toEqual(['1']);
  expect(result.ok && result.data.tires).toHaveLength(2);
});

test('requests traits in batches of 100 codes [TDG-1]', async () => {
  const traits = { wet: 8, snow: 3, quiet: 7, comfort: 7, handling: 6, fuel: 5 };
  const sent = fakeServices(({ requestedUrl }) => {
    const codes = new URLSearchParams(requestedUrl.split('?')[1]).get('codes')?.split(',') ?? [];
    return ok({ traits: Object.fromEntries(codes.map((code) => [code, traits])) });
  });
  const codes = Array.from({ length: 101 }, (_, index) => `${index + 1}`);
  const result = await getTireTraits(codes);
  expect(sent).toHaveLength(2);
  expect(result.ok && result.data.size).toBe(101);
});
