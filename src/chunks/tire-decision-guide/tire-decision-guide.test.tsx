import { enterText } from '../../../test/enter-text';
import {
  ALL_ANSWERS,
  findCards,
  getHeading,
  getQuery,
  goToNextQuestion,
  openGuide,
  chooseStore,
  setUpGuide,
  STORE,
} from '../../../test/tire-guide';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createAutomaticProfile, fakeStoreHost, writeProfile } from '../../../test/fake-services';
import { TIRE_TEXTS } from '../../domain/tires/messages';
import type { Priority } from '../../domain/tires/guide-answers';
import { VEHICLE_MESSAGES } from '../../domain/vehicles/messages';
import { FORM_MESSAGES } from '../../validation/messages';
import {
  GUIDE_LABELS,
  PRIORITIES_TEXTS,
  PRIORITY_LABELS,
  QUESTION_TITLES,
  RESULT_TEXTS,
  STORE_TEXTS,
  TYPE_LABELS,
  TYPE_TEXTS,
  VEHICLE_TEXTS,
} from './messages';

const scrolled = setUpGuide();

test('leads through four questions to three tires, and saves the answers in the URL [TDG-1/step] [TDG-1/location] [TDG-1/tire-type] [TDG-1/priorities] [TDG-1/tires]', async () => {
  const { user, store, calls } = openGuide();
  expect(screen.getByText('Question 1 of 4')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: VEHICLE_TEXTS.bySize }));
  await enterText(user, screen.getByLabelText(VEHICLE_TEXTS.size), '205 55 16');
  await goToNextQuestion(user);
  expect(screen.getByText('Question 2 of 4')).toBeVisible();
  expect(getHeading()).toHaveFocus();
  expect(screen.getByText('Store in Centennial')).toBeVisible();
  await goToNextQuestion(user);
  expect(getHeading()).toHaveTextContent(QUESTION_TITLES.tireType);
  await user.click(screen.getByRole('radio', { name: new RegExp(TYPE_LABELS.notSure) }));
  await goToNextQuestion(user);
  await user.click(screen.getByRole('checkbox', { name: new RegExp(PRIORITY_LABELS.wet) }));
  await user.click(screen.getByRole('checkbox', { name: new RegExp(PRIORITY_LABELS.price) }));
  await user.click(screen.getByRole('button', { name: GUIDE_LABELS.showTires }));
  const cards = await findCards();
  expect(cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Northpeak Trail 1',
    'Northpeak Trail 2',
    'Northpeak Trail 3',
  ]);
  expect(Object.fromEntries(getQuery())).toEqual({
    step: 'tires',
    size: '205/55R16',
    zip: '80122',
    storeNumber: STORE,
    tireType: 'notSure',
    priorities: 'wet,price',
  });
  expect(store.getState().tireDecisionGuide).toEqual({
    step: 'tires',
    vehicleSelected: null,
    sizeSelected: { cs: 205, ar: 55, rs: 16 },
    zipCode: '80122',
    storeNumber: STORE,
    tireType: 'notSure',
    priorities: ['price', 'treadLife', 'wet', 'snow', 'quiet', 'comfort', 'handling', 'fuel'],
    selectedPriorities: ['wet', 'price'],
    tires: ['1', '2', '3'],
    selectedTires: [],
  });
  expect(calls.filter(({ path }) => path.startsWith('tire/')).map(({ path }) => path)).toEqual([
    'tire/search-by-size',
    'tire/traits',
  ]);
});

