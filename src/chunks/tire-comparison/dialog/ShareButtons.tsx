import { useState } from 'react';
import type { CSSProperties } from 'react';
import { track } from '../../../analytics/track';
import { Icon } from '../../../ui/icon/Icon';
import { CHECK, LINK } from '../../../ui/icon/shapes';
import { COMPARISON_TEXTS } from '../messages';
import { createShareLink } from './share-link';

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
        <span className="bsro-comparison__copy-label">
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
