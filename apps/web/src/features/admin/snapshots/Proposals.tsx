import { decideSnapshotMutation } from '@pwr-community/api/mutations/snapshots';
import type { SnapshotDesk, SnapshotProposal } from '@pwr-community/api/schema';
import { DetailList } from '@pwr-community/ui/DetailList';
import { Panel } from '@pwr-community/ui/Panel';
import { Section } from '@pwr-community/ui/Section';
import { StatusBadge, type StatusBadgeProps } from '@pwr-community/ui/StatusBadge';
import { useMutation, type UseQueryResult } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { errorMessages } from '../../../shared/errorMessages.ts';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { useMoment } from '../../../shared/serverState.ts';
import { snapshotMessages } from '../../../shared/snapshots/messages.ts';
import { useAmount } from '../../../shared/snapshots/useAmount.tsx';
import { useToasts } from '../../../shared/toasts.tsx';
import { ConfirmedButton } from '../ConfirmedButton.tsx';
import { snapshotDeskMessages as m } from './messages.ts';

const states = {
  pending: ['inReview', m.pending],
  confirmed: ['started', m.confirmed],
  frozen: ['accepted', m.frozen],
  canceled: ['locked', m.canceled],
  failed: ['rejected', m.failedState],
} as const satisfies Record<SnapshotProposal['status'], readonly [StatusBadgeProps['status'], object]>;

/** Proposed snapshots, with buttons to confirm or cancel them. */
export function Proposals({ desk: { data, status, refetch } }: { desk: UseQueryResult<SnapshotDesk> }) {
  const { formatMessage, formatDate } = useIntl();
  const { timeZone } = useMoment();
  const amount = useAmount();
  const date = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <Section title={formatMessage(m.proposals)}>
      <Panel padding="s">
        <DetailList
          rows={(data?.proposals ?? []).map((proposal) => {
            const {
              proposalId,
              status: state,
              rules,
              proposedBy,
              proposedAt,
              confirmedBy,
              freezeAt,
              failure,
              exclusions,
            } = proposal;
            const [badge, word] = states[state];
            return {
              id: String(proposalId),
              title: `${formatMessage(snapshotMessages.total)}: ${amount(rules.total, rules)}`,
              badge: <StatusBadge status={badge}>{formatMessage(word)}</StatusBadge>,
              details: [
                formatMessage(m.proposedBy, { name: <bdi key="name">{proposedBy}</bdi>, date: date(proposedAt) }),
                ...(confirmedBy ? [formatMessage(m.confirmedBy, { name: <bdi key="name">{confirmedBy}</bdi> })] : []),
                ...(state === 'confirmed' || state === 'pending'
                  ? [formatMessage(m.freezesAt, { date: date(freezeAt) })]
                  : []),
                ...exclusions.map(({ user, reason }) =>
                  formatMessage(m.excludes, {
                    name: <bdi key="name">{user.name}</bdi>,
                    id: user.id,
                    reason: (
                      <q key="reason" dir="auto">
                        {reason}
                      </q>
                    ),
                  }),
                ),
                ...(failure ? [formatMessage(errorMessages[failure])] : []),
              ],
              end: data?.isSuperAdmin && (
                <Decisions proposal={proposal} mayConfirm={!proposal.isOwn || !data.needsSecondAdmin} />
              ),
            };
          })}
          state={listState({ status, data })}
          hasIcons={false}
          onRetry={() => void refetch()}
          messages={{
            label: formatMessage(m.proposals),
            loading: formatMessage(snapshotMessages.loading),
            error: formatMessage(m.failed),
            retry: formatMessage(commonMessages.retry),
            empty: formatMessage(m.noProposals),
          }}
        />
      </Panel>
    </Section>
  );
}

function Decisions({ proposal, mayConfirm }: { proposal: SnapshotProposal; mayConfirm: boolean }) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { mutateAsync } = useMutation(decideSnapshotMutation(api));
  const { proposalId: id, status } = proposal;
  if (status !== 'pending' && status !== 'confirmed') return null;
  return (
    <>
      <ConfirmedButton
        size="s"
        variant="quiet"
        label={formatMessage(m.cancel)}
        title={formatMessage(m.cancelTitle)}
        text={formatMessage(m.cancelText)}
        confirm={formatMessage(m.cancel)}
        pending={formatMessage(m.deciding)}
        act={() => mutateAsync({ id, decision: 'cancel' })}
        onDone={() => toasts.success(formatMessage(m.canceledNow))}
        failed={formatMessage(m.cancelFailed)}
      />
      {status === 'pending' && mayConfirm && (
        <ConfirmedButton
          size="s"
          label={formatMessage(m.confirm)}
          title={formatMessage(m.confirmTitle)}
          text={formatMessage(m.confirmText)}
          confirm={formatMessage(m.confirm)}
          pending={formatMessage(m.deciding)}
          act={() => mutateAsync({ id, decision: 'confirm' })}
          onDone={() => toasts.success(formatMessage(m.confirmedNow))}
          failed={formatMessage(m.confirmFailed)}
        />
      )}
    </>
  );
}
