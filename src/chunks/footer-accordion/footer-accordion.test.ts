import enhance from '.';

const CMS =
  '<details><summary>Tires</summary><a href="/tires/">All tires</a></details>' +
  '<details><summary>Stores</summary><a href="/locate/">Find a store</a></details>';

const start = (isPhone: boolean, html = CMS) => {
  const query = Object.assign(new EventTarget(), { matches: isPhone });
  const queries: string[] = [];
  Object.assign(window, {
    matchMedia: (text: string) => {
      queries.push(text);
      return query;
    },
  });
  document.body.innerHTML = `<div>${html}</div>`;
  const element = document.querySelector('div');
  if (!element) throw new Error('no element');
  const undo = enhance({ attributes: {}, element, cms: [] });
  const resize = (matches: boolean) => {
    query.matches = matches;
    query.dispatchEvent(new Event('change'));
  };
  return { element, undo, queries, resize };
};

const getOpenStates = () => [...document.querySelectorAll('details')].map((group) => group.open);
const getSummaries = () => [...document.querySelectorAll('summary')];
const getTabStops = () => getSummaries().map(({ tabIndex }) => tabIndex);

/** Clicks a summary; returns whether the browser would toggle its group. */
const press = (index: number): boolean =>
  getSummaries()[index]?.dispatchEvent(new MouseEvent('click', { cancelable: true })) ?? false;

test('leaves the groups as they are on a phone [NAV-1/footer]', () => {
  const { undo, queries } = start(true, CMS.replace('<details>', '<details open="">'));
  expect(queries).toEqual(['(max-width:767.98px)']);
  expect(getOpenStates()).toEqual([true, false]);
  expect(press(1)).toBe(true);
  undo();
});

test('opens every group from 768 pixels up and takes the headings out of the tab order [NAV-1/footer]', () => {
  const { undo } = start(false);
  expect(getOpenStates()).toEqual([true, true]);
  expect(getTabStops()).toEqual([-1, -1]);
  expect(press(0)).toBe(false);
  undo();
});

test("updates the groups when the window's width crosses the breakpoint [NAV-1/footer]", () => {
  const { undo, resize } = start(true);
  resize(false);
  expect([getOpenStates(), getTabStops()]).toEqual([
    [true, true],
    [-1, -1],
  ]);
  resize(true);
  expect([getOpenStates(), getTabStops()]).toEqual([
    [false, false],
    [0, 0],
  ]);
  expect(press(0)).toBe(true);
  undo();
});

test('restores the groups on unmount [MOUNT-6/removed]', () => {
  const { element, undo, resize } = start(false);
  undo();
  expect(element.innerHTML).toBe(CMS);
  resize(true);
  resize(false);
  expect(element.innerHTML).toBe(CMS);
});
