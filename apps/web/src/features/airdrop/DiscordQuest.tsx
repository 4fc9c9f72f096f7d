import { discordLinkMutation } from '@pwr-community/api/mutations/verification';
import { Button } from '@pwr-community/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { callbackUrl } from './comingBack.ts';
import { questMessages as m } from './questMessages.ts';
import { OutLink } from './OutLink.tsx';
import { QuestFrame, type QuestProps } from './QuestFrame.tsx';
import { returnFailure } from './returnFailure.ts';
import { useIsConnected } from './useIsConnected.ts';
import { useStart } from './useStart.ts';

/** A quest to join a Discord server. */
export function DiscordQuest(props: QuestProps) {
  const { quest, member, error } = props;
  const { formatMessage } = useIntl();
  const toasts = useToasts();
  const isConnected = useIsConnected('discord');
  const start = useStart(quest.id);
  const connect = useMutation({
    ...discordLinkMutation(api, member.id),
    onSuccess: ({ url }) => location.assign(url),
    onError: () => toasts.error(formatMessage(m.discordUrlFailed)),
  });
  const begin = () => {
    start.begin('connect');
    connect.mutate(callbackUrl(quest.id));
  };
  return (
    <QuestFrame
      {...props}
      notDone={m.discordNotDone}
      failure={returnFailure(formatMessage, error)}
      steps={[
        {
          id: 'connect',
          title: formatMessage(m.discordConnect),
          description: isConnected ? undefined : formatMessage(m.comesBack),
          isDone: isConnected,
          action: !isConnected && (
            <Button onPress={begin} isPending={connect.isPending} messages={{ pending: formatMessage(m.opening) }}>
              {formatMessage(m.discordConnectAction)}
            </Button>
          ),
        },
        {
          id: 'join',
          title: formatMessage(m.discordJoin),
          action: quest.actionUrl && (
            <OutLink href={quest.actionUrl} onPress={() => start.begin('join')}>
              {formatMessage(m.discordOpen)}
            </OutLink>
          ),
        },
        { id: 'verify', title: formatMessage(m.verifyStep), description: formatMessage(m.discordVerify) },
      ]}
    />
  );
}
