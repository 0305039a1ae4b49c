import { useState } from 'react';
import type { CSSProperties } from 'react';
import { track } from '../../../analytics/track';
import { Icon } from '../../../ui/icon/Icon';
import { CHECK, LINK } from '../../../ui/icon/shapes';
import { COMPARISON_TEXTS } from '../messages';
import { isPage } from '../../../site/pages';
import { SIZE_TIRES_PAGE, VEHICLE_TIRES_PAGE } from '../../../site/tire-urls';
import { formatComparisonHash } from '../../../domain/tires/comparison-hash';

/** The search parameters of each results page (SRCH-5). */
const SEARCH_PARAMETERS: readonly (readonly [page: string, names: readonly string[]])[] = [
  [SIZE_TIRES_PAGE, ['cs', 'ar', 'rs', 'rearCs', 'rearAr', 'rearRs']],
  [VEHICLE_TIRES_PAGE, ['year', 'make', 'model', 'trim']],
];

/**
 * Creates a URL that opens a comparison on the same page. Keeps only the search parameters of a results
 * page, because other parameters may contain the visitor's quote, vehicle, zip code, or store.
 */
const createShareLink = (pageUrl: string, ids: readonly string[]): string => {
  const { origin, pathname, searchParams } = new URL(pageUrl);
  const [, names = []] = SEARCH_PARAMETERS.find(([page]) => isPage(pathname, page)) ?? [];
  const search = new URLSearchParams([...searchParams].filter(([name]) => names.includes(name)));
  const query = `${search}`;
  return `${origin}${pathname}${query && `?${query}`}#${formatComparisonHash(ids)}`;
};

const HIDDEN: CSSProperties = { visibility: 'hidden' };

export function ShareButtons({ ids }: { ids: readonly string[] }) {
  const [lastCopy, setLastCopy] = useState<{ readonly link: string; readonly isCopied: boolean }>();
  const link = createShareLink(document.URL, ids);

  const print = (): void => {
    track({ event: 'ui_interaction', component: 'tire comparison', action: 'print' });
    window.print();
  };
  const copy = async (): Promise<void> => {
    track({ event: 'ui_interaction', component: 'tire comparison', action: 'copy link' });
    // Empties the live region, so that the next copy is announced too.
    setLastCopy(undefined);
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // The visitor has denied access to the clipboard, or the page isn't secure.
      isCopied = false;
    }
    setLastCopy({ link, isCopied });
  };
  const isCurrent = lastCopy?.link === link;
  const isCopied = isCurrent && lastCopy.isCopied;
  return (
    <div className="bsro-comparison__share">
      <button type="button" className="bsro-button bsro-comparison__print" onClick={print}>
        {COMPARISON_TEXTS.print}
      </button>
      <button
        type="button"
        className="bsro-button bsro-comparison__copy"
        onClick={() => void copy()}
      >
        <Icon shape={isCopied ? CHECK : LINK} />
        {/* Both texts keep their space, so that nothing moves when the button shows the other one. */}
        <span className="bsro-comparison__copy-label bsro-visually-hidden--phone">
          <span style={isCopied ? HIDDEN : undefined}>{COMPARISON_TEXTS.copy}</span>
          <span style={isCopied ? undefined : HIDDEN}>{COMPARISON_TEXTS.copied}</span>
        </span>
      </button>
      <p
        className={isCopied ? 'bsro-visually-hidden' : 'bsro-comparison__not-copied'}
        role="status"
      >
        {isCopied && COMPARISON_TEXTS.copied}
        {isCurrent && !isCopied && (
          <>
            {COMPARISON_TEXTS.notCopied} <span className="bsro-comparison__link">{link}</span>
          </>
        )}
      </p>
    </div>
  );
}
