import { createdProjectsQuery, upvotedProjectsQuery } from '@pwr-community/api/queries/projects';
import type { ProjectListItem, User } from '@pwr-community/api/schema';
import { Tabs } from '@pwr-community/ui/Tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { api } from '../../app/api.ts';
import { useTopOfPage } from '../../app/pageNumber.ts';
import { useMember } from '../../app/session.tsx';
import { pageSize } from '../../app/projects/ProjectPages.tsx';
import { MemberProjectList, type ProjectsPage } from './MemberProjectList.tsx';
import { profileMessages as m } from './messages.ts';
import { PointsHistory } from './PointsHistory.tsx';
import { profileTabs, readView, writeView } from './profileAddress.ts';

/** A page of a list that came whole. `page` is one-based. */
function cut(all: readonly ProjectListItem[] | undefined, page: number): ProjectsPage | undefined {
  if (!all) return undefined;
  const startIndex = (page - 1) * pageSize;
  const projects = all.slice(startIndex, startIndex + pageSize);
  const endIndex = startIndex + projects.length;
  return {
    projects,
    metadata: { startIndex, endIndex, totalItems: all.length, totalPages: Math.ceil(all.length / pageSize) },
  };
}

/** What a member submitted and upvoted and, on their own profile, what moved their points, page by page. Which of it is shown stands in the address. */
export function MemberProjects({ member }: { member: User }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOwn = useMember()?.id === member.id;
  const { tab: asked, page } = readView(new URLSearchParams(search));
  const tab = asked === 'points' && !isOwn ? 'projects' : asked;
  const created = useQuery({
    ...createdProjectsQuery(api, member.id, tab === 'projects' ? page - 1 : 0),
    placeholderData: keepPreviousData,
  });
  const upvoted = useQuery(upvotedProjectsQuery(api, member.id));
  const upvotedPage = useMemo(() => cut(upvoted.data?.upvotedProjects, page), [upvoted.data, page]);

  useTopOfPage(page);

  const getHref = (number: number) => `${pathname}${writeView({ tab, page: number })}`;
  return (
    <Tabs
      label={member.name}
      selectedId={tab}
      onChange={(id) => {
        const next = profileTabs.find((known) => known === id) ?? 'projects';
        void navigate(`${pathname}${writeView({ tab: next, page: 1 })}`, { replace: true });
      }}
      tabs={[
        {
          id: 'projects',
          label: formatMessage(m.projects),
          count: created.data?.metadata.totalItems,
          content: (
            <MemberProjectList
              number={page}
              getHref={getHref}
              page={created.data}
              result={created}
              messages={{
                label: formatMessage(m.projects),
                empty: formatMessage(m.noProjects),
                emptyHint: formatMessage(m.noProjectsHint),
              }}
            />
          ),
        },
        {
          id: 'upvoted',
          label: formatMessage(m.upvoted),
          count: upvoted.data?.upvotedProjects.length,
          content: (
            <MemberProjectList
              number={page}
              getHref={getHref}
              page={upvotedPage}
              result={upvoted}
              messages={{
                label: formatMessage(m.upvoted),
                empty: formatMessage(m.noUpvotes),
                emptyHint: formatMessage(m.noUpvotesHint),
              }}
            />
          ),
        },
        ...(isOwn
          ? [
              {
                id: 'points',
                label: formatMessage(m.history),
                content: <PointsHistory number={page} getHref={getHref} />,
              },
            ]
          : []),
      ]}
    />
  );
}
