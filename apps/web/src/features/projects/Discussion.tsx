import type { ProjectDetail } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { BrokenWire } from '@pwr-community/ui/Illustration';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ErrorBoundary } from '../../shared/ErrorBoundary.tsx';
import { commonMessages } from '../../shared/messages.ts';
import { detailMessages as m } from './messages.ts';

/** A project's discussion; the routes inject it from another feature. */
export type CommentsComponent = ComponentType<{ projectId: number; creatorId: number | undefined }>;

export interface DiscussionProps {
  project: ProjectDetail;
  Comments: CommentsComponent;
  /** Shown while the discussion's code loads. */
  placeholder: ReactNode;
}

/** A project's discussion. If its code can't be loaded, the rest of the page stays, and the reader can try again. */
export function Discussion({ project: { id, creator }, Comments, placeholder }: DiscussionProps) {
  const { formatMessage } = useIntl();
  return (
    <ErrorBoundary
      key={id}
      fallback={(_, retry) => (
        <EmptyState
          headingLevel={3}
          illustration={<BrokenWire />}
          title={formatMessage(m.commentsFailed)}
          action={<Button onPress={retry}>{formatMessage(commonMessages.retry)}</Button>}
        />
      )}
    >
      <Suspense fallback={placeholder}>
        <Comments projectId={id} creatorId={creator.id} />
      </Suspense>
    </ErrorBoundary>
  );
}
