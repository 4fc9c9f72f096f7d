import { Component, type ReactNode } from 'react';
import { FailedScreen } from './FailedScreen.tsx';
import { forgetFailures } from '../shared/page.ts';

/** Shows the error screen in place of what failed to render. The screen is in the first load: later it might not come. */
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
