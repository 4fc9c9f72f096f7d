import { identityLinkMutation } from '@pwr-community/api/mutations/session';
import { followMutation } from '@pwr-community/api/mutations/verification';
import { Button } from '@pwr-community/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { callbackUrl } from './comingBack.ts';
import { questMessages as m } from './questMessages.ts';
import { OutLink } from './OutLink.tsx';
import { QuestFrame, type QuestProps } from './QuestFrame.tsx';
import { returnFailure } from './returnFailure.ts';
import { useIsConnected } from './useIsConnected.ts';

/** A quest to follow an account on X. */
export function XQuest(props: QuestProps) {
  const { quest, error } = props;
  const { formatMessage } = useIntl();
  const isConnected = useIsConnected('x', 'demo');
  const connect = useMutation({
    ...identityLinkMutation(api),
    onSuccess: ({ url }) => location.assign(url),
  });
  const follow = useMutation(followMutation(api));
  const failed = connect.error ?? (quest.state === 'not_started' ? follow.error : null);
  const name = quest.target?.replace(/^@/, '') ?? '';
  return (
    <QuestFrame
      {...props}
      notDone={m.xNotDone}
      failure={failed ? problemText(formatMessage, failed) : returnFailure(formatMessage, error)}
      steps={[
        {
          id: 'connect',
          title: formatMessage(m.xConnect),
          description: isConnected ? undefined : formatMessage(m.comesBack),
          isDone: isConnected,
          action: !isConnected && (
            <Button
              onPress={() => connect.mutate({ provider: 'x', callbackUrl: callbackUrl(quest.id) })}
              isPending={connect.isPending}
              messages={{ pending: formatMessage(m.opening) }}
            >
              {formatMessage(m.xConnectAction)}
            </Button>
          ),
        },
        {
          id: 'follow',
          title: formatMessage(m.xFollow, { name }),
          action: (
            <OutLink
              href={quest.actionUrl ?? `https://x.com/intent/follow?screen_name=${name}`}
              onPress={() => follow.mutate(name)}
            >
              {formatMessage(m.xOpen)}
            </OutLink>
          ),
        },
        { id: 'verify', title: formatMessage(m.verifyStep), description: formatMessage(m.xVerify) },
      ]}
    />
  );
}