describe('vehicle', () => {
  const submitVehicle = async (user: ReturnType<typeof openGuide>['user']) => {
    for (const [label, value] of [
      ['Year', '2019'],
      ['Make', 'Honda'],
      ['Model', 'CR-V'],
      ['Trim', 'EX'],
    ] as const) {
      const select = screen.getByRole('combobox', { name: label });
      await waitFor(() => expect(select).toHaveTextContent(value));
      await user.selectOptions(select, value);
    }
    await goToNextQuestion(user);
  };

  test('searches for the selected vehicle and makes it the current one [TDG-1/vehicle]', async () => {
    const { user, store } = openGuide();
    await submitVehicle(user);
    expect(getHeading()).toHaveTextContent(QUESTION_TITLES.store);
    expect(getQuery().get('trim')).toBe('EX');
    expect(store.getState().tireDecisionGuide?.vehicleSelected).toMatchObject({
      year: 2019,
      make: 'Honda',
      model: 'CR-V',
      trim: 'EX',
    });
    expect(document.cookie).toContain('bsro.vehicles-fcac');
  });

  test('keeps a partly selected vehicle, or else the size that is typed, for a reload [TDG-1/vehicle]', async () => {
    const { user, view } = openGuide();
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Year' })).toHaveTextContent('2019'),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2019');
    view.unmount();
    const reloaded = openGuide();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('2019'));
    await reloaded.user.click(screen.getByRole('radio', { name: VEHICLE_TEXTS.bySize }));
    await enterText(reloaded.user, screen.getByLabelText(VEHICLE_TEXTS.size), '205 55');
    reloaded.view.unmount();
    openGuide();
    expect(screen.getByLabelText(VEHICLE_TEXTS.size)).toHaveValue('205 55');
  });

  test('shows the submitted vehicle after Back, not a size that was typed before [TDG-1/vehicle]', async () => {
    const { user } = openGuide();
    await user.click(screen.getByRole('radio', { name: VEHICLE_TEXTS.bySize }));
    await enterText(user, screen.getByLabelText(VEHICLE_TEXTS.size), '205 55');
    await user.click(screen.getByRole('radio', { name: VEHICLE_TEXTS.byVehicle }));
    await submitVehicle(user);
    await user.click(screen.getByRole('button', { name: GUIDE_LABELS.back }));
    expect(screen.getByRole('radio', { name: VEHICLE_TEXTS.byVehicle })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Year' })).toHaveValue('2019');
  });

  test('asks for missing fields of the vehicle, and for a valid size [TDG-1]', async () => {
    const { user } = openGuide();
    await goToNextQuestion(user);
    expect(screen.getByText(VEHICLE_MESSAGES.incomplete)).toBeVisible();
    const year = screen.getByRole('combobox', { name: 'Year' });
    expect(year).toHaveFocus();
    await waitFor(() => expect(year).toHaveTextContent('2019'));
    await user.selectOptions(year, '2019');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Make' })).toHaveTextContent('Honda'),
    );
    expect(screen.queryByText(VEHICLE_MESSAGES.incomplete)).toBeNull();
    await user.click(screen.getByRole('radio', { name: VEHICLE_TEXTS.bySize }));
    await enterText(user, screen.getByLabelText(VEHICLE_TEXTS.size), 'wide');
    await goToNextQuestion(user);
    expect(screen.getByText(TIRE_TEXTS.wrongSize)).toBeVisible();
    expect(screen.getByLabelText(VEHICLE_TEXTS.size)).toHaveFocus();
    expect(screen.getByLabelText(VEHICLE_TEXTS.size)).toHaveValue('wide');
  });
});

describe('store', () => {
  test('finds the store nearest to a zip code, and keeps the zip code if that fails [TDG-1]', async () => {
    let fails = true;
    const { user } = openGuide({ query: '?step=store&size=205/55R16', hasStore: false });
    writeProfile(createAutomaticProfile(STORE));
    fakeStoreHost({
      fault: (path) => (fails && path.includes('set-store') ? 'the network fails' : undefined),
    });
    const field = screen.getByLabelText(STORE_TEXTS.zip);
    await goToNextQuestion(user);
    expect(screen.getByText('Required')).toBeVisible();
    await enterText(user, field, '802');
    await goToNextQuestion(user);
    expect(screen.getByText(FORM_MESSAGES.zip)).toBeVisible();
    await enterText(user, field, '02');
    await goToNextQuestion(user);
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(field).toHaveValue('80202');
    fails = false;
    await goToNextQuestion(user);
    await waitFor(() => expect(getHeading()).toHaveTextContent(QUESTION_TITLES.tireType));
    expect(getQuery().get('zip')).toBe('80202');
    expect(getQuery().get('storeNumber')).toBe('310002');
  });

  test('uses the zip code of my store, not that of the previous store [TDG-1]', async () => {
    const { user, store } = openGuide({
      query: `?step=store&size=205/55R16&zip=80122&storeNumber=${STORE}`,
    });
    act(() => chooseStore(store, '310002'));
    await goToNextQuestion(user);
    expect(getQuery().get('storeNumber')).toBe('310002');
    expect(getQuery().get('zip')).toBe('80202');
  });
});

