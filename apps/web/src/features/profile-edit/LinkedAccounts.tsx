import { identityLinkMutation, unlinkIdentityMutation } from '@pwr-community/api/mutations/session';
import { discordLinkMutation } from '@pwr-community/api/mutations/verification';
import { identityListQuery } from '@pwr-community/api/queries/session';
import type { IdentityProvider, LinkedIdentity, OwnUser } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { ConfirmDialog } from '@pwr-community/ui/ConfirmDialog';
import { DetailList, type DetailRow } from '@pwr-community/ui/DetailList';
import { FormSection } from '@pwr-community/ui/layouts/FormLayout';
import {
  DiscordMark,
  EnvelopeSimpleIcon,
  FlaskIcon,
  GoogleMark,
  TelegramMark,
  WalletIcon,
  XMark,
} from '@pwr-community/ui/Icon';
import { Link } from '@pwr-community/ui/Link';
import { StatusBadge } from '@pwr-community/ui/StatusBadge';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { listState } from '../../shared/listState.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useModals } from '../../shared/modals.tsx';
import { paths } from '../../shared/paths.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { editMessages as m } from './messages.ts';
import { useLinkOutcome } from './useLinkOutcome.ts';

const icons: Record<IdentityProvider, ReactNode> = {
  x: <XMark size="l" />,
  google: <GoogleMark size="l" />,
  wallet: <WalletIcon size="l" />,
  discord: <DiscordMark size="l" />,
  telegram: <TelegramMark size="l" />,
  demo: <FlaskIcon size="l" />,
};

/** Providers that members can link, in display order. */
const providers = ['x', 'google', 'wallet', 'discord', 'telegram'] as const;

/** The member's accounts at providers, with buttons to link and unlink them, and the confirmed email address. */
export function LinkedAccounts({ member }: { member: OwnUser }) {
  const { formatMessage } = useIntl();
  const { data, status, refetch } = useQuery(identityListQuery(api));
  useLinkOutcome();

  const linked = (identity: LinkedIdentity): DetailRow => {
    const name = formatMessage(m[identity.provider]);
    return {
      id: String(identity.id),
      icon: icons[identity.provider],
      title: name,
      badge: <StatusBadge status="accepted">{formatMessage(m.connected)}</StatusBadge>,
      details: [
        ...(identity.label ? [<bdi key="label">{identity.label}</bdi>] : []),
        formatMessage(m.since, { date: new Date(identity.linkedAt) }),
      ],
      end: <Disconnect identity={identity} name={name} />,
    };
  };

  const identities = data?.identities ?? [];
  const rows = [
    ...identities.filter(({ provider }) => provider === 'demo').map(linked),
    ...providers.flatMap((provider): DetailRow[] => {
      const own = identities.filter((identity) => identity.provider === provider);
      if (own.length > 0) return own.map(linked);
      const name = formatMessage(m[provider]);
      return [
        {
          id: provider,
          icon: icons[provider],
          title: name,
          details: [formatMessage(m.notConnected)],
          end: <Connect provider={provider} name={name} memberId={member.id} />,
        },
      ];
    }),
    {
      id: 'email',
      icon: <EnvelopeSimpleIcon size="l" />,
      title: formatMessage(m.email),
      badge: member.email && <StatusBadge status="accepted">{formatMessage(m.emailConfirmed)}</StatusBadge>,
      details: [member.email ? <bdi key="email">{member.email}</bdi> : formatMessage(m.emailNone)],
    },
  ];

  return (
    <FormSection title={formatMessage(m.accounts)} description={formatMessage(m.accountsHint)}>
      <DetailList
        rows={rows}
        expected={rows.length}
        state={listState({ status, data })}
        onRetry={() => void refetch()}
        messages={{
          label: formatMessage(m.accounts),
          loading: formatMessage(m.accountsLoading),
          error: formatMessage(m.accountsFailed),
          retry: formatMessage(commonMessages.retry),
          empty: formatMessage(m.notConnected),
        }}
      />
    </FormSection>
  );
}

interface ConnectProps {
  provider: (typeof providers)[number];
  name: string;
  memberId: number;
}

/**
 * A button or link that links an account: X, Google and Discord redirect to their page, the wallet opens a dialog, and
 * Telegram has a page on this site.
 */
function Connect({ provider, name, memberId }: ConnectProps) {
  const { formatMessage } = useIntl();
  const { open } = useModals();
  const toasts = useToasts();
  const { mutateAsync: link } = useMutation(identityLinkMutation(api));
  const { mutateAsync: linkDiscord } = useMutation(discordLinkMutation(api, memberId));
  const { mutate, isPending } = useMutation({
    mutationFn: (way: 'x' | 'google' | 'discord') => {
      const callbackUrl = location.origin + paths.profileEdit.getHref();
      return way === 'discord' ? linkDiscord(callbackUrl) : link({ provider: way, callbackUrl });
    },
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => toasts.error(problemText(formatMessage, error)),
  });

  const spoken = formatMessage(m.connectNamed, { provider: name });
  if (provider === 'telegram')
    return (
      <Link variant="button" size="s" href={paths.telegramConnect.getHref()} aria-label={spoken}>
        {formatMessage(m.connect)}
      </Link>
    );
  return (
    <Button
      size="s"
      aria-label={spoken}
      isPending={isPending}
      messages={{ pending: formatMessage(m.connecting) }}
      onPress={() => (provider === 'wallet' ? open('wallet', { kind: 'link' }) : mutate(provider))}
    >
      {formatMessage(m.connect)}
    </Button>
  );
}

function Disconnect({ identity, name }: { identity: LinkedIdentity; name: string }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const toasts = useToasts();
  const { mutate, isPending, error, reset } = useMutation(unlinkIdentityMutation(api));

  return (
    <>
      <Button
        size="s"
        aria-label={formatMessage(m.disconnectNamed, { provider: name })}
        onPress={() => {
          reset();
          setOpen(true);
        }}
      >
        {formatMessage(m.disconnect)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={formatMessage(m.disconnectTitle)}
        isPending={isPending}
        errorMessage={error && problemText(formatMessage, error)}
        onConfirm={() =>
          mutate(identity.id, {
            onSuccess: () => {
              setOpen(false);
              toasts.success(formatMessage(m.disconnected));
            },
          })
        }
        messages={{
          confirm: formatMessage(m.disconnect),
          cancel: formatMessage(commonMessages.cancel),
          pending: formatMessage(m.disconnecting),
          close: formatMessage(commonMessages.close),
          scrim: formatMessage(commonMessages.refreshPage),
        }}
      >
        {formatMessage(m.disconnectBody)}
      </ConfirmDialog>
    </>
  );
}
