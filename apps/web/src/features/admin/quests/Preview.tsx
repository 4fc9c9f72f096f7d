import { Panel } from '@pwr-community/ui/Panel';
import { Points } from '@pwr-community/ui/Points';
import { QuestCard } from '@pwr-community/ui/QuestCard';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { questIcons } from '../../../app/quests/questIcons.tsx';
import { windowMessages, questFormMessages as m } from './messages.ts';
import type { Language, Values } from './values.ts';

export interface PreviewProps {
  control: Control<Values>;
  /** Whose texts are shown, and how its language is named. */
  code: Language;
  tag: string;
}

/** The quest as it stands in the form, as members of one language will see its card. */
export function Preview({ control, code, tag }: PreviewProps) {
  const { formatMessage, formatDate } = useIntl();
  const [kind, points, startsAt, title, description] = useWatch({
    control,
    name: ['kind', 'points', 'startsAt', `title.${code}`, `description.${code}`],
  });
  const [now] = useState(Date.now);
  const opens = startsAt && new Date(`${startsAt}:00Z`);
  const isLater = opens && opens.getTime() > now;
  return (
    <Panel padding="none">
      <QuestCard
        title={title.trim() ? <span lang={tag}>{title}</span> : formatMessage(m.noTitle)}
        description={<span lang={tag}>{description}</span>}
        points={<Points value={points ?? 0} isSigned />}
        icon={questIcons[kind]}
        state={isLater ? 'locked' : 'notStarted'}
        stateLabel={
          isLater
            ? formatMessage(windowMessages.from, {
                start: formatDate(opens, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
              })
            : formatMessage(m.notStarted)
        }
      />
    </Panel>
  );
}
