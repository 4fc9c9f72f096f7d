import { downloadSnapshotMutation } from '@pwr-community/api/mutations/snapshots';
import { snapshotsQuery } from '@pwr-community/api/queries/snapshots';
import { Button } from '@pwr-community/ui/Button';
import { DetailList } from '@pwr-community/ui/DetailList';
import { Link } from '@pwr-community/ui/Link';
import { Panel } from '@pwr-community/ui/Panel';
import { Section } from '@pwr-community/ui/Section';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { saveFile } from '../../../shared/saveFile.ts';
import { useMoment } from '../../../shared/serverState.ts';
import { snapshotMessages } from '../../../shared/snapshots/messages.ts';
import { useAmount } from '../../../shared/snapshots/useAmount.tsx';
import { useToasts } from '../../../shared/toasts.tsx';
import { snapshotDeskMessages as m } from './messages.ts';

/** The snapshots and their files. @param frozen number of frozen proposals; the list is refetched when it changes */
export function Snapshots({ frozen }: { frozen: number }) {
  const { formatMessage, formatDate } = useIntl();
  const { timeZone } = useMoment();
  const amount = useAmount();
  const { data, status, refetch } = useQuery(snapshotsQuery(api));
  // Refetches again, because the server creates a snapshot a few seconds after it is confirmed.
  useEffect(() => {
    if (frozen > 0) void refetch();
  }, [frozen, refetch]);
  return (
    <Section title={formatMessage(m.made)}>
      <Panel padding="s">
        <DetailList
          rows={(data?.snapshots ?? []).map(({ id, frozenAt, totals: { recipients, allocated }, rules, root }) => ({
            id: String(id),
            title: formatMessage(snapshotMessages.number, { id }),
            details: [
              formatMessage(snapshotMessages.frozenAt, {
                date: formatDate(frozenAt, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
              }),
              formatMessage(m.given, { count: recipients, amount: amount(allocated, rules) }),
              <code key="root" translate="no">
                {root}
              </code>,
            ],
            end: (
              <>
                <Link
                  variant="button"
                  size="s"
                  href={adminPaths.snapshotMembers.getHref(`?snapshot=${id}`)}
                  aria-label={formatMessage(m.showMembers, { id })}
                >
                  {formatMessage(m.members)}
                </Link>
                <Download id={id} format="csv" />
                <Download id={id} format="json" />
              </>
            ),
          }))}
          state={listState({ status, data })}
          hasIcons={false}
          onRetry={() => void refetch()}
          messages={{
            label: formatMessage(m.made),
            loading: formatMessage(snapshotMessages.loading),
            error: formatMessage(m.failed),
            retry: formatMessage(commonMessages.retry),
            empty: formatMessage(m.noneMade),
          }}
        />
      </Panel>
    </Section>
  );
}

function Download({ id, format }: { id: number; format: 'csv' | 'json' }) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    ...downloadSnapshotMutation(api),
    onSuccess: (file) => saveFile(file, `snapshot-${id}.${format}`),
    onError: (error) => toasts.error(problemText(formatMessage, error)),
  });
  return (
    <Button
      size="s"
      aria-label={formatMessage(format === 'csv' ? m.downloadCsv : m.downloadJson, { id })}
      isPending={isPending}
      messages={{ pending: formatMessage(m.downloading) }}
      onPress={() => mutate({ id, format })}
    >
      {formatMessage(m[format])}
    </Button>
  );
}
