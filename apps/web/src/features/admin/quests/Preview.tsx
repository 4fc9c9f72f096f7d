import { I18nProvider, type Locale } from '@pwr-community/i18n';
import { loadMessages } from '@pwr-community/i18n/loadMessages';
import { Panel } from '@pwr-community/ui/Panel';
import { Points } from '@pwr-community/ui/community/Points';
import { QuestCard } from '@pwr-community/ui/community/QuestCard';
import { Skeleton } from '@pwr-community/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { I18nProvider as AriaI18nProvider } from 'react-aria-components/I18nProvider';
import { useWatch, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { cardMessages } from '../../../shared/quests/cardMessages.ts';
import { questIcons } from '../../../shared/quests/questIcons.tsx';
import { questFormMessages as m } from './messages.ts';
import type { Language, Values } from './values.ts';

export interface PreviewProps {
  control: Control<Values>;
  /** Language of the quest's title and description, and of the card's labels and numbers. */
  locale: Locale & { code: Language };
}

/** A preview of the form's quest card, as members see it in one language. */
export function Preview({ control, locale }: PreviewProps) {
  const { formatMessage } = useIntl();
  const { code, tag } = locale;
  const [kind, points, startsAt, title, description] = useWatch({
    control,
    name: ['kind', 'points', 'startsAt', `title.${code}`, `description.${code}`],
  });
  const { data: messages } = useQuery({
    queryKey: ['words', code],
    queryFn: () => loadMessages(code, ['airdrop']),
    staleTime: Infinity,
  });
  const [now] = useState(Date.now);
  const opens = startsAt ? new Date(`${startsAt}:00Z`) : null;
  const isLater = opens !== null && opens.getTime() > now;
  return (
    <Panel padding="none">
      <AriaI18nProvider locale={tag}>
        <QuestCard
          title={title.trim() ? <span lang={tag}>{title}</span> : formatMessage(m.noTitle)}
          description={<span lang={tag}>{description}</span>}
          points={<Points value={points ?? 0} isSigned />}
          icon={questIcons[kind]}
          state={isLater ? 'locked' : 'notStarted'}
          stateLabel={
            messages ? (
              <I18nProvider locale={locale} messages={messages}>
                <State lang={tag} opens={isLater ? opens : null} />
              </I18nProvider>
            ) : (
              <Skeleton inlineSize="6em" />
            )
          }
        />
      </AriaI18nProvider>
    </Panel>
  );
}

function State({ lang, opens }: { lang: string; opens: Date | null }) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <span lang={lang}>
      {opens
        ? formatMessage(cardMessages.opensOn, {
            date: formatDate(opens, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
          })
        : formatMessage(cardMessages.notStarted)}
    </span>
  );
}
