import { keepFocus, releaseFocus } from '../../browser/keep-focus';
import { goTo } from '../../browser/navigation';
import type { VehicleSelectorAttributes } from '../../mounts/placeholders/vehicle-selector';
import type { RootProps } from '../../mounts/schema/placeholder';
import { isPage } from '../../site/pages';
import { SIZE_TIRES_PAGE } from '../../site/size-tires-url';
import { VEHICLE_TIRES_PAGE } from '../../site/vehicle-tires-url';
import { getReduxStore } from '../../store';
import { selectCurrentVehicle } from '../../store/garage/garage-selectors';
import { chooseSearchedVehicle, chooseVehicle } from '../../store/garage/choose-vehicle';
import { syncSavedVehicles } from '../../store/garage/sync-saved-vehicles';
import {
  createVehicleListRequests,
  getVehicleLists,
  narrowChoice,
} from '../../store/garage/vehicle-lists';
import { createElement } from '../../ui/html/create-element';
import { createStatus } from '../../ui/html/create-status';
import { setText } from '../../ui/html/set-text';
import {
  LEVELS,
  getSelectedVehicle,
  toVehicleChoice,
  updateChoice,
} from '../../domain/vehicles/choice';
import type { VehicleChoice } from '../../domain/vehicles/choice';
import { INCOMPLETE_VEHICLE, isSelectable } from '../../domain/vehicles/vehicle';
import { formatVehicleName } from '../../domain/vehicles/vehicle-name';
import { readCmsForm } from './cms-form';
import { getVehicleSelectedMessage } from './messages';
import { createVehicleFields, hasTrims } from './vehicle-fields';
import '../../ui/styles/button.css';
import './vehicle-selector.css';

let selectorCount = 0;

/**
 * Replaces the CMS's form with linked selects for year, make, model, and trim (VEH-1). A submit makes the
 * selected vehicle the current one, and then submits the same fields to the CMS form's action, if it has
 * one. A vehicle without a trim leads to the search by size instead of the search by vehicle. The selector
 * doesn't use React, so that the first screen of a page doesn't load React
 * (docs/decisions/020-load-on-first-use.md).
 */
export default function enhance({
  attributes: { vehicleType },
  element,
  cms,
}: RootProps<VehicleSelectorAttributes>): () => void {
  const store = getReduxStore();
  selectorCount += 1;
  const prefix = `bsro-vehicle-${selectorCount}`;
  const { action, label, choice: cmsChoice, getId } = readCmsForm(cms);
  let selected: VehicleChoice | undefined;
  let hasFailedSubmit = false;
  let isBusy = false;

  const problem = createElement('p', { className: 'bsro-vehicle-selector__problem' });
  problem.setAttribute('role', 'alert');
  const message = createStatus('p', 'bsro-vehicle-selector__message');
  const button = createElement(
    'button',
    {
      type: 'submit',
      className: 'bsro-button bsro-button--primary bsro-vehicle-selector__submit',
    },
    label,
  );
  const requests = createVehicleListRequests(vehicleType);
  const fields = createVehicleFields({
    // The same IDs let `keepFocus` find the control that replaces the focused one.
    getFieldId: (name) => getId(name) ?? `${prefix}-${name}`,
    onChange(name, value) {
      selected = updateChoice(getChoice(), name, value);
      setMessage('none', '');
      update();
    },
    onRetry(level) {
      requests.reset(level, getChoice());
    },
  });
  const form = createElement(
    'form',
    { className: 'bsro-vehicle-selector__form', method: 'get', noValidate: true },
    problem,
    createElement('div', { className: 'bsro-vehicle-selector__row' }, fields.root, button),
    message,
  );
  if (action !== undefined) form.setAttribute('action', action);

  const getInitialChoice = (): VehicleChoice =>
    cmsChoice.year
      ? cmsChoice
      : toVehicleChoice(selectCurrentVehicle(store.getState()) ?? undefined);
  const getChoice = (): VehicleChoice => selected ?? getInitialChoice();
  const setMessage = (type: 'none' | 'done' | 'problem', text: string): void => {
    message.className = `bsro-vehicle-selector__message bsro-vehicle-selector__message--${type}`;
    message.textContent = text;
  };
  const setBusy = (busy: boolean): void => {
    isBusy = busy;
    button.setAttribute('aria-busy', String(busy));
    button.setAttribute('aria-disabled', String(busy));
  };
  const getLists = (choice: VehicleChoice) =>
    getVehicleLists(
      requests.getResponses(),
      choice,
      cmsChoice.year ? undefined : getInitialChoice(),
    );
  const findMissingField = (choice: VehicleChoice) => {
    const last = hasTrims(getLists(choice).trim) ? 'trim' : 'engine';
    return ([...LEVELS.slice(0, -1), last] as const).find((name) => !choice[name].trim());
  };
  const update = (): void => {
    const choice = getChoice();
    requests.request(choice);
    const lists = getLists(choice);
    const narrowed = narrowChoice(choice, lists);
    if (narrowed !== choice) {
      selected = narrowed;
      update();
      return;
    }
    const shouldShowError = hasFailedSubmit && !isSelectable(getSelectedVehicle(choice));
    const text = shouldShowError ? INCOMPLETE_VEHICLE : '';
    setText(problem, text);
    fields.show({ choice, lists, invalid: shouldShowError ? findMissingField(choice) : undefined });
  };
  const submit = async (): Promise<void> => {
    if (isBusy) return;
    const vehicle = getSelectedVehicle(getChoice());
    if (!isSelectable(vehicle)) {
      hasFailedSubmit = true;
      update();
      fields.focus(findMissingField(getChoice()) ?? 'year');
      return;
    }
    setBusy(true);
    if (action !== undefined) {
      await store.dispatch(chooseSearchedVehicle(vehicle, vehicleType));
      // The search by vehicle needs a trim.
      if (!vehicle.trim && isPage(new URL(form.action).pathname, VEHICLE_TIRES_PAGE)) {
        goTo(SIZE_TIRES_PAGE);
      } else form.submit();
    } else {
      const change = await store.dispatch(chooseVehicle(vehicle, vehicleType));
      if ('problem' in change) setMessage('problem', change.problem);
      else setMessage('done', getVehicleSelectedMessage(formatVehicleName(vehicle)));
    }
    setBusy(false);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  setBusy(false);
  setMessage('none', '');
  let current = selectCurrentVehicle(store.getState());
  const cleanups = [
    store.subscribe(() => {
      const previous = current;
      current = selectCurrentVehicle(store.getState());
      if (current !== previous) update();
    }),
    syncSavedVehicles(store),
    requests.subscribe(update),
  ];
  update();
  keepFocus(element);
  element.replaceChildren(form);

  return () => {
    for (const cleanUp of cleanups) cleanUp();
    element.replaceChildren(...cms);
    releaseFocus(element);
  };
}
