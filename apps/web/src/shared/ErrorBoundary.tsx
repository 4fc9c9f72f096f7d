import { Component, type ReactNode } from 'react';
import { forgetFailures } from './page.ts';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Renders what replaces the failed subtree. It must not be lazy, because loading it could also fail. */
  fallback: (error: Error, retry: () => void) => ReactNode;
}

/** Replaces a failed subtree, such as one whose code can't be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch() {
    forgetFailures();
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.error ? fallback(this.state.error, () => this.setState({ error: null })) : children;
  }
}
