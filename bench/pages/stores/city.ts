const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
];

const WEEK = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

const numbersOf = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Stores as the host gives them: open for twelve hours of every day, with the holidays of a year. */
export const wireStores = (count: number) =>
  numbersOf(count).map((number) => ({
    storeNumber: `${number}`,
    timeZone: ZONES[number % ZONES.length],
    hours: WEEK.map((weekDay) => ({ weekDay, openTime: '07:00', closeTime: '19:00' })),
    holidays: numbersOf(11).map((index) => ({
      holidayId: `${index}`,
      year: 2026,
      month: index + 1,
      day: 1,
      description: 'Holiday',
    })),
    holidayHours: [],
  }));

const el = (tag: string, className: string, text = ''): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
};

/** An accordion of stores as the CMS prints it. */
export const cityOf = (count: number): HTMLElement => {
  const list = el('div', 'city-stores');
  for (const number of numbersOf(count)) {
    const store = el('details', 'city-store');
    store.dataset['storeNumber'] = `${number}`;
    const summary = el('summary', '', `Store ${number} `);
    const state = el('span', 'open-state');
    state.append(el('span', 'open-state__word', 'Closed'), el('span', 'open-state__next'));
    summary.append(state);
    store.append(summary);
    for (const key of ['date', 'today', 'MON', 'SAT', 'SUN']) {
      const line = el('p', '', '7:00 AM to 7:00 PM');
      line.dataset['hours'] = key;
      store.append(line);
    }
    list.append(store);
  }
  return list;
};
