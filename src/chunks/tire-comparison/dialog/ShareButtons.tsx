import { useState } from 'react';
import { track } from '../../../analytics/track';
import { COMPARISON_TEXTS } from './messages';
import { createShareLink } from './share-link';

/** Buttons that print the comparison and copy a link to it. */
export function ShareButtons({ ids }: { ids: readonly string[] }) {
  const [lastCopy, setLastCopy] = useState<{ readonly link: string; readonly isCopied: boolean }>();
  const link = createShareLink(document.URL, ids);

  const print = (): void => {
    track({ event: 'ui_interaction', component: 'tire comparison', action: 'print' });
    window.print();
  };
  const copy = async (): Promise<void> => {
    track({ event: 'ui_interaction', component: 'tire comparison', action: 'copy link' });
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
  return (
    <div className="bsro-comparison__share">
      <button type="button" className="bsro-button" onClick={print}>
        {COMPARISON_TEXTS.print}
      </button>
      <button type="button" className="bsro-button" onClick={() => void copy()}>
        {COMPARISON_TEXTS.copy}
      </button>
      <p className="bsro-comparison__copied" role="status">
        {isCurrent && (lastCopy.isCopied ? COMPARISON_TEXTS.copied : COMPARISON_TEXTS.notCopied)}
        {isCurrent && !lastCopy.isCopied && <span className="bsro-comparison__link"> {link}</span>}
      </p>
    </div>
  );
}
