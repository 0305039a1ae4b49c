import { keepFocus, releaseFocus } from '../../browser/keep-focus';
import { goTo } from '../../browser/navigation';
import { getVehicleTiresUrl } from '../../site/vehicle-tires-url';
import type { AppStore } from '../../store';
import { selectCurrentVehicle, selectGarage } from '../../store/garage/garage-selectors';
import { chooseSearchedVehicle } from '../../store/garage/choose-vehicle';
import { syncSavedVehicles } from '../../store/garage/sync-saved-vehicles';
import { createElement } from '../../ui/html/create-element';
import { isBusy, setBusy } from '../../ui/loading/aria-busy';
import { isSelectable } from '../../domain/vehicles/vehicle';
import { formatVehicleWithTrim } from '../../domain/vehicles/vehicle-name';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { GARAGE_LABEL, getVehicleTiresLabel } from './messages';
import { rememberSearchType } from './search-type';

/** Maximum number of links above the forms. */
const MAX_LINKS = 3;

/** The list of links to the tires of the garage's vehicles. */
export interface GarageLinks {
  readonly list: HTMLElement;
  readonly stop: () => void;
}

/** Returns the vehicles that a search can find tires for, the current one first. */
const getSearchableVehicles = (store: AppStore): readonly Vehicle[] => {
  const state = store.getState();
  const current = selectCurrentVehicle(state);
  const others = (selectGarage(state) ?? []).filter((vehicle) => vehicle !== current);
  return [...(current ? [current] : []), ...others]
    .filter((vehicle) => isSelectable(vehicle) && vehicle.trim)
    .slice(0, MAX_LINKS);
};

/**
 * Creates links to the tires of the vehicles in the garage of a visitor or driver, with the current vehicle
 * first (SRCH-5). A link makes its vehicle the current one.
 * @param action the URL of the search by vehicle, without a query
 */
export const createGarageLinks = (store: AppStore, action: string): GarageLinks => {
  const list = createElement('ul', { className: 'bsro-tire-search-form__garage', hidden: true });
  list.setAttribute('aria-label', GARAGE_LABEL);
  let shown: readonly Vehicle[] = [];

  const createLink = (vehicle: Vehicle): HTMLElement => {
    const href = getVehicleTiresUrl(vehicle, action);
    const name = formatVehicleWithTrim(vehicle);
    const link = createElement(
      'a',
      { className: 'bsro-button bsro-tire-search-form__vehicle', href },
      getVehicleTiresLabel(name),
    );
    link.addEventListener('click', (event) => {
      rememberSearchType('vehicle');
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (selectCurrentVehicle(store.getState()) === vehicle) return;
      event.preventDefault();
      if (isBusy(link)) return;
      setBusy(link, true);
      void store.dispatch(chooseSearchedVehicle(vehicle)).then(() => {
        setBusy(link, false);
        goTo(href);
      });
    });
    return createElement('li', {}, link);
  };

  const show = (): void => {
    const vehicles = getSearchableVehicles(store);
    const isSame =
      vehicles.length === shown.length &&
      vehicles.every((vehicle, index) => vehicle === shown[index]);
    // While a vehicle is being selected, the links stay until its search opens.
    if (isSame || list.querySelector('[aria-busy]')) return;
    shown = vehicles;
    list.replaceChildren(...vehicles.map(createLink));
    list.hidden = vehicles.length === 0;
  };

  keepFocus(list);
  const unsubscribes = [store.subscribe(show), syncSavedVehicles(store)];
  show();
  return {
    list,
    stop() {
      releaseFocus(list);
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
};
