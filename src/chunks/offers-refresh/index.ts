import type { OffersRefreshAttributes } from '../../mounts/placeholders/offers-refresh';
import type { RootProps } from '../../mounts/schema/placeholder';
import { isPage, PAGES } from '../../site/pages';
import { isSelectable } from '../../domain/vehicles/vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { getVehicleTiresUrl } from '../../site/tire-urls';
import { selectCurrentVehicle, syncVehicles } from '../../store/garage/garage-selectors';
import { getReduxStore } from '../../store';
import { selectMyStore } from '../../store/meta/meta-slice';
import { defineTexts } from '../../language/define-texts';

const TEXTS = defineTexts('offersRefresh', { atStore: 'At {store}' });

const isAppointmentLink = ({ pathname, origin }: HTMLAnchorElement): boolean =>
  origin === location.origin && isPage(pathname, PAGES.scheduleAppointment);

const addStoreNumber = (href: string, storeNumber: string | undefined): string => {
  const url = new URL(href, document.baseURI);
  if (storeNumber === undefined) return href;
  url.searchParams.set('storeNumber', storeNumber);
  return url.pathname + url.search + url.hash;
};

/** Returns the URL of the tires that an offer's link asks the vehicle for; the link's own if the vehicle isn't known. */
const addVehicle = (href: string, vehicle: Vehicle | null): string =>
  vehicle && isSelectable(vehicle) && vehicle.trim
    ? `${getVehicleTiresUrl(vehicle)}&${new URL(href, document.baseURI).searchParams}`
    : href;

/**
 * Updates offers for my store (OFFR-6): adds its number to appointment links, and shows its name in elements with
 * `data-offers-store`. Leads links with `data-offers-tires` to the tires for the current vehicle. Restores the links and
 * the elements while there is no store, or no vehicle.
 */
export default function enhance({ element }: RootProps<OffersRefreshAttributes>): () => void {
  const reduxStore = getReduxStore();
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[href]')]
    .filter(isAppointmentLink)
    .map((link): [HTMLAnchorElement, string] => [link, link.getAttribute('href') ?? '']);
  const names = [...element.querySelectorAll('[data-offers-store]')].map(
    (name): [Element, ChildNode[]] => [name, [...name.childNodes]],
  );
  const tireLinks = [...element.querySelectorAll<HTMLAnchorElement>('a[data-offers-tires]')].map(
    (link): [HTMLAnchorElement, string] => [link, link.getAttribute('href') ?? ''],
  );
  let shown: string | undefined;
  let shownVehicle: Vehicle | null = null;

  const show = (storeNumber: string | undefined, storeName = ''): void => {
    if (storeNumber === shown) return;
    shown = storeNumber;
    for (const [link, href] of links) link.setAttribute('href', addStoreNumber(href, storeNumber));
    for (const [name, cms] of names) {
      name.replaceChildren(
        ...(storeNumber === undefined ? cms : [TEXTS.atStore({ store: storeName })]),
      );
    }
  };
  const showVehicle = (vehicle: Vehicle | null): void => {
    if (vehicle === shownVehicle) return;
    shownVehicle = vehicle;
    for (const [link, href] of tireLinks) link.setAttribute('href', addVehicle(href, vehicle));
  };
  const refresh = (): void => {
    const state = reduxStore.getState();
    const myStore = selectMyStore(state);
    show(myStore?.storeNumber, myStore?.storeName);
    showVehicle(selectCurrentVehicle(state));
  };
  if (tireLinks.length > 0) reduxStore.dispatch(syncVehicles());
  refresh();
  const stop = reduxStore.subscribe(refresh);
  return () => {
    stop();
    show(undefined);
    showVehicle(null);
  };
}
