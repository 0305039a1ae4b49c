import { Component, type ReactNode } from 'react';
import { isMovedNodeError } from './page-root';

interface ErrorBoundaryProps {
  /** Called after an error has removed the content. */
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly error: unknown } | undefined;
}

/**
 * Removes content that has thrown, and nothing else of its root. Leaves the error of moved nodes to the root, which
 * renders again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  static getDerivedStateFromError = (error: unknown): ErrorBoundaryState => ({
    failure: { error },
  });

  override state: ErrorBoundaryState = { failure: undefined };

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (isMovedNodeError(failure.error)) throw failure.error;
    return null;
  }
}
