import { useRef } from 'react';

const MESSAGES = {
  copy: 'Copy HTML',
  copied: 'HTML copied.',
  refused: "The browser didn't allow copying. The HTML is selected: press Ctrl+C or ⌘C.",
} as const;

interface CopyableHtmlProps {
  readonly html: string;
  /** Passes a message to screen readers. */
  readonly announce: (message: string) => void;
}

/** HTML, and a button that copies it. If the browser refuses, the HTML is selected. */
export function CopyableHtml({ html, announce }: CopyableHtmlProps) {
  const code = useRef<HTMLPreElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(html);
      announce(MESSAGES.copied);
    } catch {
      // Without HTTPS, there is no clipboard.
      if (code.current) getSelection()?.selectAllChildren(code.current);
      announce(MESSAGES.refused);
    }
  };
  // Long HTML doesn't push the button out of sight.
  return (
    <div>
      <button type="button" onClick={() => void copy()}>
        {MESSAGES.copy}
      </button>
      <pre ref={code}>{html}</pre>
    </div>
  );
}
