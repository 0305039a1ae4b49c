import { correctClock } from '../../browser/clock';
import enhance from '.';

afterEach(() => jest.useRealTimers());

test.each([
  [20, '11/21/2026 to 12/11/2026'],
  [45, '11/21/2026 to 1/5/2027'],
  [0, '11/21/2026'],
])(
  'shows the first and last day of a promotion that ends in %i days [OFFR-3/range]',
  (expiryLength, dates) => {
    jest.useFakeTimers({ now: new Date('2026-11-21T23:30:00') });
    const element = document.createElement('section');
    element.innerHTML = '<h2>Check</h2><p>Valid: <b data-promotion-dates>ask us</b></p>';
    const unmount = enhance({ attributes: { expiryLength }, element, cms: [] });
    expect(element).toHaveTextContent(`CheckValid: ${dates}`);
    unmount();
    expect(element.querySelector('b')).toHaveTextContent('ask us');
  },
);

test("begins a promotion on the services' day, not on that of a device whose clock is fast [HTTP-7]", () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T00:30:00') });
  const element = document.createElement('p');
  const unmount = enhance({ attributes: { expiryLength: 20 }, element, cms: [] });
  expect(element).toHaveTextContent('11/21/2026 to 12/11/2026');
  correctClock(new Date('2026-11-20T23:30:00').getTime());
  expect(element).toHaveTextContent('11/20/2026 to 12/10/2026');
  unmount();
  expect(element).toBeEmptyDOMElement();
});
