import { useId, useLayoutEffect, useRef, useState } from 'react';
import { readQuery } from '../../browser/url-state';
import type { TireSearchFormAttributes } from '../../mounts/placeholders/tire-search-form';
import type { RootProps } from '../../mounts/schema/placeholder';
import { isPage } from '../../site/pages';
import { SIZE_TIRES_PAGE, VEHICLE_TIRES_PAGE } from '../../site/tire-urls';
import { readHiddenFields } from '../../ui/cms-form/HiddenFields';
import { RadioField } from '../../ui/form/RadioField';
import { CmsContent } from '../../ui/loading/CmsContent';
import { findPanels } from './cms-forms';
import type { CmsPanels } from './cms-forms';
import { GarageLinks } from './GarageLinks';
import { SEARCH_LABELS } from './messages';
import { savedSearchType, SEARCH_TYPES } from './search-type';
import type { SearchType } from './search-type';
import { SizeForm } from './SizeForm';
import './tire-search-form.css';

/**
 * Shows or hides a panel: one of the placeholder's child elements that contain a form. Keeps a `<details>` open
 * and hides its summary, which the choice between the forms replaces.
 */
const usePanel = (panel: HTMLElement, isShown: boolean): void => {
  useLayoutEffect(() => {
    const summary = panel instanceof HTMLDetailsElement && panel.querySelector('summary');
    if (!summary) return undefined;
    const isOpen = panel.hasAttribute('open');
    // Of several `<details>` with the same name, only one can be open.
    const name = panel.getAttribute('name');
    summary.hidden = true;
    panel.removeAttribute('name');
    panel.setAttribute('open', '');
    return () => {
      summary.hidden = false;
      panel.toggleAttribute('open', isOpen);
      if (name !== null) panel.setAttribute('name', name);
    };
  }, [panel]);
  useLayoutEffect(() => {
    panel.toggleAttribute('hidden', !isShown);
    return () => panel.removeAttribute('hidden');
  }, [panel, isShown]);
};

const getSearchedType = (): SearchType | undefined => {
  const query = readQuery();
  const { pathname } = location;
  if (query.has('cs') || isPage(pathname, SIZE_TIRES_PAGE)) return 'size';
  return query.has('year') || isPage(pathname, VEHICLE_TIRES_PAGE) ? 'vehicle' : undefined;
};

/** Returns the form whose `<details>` the visitor has opened before the code loaded, instead of the default one. */
const getOpenedType = (panels: CmsPanels, initial: SearchType): SearchType | undefined => {
  const isClosed = (type: SearchType): boolean =>
    panels[type].panel instanceof HTMLDetailsElement && !panels[type].panel.hasAttribute('open');
  return isClosed(initial) ? SEARCH_TYPES.find((type) => !isClosed(type)) : undefined;
};

/**
 * Radio buttons that choose between the CMS's vehicle form and size form, and links to the tires of the garage's
 * vehicles above them (SRCH-5). The CMS's HTML stays, except that a form with one field replaces the size form. A
 * nested placeholder replaces the vehicle form.
 */
export default function TireSearchForm({
  attributes,
  element,
  cms,
}: RootProps<TireSearchFormAttributes>) {
  const id = useId();
  const [{ vehicle, size }] = useState(() => findPanels(cms));
  const [hiddenFields] = useState(() => readHiddenFields(vehicle.form));
  // Read before the first render moves the CMS's nodes.
  const [{ focused, isInSizeForm }] = useState(() => ({
    focused: document.activeElement,
    isInSizeForm: size.form.contains(document.activeElement),
  }));
  const [selected, setSelected] = useState<SearchType>(
    () =>
      SEARCH_TYPES.find((type) => ({ vehicle, size })[type].panel.contains(focused)) ??
      getOpenedType({ vehicle, size }, attributes.default) ??
      getSearchedType() ??
      savedSearchType.read() ??
      attributes.default,
  );
  const sizeField = useRef<HTMLInputElement>(null);

  usePanel(vehicle.panel, selected === 'vehicle');
  // A form without an element around it stays hidden, because the other one replaces it.
  usePanel(size.panel, selected === 'size' && size.panel !== size.form);
  useLayoutEffect(() => {
    const options = { preventScroll: true };
    if (isInSizeForm) sizeField.current?.focus(options);
    // It was on a summary that is hidden now.
    else if (focused?.closest('[hidden]') && element.contains(focused)) {
      element.querySelector<HTMLElement>('[type="radio"]:checked')?.focus(options);
    }
  }, [element, focused, isInSizeForm]);

  return (
    <>
      <GarageLinks action={vehicle.form.getAttribute('action') ?? ''} hiddenFields={hiddenFields} />
      <div className="bsro-tire-search-form__choice">
        <RadioField
          id={id}
          name={id}
          label={SEARCH_LABELS.searchBy}
          value={selected}
          options={SEARCH_TYPES.map((type) => ({ value: type, label: SEARCH_LABELS[type] }))}
          onChange={(type) => {
            setSelected(type);
            savedSearchType.save(type);
          }}
          isBoxed
        />
      </div>
      <div onSubmit={() => savedSearchType.save(selected)}>
        <CmsContent nodes={cms} />
        <SizeForm cmsForm={size.form} isShown={selected === 'size'} field={sizeField} />
      </div>
    </>
  );
}
