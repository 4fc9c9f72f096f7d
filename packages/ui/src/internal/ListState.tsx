'use client';
import type { ReactNode } from 'react';
import { Button } from '../components/Button/index.ts';
import { EmptyState, type EmptyStateProps } from '../components/EmptyState/index.ts';
import { BrokenWire } from '../components/Illustration/index.ts';

export interface ListStateProps extends Pick<EmptyStateProps, 'headingLevel'> {
  /** It could not be read. Otherwise there is nothing in it. */
  hasFailed: boolean;
  /** Reads it again. Without it, there is no button. */
  onRetry?: () => void;
  emptyIllustration: ReactNode;
  /** What to do about the emptiness: a Button or a Link. */
  emptyAction?: ReactNode;
  messages: { error: ReactNode; retry: string; empty: ReactNode; emptyHint?: ReactNode };
}

/** Stands in for the rows of a list that could not be read, or has none. */
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
