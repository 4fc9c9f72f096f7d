import { Component, Suspense, type ReactNode } from 'react';
import { page } from './page.ts';

const FailedScreen = page(async () => (await import('./FailedScreen.tsx')).FailedScreen, 'error');

/** Shows the error screen in place of what failed to render. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    return this.state.error ? (
      <Suspense>
        <FailedScreen error={this.state.error} />
      </Suspense>
    ) : (
      this.props.children
    );
  }
}
