import { activityQuery } from '@pwr-community/api/queries/leaderboards';
import type { Activity as Done } from '@pwr-community/api/schema';
import { ActivityFeed } from '@pwr-community/ui/community/ActivityFeed';
import { Link } from '@pwr-community/ui/Link';
import { Section } from '@pwr-community/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { inLanguage } from '../../shared/inLanguage.ts';
import { commonMessages } from '../../shared/messages.ts';
import { paths } from '../../shared/paths.ts';
import { causeNames } from '../../shared/points/messages.ts';
import type { Member } from '../../shared/session.tsx';
import { useLocale } from '../../shared/settings.tsx';
import { useWhen } from '../../shared/useWhen.ts';
import { nextCount } from './growing.ts';
import { activityMessages, memberMessages as m } from './memberMessages.ts';

/** The member's recent activity and the points earned by it. */
export function Activity({ member }: { member: Member }) {
  const { formatMessage } = useIntl();
  const { code } = useLocale();
  const formatDate = useWhen();
  const [count, setCount] = useState(5);
  const { data, isError, isPlaceholderData, refetch } = useQuery(inLanguage(activityQuery(api, 0, count), code));
  const next = data ? nextCount(count, data.metadata.totalItems) : null;

  const sentence = ({ kind, cause, title, projectId }: Done) => {
    // Quest titles are in the reader's language. All other reasons in the ledger are English, so their translated names
    // replace them.
    if (kind === 'points') return cause && cause !== 'quest' ? formatMessage(causeNames[cause]) : title;
    return formatMessage(activityMessages[kind], {
      project:
        projectId === null ? (
          <bdi key="project">{title}</bdi>
        ) : (
          <Link key="project" href={paths.project.getHref(projectId)}>
            <bdi>{title}</bdi>
          </Link>
        ),
    });
  };
  return (
    <Section title={formatMessage(m.activity)}>
      <ActivityFeed
        state={data ? 'done' : isError ? 'error' : 'loading'}
        activities={(data?.activities ?? []).map((done, index) => ({
          id: String(index),
          actor: { id: String(member.id), picture: member.pictureUrl ?? undefined },
          sentence: sentence(done),
          date: done.createdAt,
          points: done.points ?? undefined,
        }))}
        onRetry={() => void refetch()}
        onLoadMore={next === null ? undefined : () => setCount(next)}
        isLoadingMore={isPlaceholderData}
        formatDate={formatDate}
        messages={{
          label: formatMessage(m.activity),
          loading: formatMessage(m.activityLoading),
          error: formatMessage(m.activityFailed),
          retry: formatMessage(commonMessages.retry),
          empty: formatMessage(m.activityEmpty),
          emptyHint: formatMessage(m.activityEmptyHint),
          loadMore: formatMessage(m.showMore),
          loadingMore: formatMessage(m.loadingMore),
          points: (points) => formatMessage(m.pts, { points }),
        }}
      />
    </Section>
  );
}