describe('type and priorities', () => {
  test('asks for a type and a priority if none is selected [TDG-1]', async () => {
    const { user } = openGuide({ query: `?step=tireType&size=205/55R16&storeNumber=${STORE}` });
    await goToNextQuestion(user);
    expect(screen.getByText(TYPE_TEXTS.missing)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: new RegExp(TYPE_LABELS.winter) }));
    await goToNextQuestion(user);
    await user.click(screen.getByRole('button', { name: GUIDE_LABELS.showTires }));
    expect(screen.getByText(PRIORITIES_TEXTS.missing)).toBeVisible();
  });

  test('scrolls to the message each time an answer is missing [TDG-1]', async () => {
    const { user } = openGuide({
      query: `?step=priorities&size=205/55R16&storeNumber=${STORE}&tireType=winter`,
    });
    for (const times of [1, 2]) {
      await user.click(screen.getByRole('button', { name: GUIDE_LABELS.showTires }));
      expect(screen.getByText(PRIORITIES_TEXTS.missing)).toBeVisible();
      expect(scrolled.mock.contexts).toEqual(Array(times).fill(screen.getByRole('alert')));
    }
  });

  const QUERY = `?step=priorities&size=205/55R16&storeNumber=${STORE}&tireType=winter`;
  const getBox = (name: Priority) =>
    screen.getByRole('checkbox', { name: new RegExp(PRIORITY_LABELS[name]) });
  const getMove = (name: string) => screen.getByRole('button', { name: `Move ${name}` });

  test('accepts up to three priorities, in the selected order [TDG-1]', async () => {
    const { user } = openGuide({ query: QUERY });
    for (const name of ['price', 'wet', 'snow', 'quiet'] as const) await user.click(getBox(name));
    expect(screen.getByText(PRIORITIES_TEXTS.full({ limit: 3 }))).toBeVisible();
    expect(getBox('quiet')).not.toBeChecked();
    await user.click(getMove('Snow up'));
    await user.click(getMove('Low price down'));
    await user.click(screen.getByRole('button', { name: GUIDE_LABELS.showTires }));
    expect(getQuery().get('priorities')).toBe('snow,price,wet');
  });

  test('announces and shows each refusal of a fourth priority [TDG-1]', async () => {
    const { user } = openGuide({ query: `${QUERY}&priorities=price,wet,snow` });
    await user.click(getBox('quiet'));
    const first = screen.getByText(PRIORITIES_TEXTS.full({ limit: 3 }));
    expect(screen.getByRole('alert')).toContainElement(first);
    await user.click(getBox('fuel'));
    const second = screen.getByText(PRIORITIES_TEXTS.full({ limit: 3 }));
    // Screen readers announce an alert again only if its content is new.
    expect(second).not.toBe(first);
    expect(screen.getByRole('alert')).toContainElement(second);
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  test('keeps the focus on the button that moves a priority, and announces each new rank once [TDG-1]', async () => {
    const { user } = openGuide({ query: `${QUERY}&priorities=price,wet,snow` });
    const ranks = () =>
      screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);
    const moves: readonly (readonly [pressed: string, focused: string, announced: string])[] = [
      ['Snow up', 'Snow up', 'Snow is number 2 of 3.'],
      // The button can't be used any more at the end of the list.
      ['Snow up', 'Snow down', 'Snow is number 1 of 3.'],
      ['Snow down', 'Snow down', 'Snow is number 2 of 3.'],
      ['Snow down', 'Snow up', 'Snow is number 3 of 3.'],
    ];
    for (const [pressed, focused, announced] of moves) {
      getMove(pressed).focus();
      await user.keyboard('{Enter}');
      expect(getMove(focused)).toHaveFocus();
      expect(ranks()).toEqual([announced]);
    }
    expect(getMove('Snow down')).toHaveAttribute('aria-disabled', 'true');
    await user.click(getMove('Snow down'));
    expect(getQuery().get('priorities')).toBe('price,wet,snow');
    await user.click(getBox('price'));
    expect(ranks()).toEqual([]);
  });

  test('offers to move a priority only if there is another one [TDG-1]', () => {
    openGuide({ query: `${QUERY}&priorities=price` });
    expect(screen.getByRole('list')).toHaveTextContent(/^1 ?Low price$/);
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
  });
});

