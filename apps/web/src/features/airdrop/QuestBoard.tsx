import type { Quest } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { ChatTextIcon } from '@pwr-community/ui/Icon';
import { Link } from '@pwr-community/ui/Link';
import { Points } from '@pwr-community/ui/community/Points';
import type { QuestActionProps } from '@pwr-community/ui/community/QuestCard';
import { QuestGrid } from '@pwr-community/ui/community/QuestGrid';
import { ToggleButtonGroup } from '@pwr-community/ui/ToggleButton';
import { memo, useState } from 'react';
import { useIntl } from 'react-intl';
import { problemText } from '../../shared/errorMessages.ts';
import { commonMessages } from '../../shared/messages.ts';
import { cardMessages } from '../../shared/quests/cardMessages.ts';
import { paths } from '../../shared/paths.ts';
import { useMoment } from '../../shared/serverState.ts';
import { questIcons } from '../../shared/quests/questIcons.tsx';
import { isOn, useSite } from '../../shared/site.ts';
import { useNews } from '../../shared/useNews.ts';
import { useToasts } from '../../shared/toasts.tsx';
import { OpenButton } from './OpenButton.tsx';
import { pageMessages as m, standingMessages } from './pageMessages.ts';
import { filters, nextQuest, shown, standingOf, type Filter, type Standing } from './questState.ts';
import { useClaimQuest } from './useClaimQuest.ts';
import type { useQuests } from './useQuests.ts';

export interface QuestBoardProps {
  result: ReturnType<typeof useQuests>;
  /** Shows the filter by state. Also true while a session is being restored, to avoid a layout shift. */
  hasFilter: boolean;
  /** Highlights the best next quest. True for members whose progress has loaded. */
  hasNext: boolean;
  /** Opens a quest, or asks visitors to log in. */
  onOpen: (quest: Quest) => void;
  /** Prefetches the quest dialog's code. */
  preload: () => void;
}

/** True if an appeal against a failed quest awaits a decision. */
const isAppealed = ({ appeal }: Quest, standing: Standing) => standing === 'failed' && appeal?.status === 'open';

/** Message keys for the label of a card's button, by standing. */
const actions: Partial<Record<Standing, keyof typeof m>> = {
  not_started: 'start',
  started: 'goOn',
  pending: 'details',
  in_review: 'details',
  failed: 'seeWhy',
  verified: 'claim',
  completed: 'details',
};

