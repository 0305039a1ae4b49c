import { useEffect } from 'react';
import { CmsContent } from '../../../ui/loading/CmsContent';
import type { TireSearch } from '../search-query';
import { INCOMPLETE } from './messages';

interface IncompleteSearchProps {
  type: TireSearch['type'];
  cms: readonly ChildNode[];
}

/** Opens the `<details>` that the CMS may have put around the search form. */
const openSearchForm = (): void => {
  document.querySelector('.tire-search-form')?.closest('details')?.setAttribute('open', '');
};

/** Says what the search lacks, unless the CMS already says so, and opens the search form. */
export function IncompleteSearch({ type, cms }: IncompleteSearchProps) {
  useEffect(openSearchForm, []);
  const isInCms = cms.some(({ textContent }) => textContent?.includes(INCOMPLETE[type]));
  return (
    <>
      {!isInCms && <p className="bsro-tire-search__incomplete">{INCOMPLETE[type]}</p>}
      <CmsContent nodes={cms} />
    </>
  );
}
