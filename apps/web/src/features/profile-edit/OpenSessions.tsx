import { revokeSessionMutation } from '@pwr-community/api/mutations/session';
import { sessionListQuery } from '@pwr-community/api/queries/session';
import type { SignedInPlace } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { DetailList } from '@pwr-community/ui/DetailList';
import { FormSection } from '@pwr-community/ui/layouts/FormLayout';
import { GlobeIcon } from '@pwr-community/ui/Icon';
import { StatusBadge } from '@pwr-community/ui/StatusBadge';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { listState } from '../../shared/listState.ts';
import { commonMessages, layoutMessages } from '../../shared/messages.ts';
import { useSession } from '../../shared/session.tsx';
import { useWhen } from '../../shared/useWhen.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { describeAgent } from './describeAgent.ts';
import { editMessages as m } from './messages.ts';

/** The member's sessions, with the current one first. */
export function OpenSessions() {
  const { formatMessage } = useIntl();
  const when = useWhen();
  const { data, status, refetch } = useQuery(sessionListQuery(api));
  const sessions = [...(data?.sessions ?? [])].sort((one, other) => Number(other.current) - Number(one.current));

  const nameOf = ({ userAgent }: SignedInPlace) => {
    const { browser, system } = describeAgent(userAgent);
    if (browser && system) return formatMessage(m.browserOn, { browser, system });
    return browser ?? system ?? formatMessage(m.unknownBrowser);
  };

  return (
    <FormSection title={formatMessage(m.sessions)} description={formatMessage(m.sessionsHint)}>
      <DetailList
        rows={sessions.map((session) => ({
          id: String(session.id),
          icon: <GlobeIcon size="l" />,
          title: nameOf(session),
          badge: session.current && <StatusBadge status="accepted">{formatMessage(m.thisDevice)}</StatusBadge>,
          details: [
            formatMessage(m.lastUsed, { when: when(session.lastUsedAt).relative }),
            formatMessage(m.signedIn, { date: new Date(session.createdAt) }),
          ],
          end: session.current ? <LogOut /> : <End id={session.id} name={nameOf(session)} />,
        }))}
        state={listState({ status, data })}
        onRetry={() => void refetch()}
        messages={{
          label: formatMessage(m.sessions),
          loading: formatMessage(m.sessionsLoading),
          error: formatMessage(m.sessionsFailed),
          retry: formatMessage(commonMessages.retry),
          empty: formatMessage(m.unknownBrowser),
        }}
      />
    </FormSection>
  );
}

function End({ id, name }: { id: number; name: string }) {
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    ...revokeSessionMutation(api),
    onError: (error) => toasts.error(problemText(formatMessage, error)),
  });
  return (
    <Button
      size="s"
      aria-label={formatMessage(m.endNamed, { session: name })}
      isPending={isPending}
      messages={{ pending: formatMessage(m.ending) }}
      onPress={() => mutate(id, { onSuccess: () => toasts.success(formatMessage(m.ended)) })}
    >
      {formatMessage(m.end)}
    </Button>
  );
}

/** Button that ends the current session. It logs the member out. */
function LogOut() {
  const { formatMessage } = useIntl();
  const { signOut } = useSession();
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: signOut,
    onSuccess: () => toasts.success(formatMessage(layoutMessages.loggedOut)),
    onError: () => toasts.error(formatMessage(m.logOutFailed)),
  });
  return (
    <Button size="s" isPending={isPending} messages={{ pending: formatMessage(m.ending) }} onPress={() => mutate()}>
      {formatMessage(layoutMessages.logOut)}
    </Button>
  );
}
