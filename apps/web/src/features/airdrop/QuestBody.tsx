import type { Quest } from '@pwr-community/api/schema';
import { Points } from '@pwr-community/ui/community/Points';
import { QuestSteps, type QuestStepsProps } from '@pwr-community/ui/community/QuestSteps';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/paths.ts';
import { ShareButton } from '../../shared/ShareButton.tsx';
import { standingMessages } from './pageMessages.ts';
import { questMessages as m } from './questMessages.ts';
import { shown, standingOf } from './questState.ts';

export interface QuestBodyProps extends Pick<QuestStepsProps, 'steps' | 'note' | 'appeal' | 'errorMessage'> {
  quest: Quest;
}

/** The body of an open quest, for members and visitors. */
export function QuestBody({ quest, ...props }: QuestBodyProps) {
  const { formatMessage } = useIntl();
  const standing = standingOf(quest);
  return (
    <QuestSteps
      {...props}
      description={quest.description}
      points={<Points value={quest.points} isSigned />}
      share={
        <ShareButton
          href={paths.quest.getHref(quest.id)}
          text={quest.title}
          messages={{
            label: formatMessage(m.share),
            title: formatMessage(m.shareTitle),
            link: formatMessage(m.shareLink),
          }}
        />
      }
      status={shown[standing].badge}
      statusLabel={formatMessage(standingMessages[standing])}
      messages={{ steps: formatMessage(m.steps), done: formatMessage(m.stepDone) }}
    />
  );
}
