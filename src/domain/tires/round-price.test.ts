import { roundPrice } from '../format/numbers';

test.each([
  [1.005, 1.01],
  [8.165, 8.17],
  [110.155, 110.16],
  [110.15, 110.15],
  [220.30000000000001, 220.3],
  [0, 0],
])('rounds %d dollars to %d [SRCH-3/pair-price]', (dollars, rounded) => {
  expect(roundPrice(dollars)).toBe(rounded);
});
