import { useEffect } from 'react';
import { CmsContent } from '../../../ui/loading/CmsContent';
import type { TireSearch } from '../search-query';
import { INCOMPLETE } from './messages';

interface IncompleteSearchProps {
  type: TireSearch['type'];
  cms: readonly ChildNode[];
}

/** Opens the form for another search, which the CMS may have put into a `<details>`. */
const openSearchForm = (): void => {
  document.querySelector('.tire-search-form')?.closest('details')?.setAttribute('open', '');
};

/** Says what the search lacks, unless the CMS has said so, and opens the form for it. */
export function IncompleteSearch({ type, cms }: IncompleteSearchProps) {
  useEffect(openSearchForm, []);
  const isSaid = cms.some(({ textContent }) => textContent?.includes(INCOMPLETE[type]));
  return (
    <>
      {!isSaid && <p className="bsro-tire-search__incomplete">{INCOMPLETE[type]}</p>}
      <CmsContent nodes={cms} />
    </>
  );
}
