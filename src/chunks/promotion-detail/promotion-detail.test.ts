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
