const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'Pacific/Honolulu',
];

const WEEK = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'];

const listNumbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Creates stores as the host returns them: open 12 hours each day, with the holidays of a year. */
export const createStoreRecords = (count: number) =>
  listNumbers(count).map((number) => ({
    storeNumber: `${number}`,
    timeZone: ZONES[number % ZONES.length],
    hours: WEEK.map((weekDay) => ({ weekDay, openTime: '07:00', closeTime: '19:00' })),
    holidays: listNumbers(11).map((index) => ({
      holidayId: `${index}`,
      year: 2026,
      month: index + 1,
      day: 1,
      description: 'Holiday',
    })),
    holidayHours: [],
  }));

const createElement = (tag: string, className: string, text = ''): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
};

/** Creates an accordion of stores like the CMS's. */
export const createStoreList = (count: number): HTMLElement => {
  const list = createElement('div', 'bsro-city-stores');
  for (const number of listNumbers(count)) {
    const store = createElement('details', 'city-store');
    store.dataset['storeNumber'] = `${number}`;
    const summary = createElement('summary', '', `Store ${number} `);
    const state = createElement('span', 'open-state');
    state.append(
      createElement('span', 'open-state__word', 'Closed'),
      createElement('span', 'open-state__next'),
    );
    summary.append(state);
    store.append(summary);
    for (const key of ['date', 'today', 'MON', 'SAT', 'SUN']) {
      const line = createElement('p', '', '7:00 AM to 7:00 PM');
      line.dataset['hours'] = key;
      store.append(line);
    }
    list.append(store);
  }
  return list;
};
