import { announce } from '@pwr-community/ui/announce';
import { Button } from '@pwr-community/ui/Button';
import { DetailSheet } from '@pwr-community/ui/DetailSheet';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { BrokenWire } from '@pwr-community/ui/Illustration';
import { Panel } from '@pwr-community/ui/Panel';
import { Skeleton } from '@pwr-community/ui/Skeleton';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '../../shared/messages.ts';

/** Skeleton of a DetailSheet that is loading; `label` is announced. */
export function SheetSkeleton({ label }: { label: string }) {
  useEffect(() => announce(label), [label]);
  return (
    <DetailSheet
      title={<Skeleton inlineSize="10em" />}
      subtitle={<Skeleton inlineSize="6em" />}
      picture={<Skeleton shape="circle" inlineSize="40px" />}
    />
  );
}

/** Replaces a DetailSheet whose data doesn't exist or, with `onRetry`, failed to load. */
export function SheetMissing({ title, onRetry }: { title: string; onRetry?: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Panel>
      <EmptyState
        illustration={<BrokenWire />}
        title={title}
        action={onRetry && <Button onPress={onRetry}>{formatMessage(commonMessages.retry)}</Button>}
      />
    </Panel>
  );
}