describe('answers', () => {
  test('keeps answers when the visitor goes back, on the page or in the history [TDG-1]', async () => {
    const { user } = openGuide({ query: ALL_ANSWERS });
    await findCards();
    expect(
      screen.getByRole('button', { name: `${GUIDE_LABELS.change} ${QUESTION_TITLES.tireType}` })
        .parentElement,
    ).toHaveTextContent(RESULT_TEXTS.anyType);
    await user.click(
      screen.getByRole('button', { name: `${GUIDE_LABELS.change} ${QUESTION_TITLES.priorities}` }),
    );
    expect(screen.getByRole('checkbox', { name: new RegExp(PRIORITY_LABELS.wet) })).toBeChecked();
    await user.click(screen.getByRole('button', { name: GUIDE_LABELS.back }));
    expect(screen.getByRole('radio', { name: new RegExp(TYPE_LABELS.notSure) })).toBeChecked();
    act(() => {
      history.replaceState(null, '', `/tires/guide/${ALL_ANSWERS}`);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await findCards()).toHaveLength(3);
  });

  test("keeps answers that weren't submitted when the visitor clicks the page's Back button [TDG-1]", async () => {
    const { user } = openGuide({
      query: `?step=priorities&size=205/55R16&storeNumber=${STORE}&tireType=winter`,
    });
    const getBox = () => screen.getByRole('checkbox', { name: new RegExp(PRIORITY_LABELS.wet) });
    const getType = () => screen.getByRole('radio', { name: new RegExp(TYPE_LABELS.allTerrain) });
    await user.click(getBox());
    await user.click(screen.getByRole('button', { name: GUIDE_LABELS.back }));
    await user.click(getType());
    await user.click(screen.getByRole('button', { name: GUIDE_LABELS.back }));
    expect(getHeading()).toHaveTextContent(QUESTION_TITLES.store);
    await goToNextQuestion(user);
    expect(getType()).toBeChecked();
    await goToNextQuestion(user);
    expect(getBox()).toBeChecked();
  });
});

test("shows the answers of the previous question after the browser's Back [TDG-1]", async () => {
  const { user } = openGuide({
    query: `?step=tireType&size=205/55R16&storeNumber=${STORE}`,
  });
  await user.click(screen.getByRole('radio', { name: new RegExp(TYPE_LABELS.winter) }));
  await goToNextQuestion(user);
  expect(getHeading()).toHaveTextContent(QUESTION_TITLES.priorities);
  act(() => history.back());
  await waitFor(() => expect(getHeading()).toHaveTextContent(QUESTION_TITLES.tireType));
  expect(screen.getByRole('radio', { name: new RegExp(TYPE_LABELS.winter) })).toBeChecked();
});

test("doesn't change the URL when it opens [TDG-1]", () => {
  openGuide({ query: '?utm_source=mail' });
  expect(getHeading()).toHaveTextContent(QUESTION_TITLES.vehicle);
  expect(location.search).toBe('?utm_source=mail');
});

test("keeps answers that weren't submitted after the browser's Back, also in the URL [TDG-1]", async () => {
  const { user } = openGuide({ query: `?step=tireType&size=205/55R16&storeNumber=${STORE}` });
  await user.click(screen.getByRole('radio', { name: new RegExp(TYPE_LABELS.winter) }));
  await goToNextQuestion(user);
  const getBox = () => screen.getByRole('checkbox', { name: new RegExp(PRIORITY_LABELS.wet) });
  await user.click(getBox());
  act(() => history.back());
  await waitFor(() => expect(getHeading()).toHaveTextContent(QUESTION_TITLES.tireType));
  expect(location.search).toContain('priorities=wet');
  await goToNextQuestion(user);
  expect(getBox()).toBeChecked();
});
