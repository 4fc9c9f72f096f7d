import { useIntl } from 'react-intl';
import { problemText } from '../../shared/errorMessages.ts';
import { hostOf } from '../../shared/webAddress.ts';
import { questMessages as m } from './questMessages.ts';
import { OutLink } from './OutLink.tsx';
import { QuestFrame, type QuestProps } from './QuestFrame.tsx';
import { useStart } from './useStart.ts';

/** A quest to open a page. */
export function VisitQuest(props: QuestProps) {
  const { quest } = props;
  const { formatMessage } = useIntl();
  const start = useStart(quest.id);
  return (
    <QuestFrame
      {...props}
      notDone={m.visitNotDone}
      failure={start.error && quest.state === 'not_started' ? problemText(formatMessage, start.error) : undefined}
      steps={[
        {
          id: 'open',
          title: formatMessage(m.visitOpen),
          isDone: quest.state !== 'not_started',
          action: quest.actionUrl && (
            <OutLink href={quest.actionUrl} onPress={() => start.begin('visit')}>
              {hostOf(quest.actionUrl)}
            </OutLink>
          ),
        },
        { id: 'verify', title: formatMessage(m.verifyStep), description: formatMessage(m.visitVerify) },
      ]}
    />
  );
}