/** All quests with their states and actions. Memoized, so that opening a quest doesn't rerender it. */
export const QuestBoard = memo(function QuestBoard({ result, hasFilter, hasNext, onOpen, preload }: QuestBoardProps) {
  const { formatMessage, formatDate } = useIntl();
  const { now, timeZone } = useMoment();
  const toasts = useToasts();
  const site = useSite();
  const [filter, setFilter] = useState<Filter>('all');
  const claim = useClaimQuest();
  const { data, isOwn, hasFailed, refetch } = result;
  const quests = data?.quests ?? [];
  const next = hasNext ? nextQuest(quests) : undefined;

  const date = (value: string | null) => formatDate(value ?? undefined, { day: 'numeric', month: 'short', timeZone });
  const stateLabel = (quest: Quest, standing: Standing) => {
    if (quest === next && standing === 'not_started') return formatMessage(m.yourNextStep);
    if (standing === 'completed' && quest.completedAt)
      return formatMessage(m.completedOn, { date: date(quest.completedAt) });
    if (standing === 'locked') return formatMessage(cardMessages.opensOn, { date: date(quest.startsAt) });
    if (isAppealed(quest, standing)) return formatMessage(m.appealInReview);
    return formatMessage(standingMessages[standing]);
  };
  const description = (quest: Quest, standing: Standing) => {
    if (standing === 'failed' && quest.reason) return quest.reason;
    if (standing === 'in_review') return formatMessage(m.inReviewHint);
    if (standing === 'pending') return formatMessage(m.pendingHint);
    return quest.description ?? '';
  };
  const action = (quest: Quest, standing: Standing) => {
    const label = actions[standing];
    if (!label) return undefined;
    return (props: QuestActionProps) => (
      <OpenButton
        {...props}
        variant={label === 'details' ? 'quiet' : 'secondary'}
        onPress={() =>
          standing === 'verified'
            ? claim.mutate(quest.id, { onError: (error) => toasts.error(problemText(formatMessage, error)) })
            : onOpen(quest)
        }
        onHoverStart={preload}
        onFocus={preload}
        isPending={claim.isPending && claim.variables === quest.id}
        messages={{ pending: formatMessage(m.claiming) }}
      >
        {formatMessage(m[label])}
      </OpenButton>
    );
  };

  const all = quests.map((quest) => ({ quest, standing: standingOf(quest, now) }));
  // The card for submitting content isn't a quest from the server. It is never completed.
  const canSubmit = isOn(site, 'community');
  const hasContent = canSubmit && all.length > 0 && (filter === 'all' || filter === 'toDo');
  const options = (Object.keys(filters) as Filter[]).map((value) => ({
    value,
    label: formatMessage(m[value]),
    count:
      isOwn || value === 'all'
        ? all.filter(({ standing }) => filters[value](standing)).length +
          Number(canSubmit && (value === 'all' || value === 'toDo'))
        : null,
  }));
  useNews(
    filter,
    formatMessage(m.filtered, {
      filter: formatMessage(m[filter]),
      count: options.find(({ value }) => value === filter)!.count,
    }),
    isOwn && data !== undefined,
  );
  const content = {
    id: 'content',
    title: formatMessage(m.content),
    description: formatMessage(m.contentHint),
    points: formatMessage(m.contentPoints),
    icon: <ChatTextIcon size="l" />,
    state: 'notStarted' as const,
    stateLabel: formatMessage(m.contentState),
    action: (props: QuestActionProps) => (
      <Link {...props} variant="button" href={paths.community.getHref('?dialog=submit')}>
        {formatMessage(m.contentAction)}
      </Link>
    ),
  };
  return (
    <QuestGrid
      state={hasFailed ? 'error' : data ? 'done' : 'loading'}
      quests={[
        ...all
          .filter(({ standing }) => !isOwn || filters[filter](standing))
          .map(({ quest, standing }) => ({
            id: String(quest.id),
            title: quest.title,
            description: description(quest, standing),
            points: <Points value={quest.points} isSigned />,
            icon: questIcons[quest.kind],
            state: isAppealed(quest, standing) ? 'inReview' : shown[standing].card,
            stateLabel: stateLabel(quest, standing),
            isLoading: !isOwn,
            isNext: quest === next,
            action: action(quest, standing),
          })),
        ...(hasContent ? [content] : []),
      ]}
      link={
        site.links.documentation && (
          <Link
            variant="button"
            size="s"
            href={site.links.documentation}
            isExternal
            messages={{ newTab: formatMessage(commonMessages.newTab) }}
          >
            {formatMessage(m.documentation)}
          </Link>
        )
      }
      filter={
        hasFilter &&
        quests.length > 0 && (
          <ToggleButtonGroup
            label={formatMessage(m.show)}
            options={options}
            value={filter}
            onChange={(value) => setFilter(value as Filter)}
            size="s"
          />
        )
      }
      onRetry={() => void refetch()}
      emptyAction={filter !== 'all' && <Button onPress={() => setFilter('all')}>{formatMessage(m.showAll)}</Button>}
      messages={{
        title: formatMessage(m.boardTitle),
        loading: formatMessage(m.questsLoading),
        error: formatMessage(m.questsFailed),
        retry: formatMessage(commonMessages.retry),
        empty: formatMessage(m.questsEmpty),
        emptyHint: formatMessage(filter === 'all' ? m.questsEmptyHint : m.filterEmptyHint),
      }}
    />
  );
});
