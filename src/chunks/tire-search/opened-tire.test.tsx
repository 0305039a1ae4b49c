import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { fakeServices, ok } from '../../../test/fake-services';
import { VEHICLE, THIRTY, open, findCards, prepareTireResults } from '../../../test/tire-results';
import { createReduxStore } from '../../store';
import TireSearch from '.';

prepareTireResults();

test('returns once to the tire that the visitor opened', async () => {
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  const { user, view } = open({ query: `${VEHICLE}&page=2`, data: THIRTY });
  await findCards();
  const link = screen.getByRole('link', { name: 'Summit Trail 30' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  // The browser's scroll restoration would move the page a second time.
  expect(history.scrollRestoration).toBe('manual');
  const { state } = history;
  view.unmount();
  history.replaceState(null, '', '/');
  const calls = fakeServices(() => ok(THIRTY));
  history.replaceState(state, '', `/tires/vehicle/${VEHICLE}&page=2`);
  render(
    <Provider store={createReduxStore()}>
      <TireSearch attributes={{ searchType: 'vehicle' }} element={document.body} cms={[]} />
    </Provider>,
  );
  expect(await findCards()).toHaveLength(30);
  expect(screen.getByRole('link', { name: 'Summit Trail 30' })).toHaveFocus();
  expect(scrollBy).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual({});
  expect(history.scrollRestoration).toBe('auto');
  expect(calls).toHaveLength(1);
  scrollBy.mockRestore();
});

test.each(['Control', 'Meta', 'Shift'])(
  "doesn't record the card when %s makes the tire open in another tab or window",
  async (key) => {
    const { user } = open();
    await findCards();
    const link = screen.getByRole('link', { name: 'Northpeak Trail 2' });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.keyboard(`{${key}>}`);
    await user.click(link);
    await user.keyboard(`{/${key}}`);
    expect(history.state).toBeNull();
    expect(history.scrollRestoration).toBe('auto');
  },
);

test('forgets the card when the page comes from the back-forward cache', async () => {
  const { user } = open();
  await findCards();
  const link = screen.getByRole('link', { name: 'Northpeak Trail 2' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(history.state).toMatchObject({ bsroOpenedTire: { id: '2' } });
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(history.state).toEqual({});
  expect(history.scrollRestoration).toBe('auto');
});
