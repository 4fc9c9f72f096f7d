import { decideSanctionMutation } from '@pwr-community/api/mutations/sanctions';
import { memberRecordQuery } from '@pwr-community/api/queries/sanctions';
import type { Sanction, SanctionKind } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { DetailList, type DetailRow } from '@pwr-community/ui/DetailList';
import { CheckCircleIcon, WarningIcon, XCircleIcon } from '@pwr-community/ui/Icon';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { StatusBadge } from '@pwr-community/ui/StatusBadge';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { problemText } from '../../../shared/errorMessages.ts';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { useToasts } from '../../../shared/toasts.tsx';
import { useWhen } from '../../../shared/useWhen.ts';
import { sanctionMessages as m } from './sanctionMessages.ts';

const names: Record<SanctionKind, MessageDescriptor> = {
  disqualify: m.wasDisqualified,
  reinstate: m.wasReinstated,
  silence: m.wasSilenced,
  unsilence: m.wasUnsilenced,
};
const icons: Record<SanctionKind, ReactNode> = {
  disqualify: <XCircleIcon size="l" />,
  reinstate: <CheckCircleIcon size="l" />,
  silence: <WarningIcon size="l" />,
  unsilence: <CheckCircleIcon size="l" />,
};

/** A member's sanctions, with buttons for those that need a second admin's approval. */
export function Sanctions({ userId }: { userId: number }) {
  const { formatMessage } = useIntl();
  const when = useWhen();
  const toasts = useToasts();
  const { data, status, refetch } = useQuery(memberRecordQuery(api, userId));
  const { mutate, isPending, variables } = useMutation({
    ...decideSanctionMutation(api),
    onSuccess: (_reply, { decision }) =>
      toasts.success(formatMessage(decision === 'confirm' ? m.confirmed : m.canceled)),
    onError: (error) => toasts.error(problemText(formatMessage, error)),
  });

  const badge = ({ status: state }: Sanction) =>
    state !== 'applied' && (
      <StatusBadge status={state === 'proposed' ? 'inReview' : 'rejected'}>
        {formatMessage(state === 'proposed' ? m.isProposed : m.isCanceled)}
      </StatusBadge>
    );
  const button = (id: number, decision: 'confirm' | 'cancel') => (
    <Button
      key={decision}
      size="s"
      onPress={() => mutate({ id, decision })}
      isPending={isPending && variables.id === id && variables.decision === decision}
      messages={{ pending: formatMessage(m.pending) }}
    >
      {formatMessage(m[decision])}
    </Button>
  );
  const rowOf = (sanction: Sanction): DetailRow => {
    const { id, kind, reason, days, actor, decidedBy, createdAt, mayConfirm, mayCancel } = sanction;
    const { relative, absolute } = when(createdAt);
    const nameOf = (admin: Sanction['actor']) => (
      <bdi key="name">{admin?.name ?? formatMessage(commonMessages.deletedMember)}</bdi>
    );
    return {
      id: String(id),
      icon: icons[kind],
      title: formatMessage(names[kind], { days }),
      badge: badge(sanction),
      details: [
        <q key="reason" dir="auto">
          {reason}
        </q>,
        formatMessage(m.by, {
          name: nameOf(actor),
          when: (
            <RelativeTime key="when" dateTime={createdAt} title={absolute}>
              {relative}
            </RelativeTime>
          ),
        }),
        ...(decidedBy
          ? [formatMessage(sanction.status === 'applied' ? m.confirmedBy : m.canceledBy, { name: nameOf(decidedBy) })]
          : []),
      ],
      end: [mayConfirm && button(id, 'confirm'), mayCancel && button(id, 'cancel')],
    };
  };

  return (
    <DetailList
      rows={(data?.sanctions ?? []).map(rowOf)}
      state={listState({ status, data })}
      onRetry={() => void refetch()}
      messages={{
        label: formatMessage(m.list),
        loading: formatMessage(m.loading),
        error: formatMessage(m.loadFailed),
        retry: formatMessage(commonMessages.retry),
        empty: formatMessage(m.empty),
      }}
    />
  );
}
