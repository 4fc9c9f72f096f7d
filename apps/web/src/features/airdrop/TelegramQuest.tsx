import { telegramWidgetQuery } from '@pwr-community/api/queries/verification';
import { Button } from '@pwr-community/ui/Button';
import { Skeleton } from '@pwr-community/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { problemText } from '../../shared/errorMessages.ts';
import { inLanguage } from '../../shared/inLanguage.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useLocale } from '../../shared/settings.tsx';
import { questMessages as m } from './questMessages.ts';
import { OutLink } from './OutLink.tsx';
import { QuestFrame, type QuestProps } from './QuestFrame.tsx';
import { readWidget } from './readWidget.ts';
import { useIsConnected } from './useIsConnected.ts';
import { useStart } from './useStart.ts';

/** A quest to join a Telegram chat. The server provides the bot's link, which contains the member's code. */
export function TelegramQuest(props: QuestProps) {
  const { quest, member } = props;
  const { formatMessage } = useIntl();
  const { code } = useLocale();
  const isConnected = useIsConnected('telegram');
  const query = inLanguage(telegramWidgetQuery(api, member.id), code);
  const widget = useQuery({ ...query, enabled: quest.state !== 'completed' });
  const start = useStart(quest.id);
  const link = widget.data === undefined ? undefined : readWidget(widget.data);
  const hasFailed = widget.isError || link === null;
  return (
    <QuestFrame
      {...props}
      notDone={m.telegramNotDone}
      failure={hasFailed ? problemText(formatMessage, widget.error) : undefined}
      steps={[
        {
          id: 'start',
          title: formatMessage(m.telegramStart),
          description: isConnected ? undefined : formatMessage(m.telegramStartHow),
          isDone: isConnected,
          action: isConnected ? undefined : link ? (
            <OutLink href={link.href} onPress={() => start.begin('connect')}>
              {link.text}
            </OutLink>
          ) : hasFailed ? (
            <Button onPress={() => void widget.refetch()}>{formatMessage(commonMessages.retry)}</Button>
          ) : (
            <Skeleton shape="block" inlineSize="180px" blockSize="36px" />
          ),
        },
        {
          id: 'join',
          title: formatMessage(m.telegramJoin),
          action: quest.actionUrl && (
            <OutLink href={quest.actionUrl} onPress={() => start.begin('join')}>
              {formatMessage(m.telegramOpen)}
            </OutLink>
          ),
        },
        { id: 'verify', title: formatMessage(m.verifyStep), description: formatMessage(m.telegramVerify) },
      ]}
    />
  );
}
