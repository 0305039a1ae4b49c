import { useEffect, useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { PlaceholderError } from '../../browser/author-errors';
import type { MyStoreAttributes } from '../../mounts/placeholders/my-store';
import type { RootProps } from '../../mounts/schema/placeholder';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  selectClosestStore,
  selectClosestStoreNumber,
  selectHasLocalStore,
  selectIsStoreSelected,
  urlStoreSettled,
} from '../../store/meta/meta-slice';
import { CmsElement, findCmsElement, renderCmsNodes } from '../../ui/cms/CmsElement';
import { useLazy } from '../../ui/loading/useLazy';
import { LABELS } from './messages';
import { StoreButton } from './StoreButton';
import { OPEN_STATE_LIFETIME_MS, usePanel } from './usePanel';

const loadStart = () =>
  import(/* webpackChunkName: "my-store-start" */ '../../store/my-store/start-my-store');

const showZipForm = (): void => document.body.classList.add('ask-for-zip');

/** Selects a store automatically, and follows the saved store in this and other tabs. */
const useStart = (visitorId: string | undefined): void => {
  const dispatch = useAppDispatch();
  const { status, module, request } = useLazy(loadStart, 'my-store');
  useEffect(() => request(), [request]);
  useEffect(() => {
    if (status === 'failed') dispatch(urlStoreSettled());
  }, [status, dispatch]);
  useEffect(
    () => module && dispatch(module.startMyStore({ visitorId, showZipForm })),
    [module, visitorId, dispatch],
  );
};

/** Shows in the body's classes whether the visitor has a local store (MYST-4). */
const useBodyClasses = (hasStore: boolean, isSelected: boolean): void => {
  useLayoutEffect(() => {
    const { classList } = document.body;
    classList.toggle('has-local-store', hasStore);
    classList.toggle('no-local-store', !hasStore);
    if (isSelected) classList.remove('ask-for-zip');
  }, [hasStore, isSelected]);
  useLayoutEffect(
    () => () => document.body.classList.remove('has-local-store', 'no-local-store', 'ask-for-zip'),
    [],
  );
};

const findParts = (cms: readonly ChildNode[]) => {
  const link = findCmsElement(cms, 'a');
  if (!link) {
    throw new PlaceholderError('there is no link: write <a href="/locate/display-map/">…</a>');
  }
  return {
    link,
    label: link.querySelector('.my-store__name') ?? link,
    change: link.querySelector('.my-store__change'),
    openState: findCmsElement(cms, '.open-state'),
  };
};

/**
 * The CMS's HTML with the store that sets the prices, also one that the server has guessed: its link becomes a button,
 * labeled with the store's name, that toggles a panel (MYST-7), and its open state follows the time (HOURS-4).
 */
export default function MyStore({
  attributes: { storeNumber: renderedNumber, visitorId },
  element,
  cms,
}: RootProps<MyStoreAttributes>) {
  const [{ link, label, change, openState }] = useState(() => findParts(cms));
  const hasStore = useAppSelector(selectHasLocalStore);
  const store = useAppSelector(selectClosestStore);
  const isSelected = useAppSelector(selectIsStoreSelected);
  const isRendered = useAppSelector(selectClosestStoreNumber) === renderedNumber;
  const { module, hasFailed, panelProps, ...button } = usePanel(
    element,
    openState && (isRendered ? OPEN_STATE_LIFETIME_MS : 0),
  );
  useBodyClasses(hasStore, isSelected);
  useStart(visitorId);

  const name = store ? store.storeName || store.city : undefined;
  const text = name || (hasStore ? LABELS.mine : LABELS.find);
  const hasChange = isRendered ? renderedNumber !== undefined : text !== LABELS.find;

  const renderOpenState = (cmsState: Element): ReactNode => {
    const rendered = (
      <CmsElement element={cmsState} hidden={!isRendered}>
        {renderCmsNodes(cmsState.childNodes)}
      </CmsElement>
    );
    return module && store ? (
      <module.HeaderOpenState store={store} element={cmsState}>
        {rendered}
      </module.HeaderOpenState>
    ) : (
      rendered
    );
  };
  /** Renders the label in an element of its own, because a translator replaces text nodes. */
  const renderLabel = (): ReactNode => {
    const content = isRendered ? renderCmsNodes(label.childNodes, replace) : text;
    return label === link ? <span key={isRendered ? 'cms' : text}>{content}</span> : content;
  };
  const replace = (part: Element): ReactNode => {
    if (part === openState) return renderOpenState(part);
    if (part === change) return hasChange ? undefined : null;
    if (part === link) {
      return (
        <StoreButton element={link} isLink={hasFailed} {...button}>
          {label === link ? renderLabel() : renderCmsNodes(link.childNodes, replace)}
          {hasChange && !change && (
            <>
              {' '}
              <span className="my-store__change">{LABELS.change}</span>
            </>
          )}
        </StoreButton>
      );
    }
    return part === label ? (
      <CmsElement key={isRendered ? 'cms' : text} element={label}>
        {renderLabel()}
      </CmsElement>
    ) : undefined;
  };

  return (
    <>
      {renderCmsNodes(cms, replace)}
      <span className="bsro-my-store__status" role="status">
        {hasFailed && LABELS.notOpened}
      </span>
      {module && <module.StorePanel {...panelProps} store={store} isDefault={!hasStore} />}
    </>
  );
}
