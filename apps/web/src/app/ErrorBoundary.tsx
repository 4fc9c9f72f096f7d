import { Component, type ReactNode } from 'react';
import { FailedScreen } from './FailedScreen.tsx';
import { forgetFailures } from '../shared/page.ts';

/** Replaces a failed subtree with the error screen. The screen isn't lazy, because loading it could also fail. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch() {
    forgetFailures();
  }

  override render() {
    return this.state.error ? <FailedScreen error={this.state.error} /> : this.props.children;
  }
}
