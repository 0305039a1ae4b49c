import { readQuery } from '../../browser/url-state';
import type { TireSearchFormAttributes } from '../../mounts/placeholders/tire-search-form';
import type { RootProps } from '../../mounts/schema/placeholder';
import { isPage } from '../../site/pages';
import { SIZE_TIRES_PAGE } from '../../site/size-tires-url';
import { VEHICLE_TIRES_PAGE } from '../../site/vehicle-tires-url';
import { getReduxStore } from '../../store';
import { findPanels } from './cms-forms';
import type { CmsPanels } from './cms-forms';
import { createGarageLinks } from './garage-links';
import { controlPanel } from './panel';
import { createSearchChoice } from './search-choice';
import { readSearchType, rememberSearchType, SEARCH_TYPES } from './search-type';
import type { SearchType } from './search-type';
import { replaceSizeForm } from './size-entry';
import '../../ui/styles/button.css';
import './tire-search-form.css';

/** Returns the type of the search in the page's URL, if any. */
const getSearchedType = (): SearchType | undefined => {
  const query = readQuery();
  const { pathname } = location;
  if (query.has('cs') || isPage(pathname, SIZE_TIRES_PAGE)) return 'size';
  return query.has('year') || isPage(pathname, VEHICLE_TIRES_PAGE) ? 'vehicle' : undefined;
};

/** Returns the type of the form that has the focus, if any. */
const getFocusedType = (panels: CmsPanels): SearchType | undefined =>
  SEARCH_TYPES.find((type) => panels[type].panel.contains(document.activeElement));

let formCount = 0;

/**
 * Adds radio buttons that choose between the CMS's vehicle form and size form, replaces the size form with
 * a form that has one field, and lists the garage's vehicles above them (SRCH-5). A nested placeholder
 * enhances the vehicle form.
 */
export default function enhance({
  attributes,
  element,
}: RootProps<TireSearchFormAttributes>): () => void {
  const panels = findPanels(element);
  const hadFocus = element.contains(document.activeElement);
  formCount += 1;
  const id = `bsro-tire-search-form-${formCount}`;
  let selected =
    getFocusedType(panels) ?? getSearchedType() ?? readSearchType() ?? attributes.default;

  const garage = createGarageLinks(
    getReduxStore(),
    panels.vehicle.form.getAttribute('action') ?? '',
  );
  const panelControls = {
    vehicle: controlPanel(panels.vehicle.panel),
    size: controlPanel(panels.size.panel),
  };
  const restoreSizeForm = replaceSizeForm(panels.size.form, `${id}-size`);
  const show = (): void => {
    for (const type of SEARCH_TYPES) panelControls[type].show(type === selected);
  };
  const choice = createSearchChoice(selected, `${id}-type`, (type) => {
    selected = type;
    rememberSearchType(type);
    show();
  });
  const controller = new AbortController();
  element.addEventListener('submit', () => rememberSearchType(selected), {
    signal: controller.signal,
  });
  element.prepend(garage.list, choice);
  show();
  // The focus was on a summary that is hidden now.
  if (hadFocus && document.activeElement?.closest('[hidden]'))
    choice.querySelector<HTMLElement>(':checked')?.focus({ preventScroll: true });

  return () => {
    controller.abort();
    garage.stop();
    garage.list.remove();
    choice.remove();
    restoreSizeForm();
    for (const type of SEARCH_TYPES) panelControls[type].restore();
  };
}
