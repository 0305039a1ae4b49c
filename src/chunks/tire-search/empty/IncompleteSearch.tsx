import { useEffect } from 'react';
import { SIZE_TIRES_PAGE } from '../../../site/tire-urls';
import { CmsContent } from '../../../ui/loading/CmsContent';
import type { TireSearch } from '../search-query';
import { EMPTY_LABELS, INCOMPLETE } from './messages';

interface IncompleteSearchProps {
  type: TireSearch['type'];
  cms: readonly ChildNode[];
}

/** Opens the `<details>` that the CMS may have put around the search form. */
const openSearchForm = (): void => {
  document.querySelector('.bsro-tire-search-form')?.closest('details')?.setAttribute('open', '');
};

/**
 * Says what the search lacks, unless the CMS already says so, and opens the search form. A vehicle without a trim can
 * only be searched for by the size of its tires.
 */
export function IncompleteSearch({ type, cms }: IncompleteSearchProps) {
  useEffect(openSearchForm, []);
  const isInCms = cms.some(({ textContent }) => textContent?.includes(INCOMPLETE[type]));
  const message = isInCms ? (
    <CmsContent nodes={cms} />
  ) : (
    <p className="bsro-tire-results__incomplete">{INCOMPLETE[type]}</p>
  );
  return (
    <>
      {message}
      {type === 'vehicle' && (
        <p className="bsro-tire-results__links">
          <a className="bsro-button" href={SIZE_TIRES_PAGE}>
            {EMPTY_LABELS.bySize}
          </a>
        </p>
      )}
      {!isInCms && <CmsContent nodes={cms} />}
    </>
  );
}
