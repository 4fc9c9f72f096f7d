'use client';
import type { ReactNode } from 'react';
import { Button } from '../components/Button/index.ts';
import { EmptyState, type EmptyStateProps } from '../components/EmptyState/index.ts';
import { BrokenWire } from '../components/Illustration/index.ts';

export interface ListStateProps extends Pick<EmptyStateProps, 'headingLevel'> {
  /** True if loading failed; false if the list is empty. */
  hasFailed: boolean;
  /** Called to load the list again. If omitted, the retry button is not shown. */
  onRetry?: () => void;
  emptyIllustration: ReactNode;
  /** Action of the empty state: a Button or a Link. */
  emptyAction?: ReactNode;
  messages: { error: ReactNode; retry: string; empty: ReactNode; emptyHint?: ReactNode };
}

/** Replaces the content of a list or chart that failed to load or is empty. */
export function ListState({
  hasFailed,
  onRetry,
  emptyIllustration,
  emptyAction,
  headingLevel,
  messages,
}: ListStateProps) {
  return hasFailed ? (
    <EmptyState
      key="failed"
      headingLevel={headingLevel}
      illustration={<BrokenWire />}
      title={messages.error}
      action={onRetry && <Button onPress={onRetry}>{messages.retry}</Button>}
    />
  ) : (
    <EmptyState
      key="empty"
      headingLevel={headingLevel}
      illustration={emptyIllustration}
      title={messages.empty}
      description={messages.emptyHint}
      action={emptyAction}
    />
  );
}
