import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
// oxlint-disable-next-line no-restricted-imports -- This is the module that adds the prefix.
import { createRoot, type Root } from 'react-dom/client';
import { type FieldValue, readFields, restoreFields } from '../../browser/field-values';
import './double-click';
import '../styles/guard.css';
import '../styles/container.css';
import '../styles/button.css';
import '../styles/input.css';
import '../styles/text.css';
import '../styles/layout.css';
import '../styles/bottom-bar.css';
import '../styles/visually-hidden.css';
import '../loading/skeleton.css';
import '../failure/failure.css';

/** Another React on the page counts its IDs from zero, too; without a prefix, both would have the same. */
const IDENTIFIER_PREFIX = 'bsro-';

/** Attribute of an element while React renders its content, by which styles find what has no class. */
const ROOT_ATTRIBUTE = 'data-bsro-root';

interface GuardProps {
  readonly onError: (error: unknown, fields: readonly FieldValue[]) => void;
  readonly children: ReactNode;
}

/** Removes content that has thrown, and reads what the visitor has entered before its nodes are gone. */
class Guard extends Component<GuardProps, { readonly hasFailed: boolean }> {
  private fields: readonly FieldValue[] = [];

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override getSnapshotBeforeUpdate(): readonly FieldValue[] {
    return this.state.hasFailed ? readFields(document) : [];
  }

  override componentDidUpdate(
    _props: GuardProps,
    _state: object,
    fields: readonly FieldValue[],
  ): void {
    this.fields = fields;
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error, this.fields);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** Checks for the error that React throws after another script, such as a translator, moved its nodes. */
export const isMovedNodeError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

/** A root that is rendered again more often than this within `WINDOW` milliseconds would never stop. */
const MAX_REPEATS = 5;
const WINDOW = 10_000;

export interface PageRoot {
  readonly render: (content: ReactNode) => void;
  readonly unmount: () => void;
}

/**
 * Creates a React root that survives other scripts: if one has moved React's nodes, it is rendered again before the next
 * paint, with what the visitor has entered. After any other error, the container is empty.
 * @param onError called after an error that has removed the content
 */
export const createPageRoot = (
  container: Element | DocumentFragment,
  onError: (error: unknown) => void,
): PageRoot => {
  let content: ReactNode = null;
  let root: Root | undefined;
  let repeats: number[] = [];

  const clear = (): void => {
    root?.unmount();
    root = undefined;
    container.replaceChildren();
    if (container instanceof Element) container.removeAttribute(ROOT_ATTRIBUTE);
  };

  const canRepeat = (): boolean => {
    const now = performance.now();
    repeats = [...repeats.filter((time) => time > now - WINDOW), now];
    return repeats.length <= MAX_REPEATS;
  };

  const handleError = (error: unknown, fields: readonly FieldValue[] = []): void => {
    const failed = root;
    // React is still rendering here, and must finish before it can unmount.
    queueMicrotask(() => {
      if (!failed || root !== failed) return;
      clear();
      if (!isMovedNodeError(error) || !canRepeat()) {
        onError(error);
        return;
      }
      flushSync(render);
      restoreFields(fields);
    });
  };

  const render = (): void => {
    if (container instanceof Element) container.setAttribute(ROOT_ATTRIBUTE, '');
    root ??= createRoot(container, {
      identifierPrefix: IDENTIFIER_PREFIX,
      onCaughtError: () => {},
      onUncaughtError: (error) => handleError(error),
    });
    root.render(<Guard onError={handleError}>{content}</Guard>);
  };

  return {
    render(next) {
      content = next;
      render();
    },
    unmount: clear,
  };
};
