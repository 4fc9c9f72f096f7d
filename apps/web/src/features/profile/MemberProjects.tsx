import type { ApiClient } from '@pwr-community/api/client';
import { createdProjectsQuery, upvotedProjectsQuery } from '@pwr-community/api/queries/projects';
import type { ProjectListItem } from '@pwr-community/api/schema';
import { Skeleton } from '@pwr-community/ui/Skeleton';
import { TabLinks } from '@pwr-community/ui/TabLinks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import { page as loadedPage } from '../../shared/page.ts';
import { useTopOfPage } from '../../shared/pageNumber.ts';
import { useMember } from '../../shared/session.tsx';
import { isOn, useSite } from '../../shared/site.ts';
import { pageSize } from '../../shared/projects/ProjectPages.tsx';
import { MemberProjectList, type ProjectsPage } from './MemberProjectList.tsx';
import { profileMessages as m } from './messages.ts';
import { readView, writeView, type ProfileTab } from './profileAddress.ts';

const PointsHistory = loadedPage(async () => (await import('./PointsHistory.tsx')).PointsHistory);

/** Cuts one page out of a completely loaded list. `page` is one-based. */
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

/** Returns the queries for a member's submitted and upvoted projects. The address selects the page. */
export function projectsQueries(api: ApiClient, id: number, search: URLSearchParams) {
  const { tab, page } = readView(search);
  return [createdProjectsQuery(api, id, tab === 'projects' ? page - 1 : 0), upvotedProjectsQuery(api, id)];
}

/** Preloads the points history's code if the address selects its tab, so that it renders together with the page. */
export async function preloadShown(): Promise<void> {
  if (!import.meta.env.SSR && readView(new URLSearchParams(location.search)).tab === 'points')
    await PointsHistory.preload();
}

/**
 * A member's submitted and upvoted projects and, on their own profile, their points history. The address selects the
 * tab.
 * @param id undefined while unknown, which shows placeholders
 */
export function MemberProjects({ id }: { id: number | undefined }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const me = useMember();
  const isOwn = me !== null && me.id === id;
  const { tab: asked, page } = readView(new URLSearchParams(search));
  const hasProjects = isOn(useSite(), 'projects');
  const tab = !hasProjects ? 'points' : asked === 'points' && id !== undefined && !isOwn ? 'projects' : asked;
  const created = useQuery({
    ...createdProjectsQuery(api, id ?? 0, tab === 'projects' ? page - 1 : 0),
    enabled: hasProjects && id !== undefined,
    placeholderData: keepPreviousData,
  });
  const upvoted = useQuery({ ...upvotedProjectsQuery(api, id ?? 0), enabled: hasProjects && id !== undefined });
  const upvotedPage = useMemo(() => cut(upvoted.data?.upvotedProjects, page), [upvoted.data, page]);

  useTopOfPage(page);
  if (!hasProjects && !isOwn) return null;

  const getHref = (number: number) => `${pathname}${writeView({ tab, page: number })}`;
  const link = (tab: ProfileTab, count?: number) => ({
    id: tab,
    label: formatMessage(tab === 'points' ? m.history : m[tab]),
    count,
    href: `${pathname}${writeView({ tab, page: 1 })}`,
  });
  return (
    <TabLinks
      label={formatMessage(m.tabs)}
      currentId={tab}
      tabs={[
        ...(hasProjects
          ? [link('projects', created.data?.metadata.totalItems), link('upvoted', upvoted.data?.upvotedProjects.length)]
          : []),
        ...(isOwn ? [link('points')] : []),
      ]}
    >
      {tab === 'projects' && (
        <MemberProjectList
          number={page}
          getHref={getHref}
          page={created.data}
          result={created}
          messages={{
            label: formatMessage(m.projects),
            empty: formatMessage(m.noProjects),
            emptyHint: formatMessage(isOwn ? m.noOwnProjectsHint : m.noProjectsHint),
          }}
        />
      )}
      {tab === 'upvoted' && (
        <MemberProjectList
          number={page}
          getHref={getHref}
          page={upvotedPage}
          result={upvoted}
          messages={{
            label: formatMessage(m.upvoted),
            empty: formatMessage(m.noUpvotes),
            emptyHint: formatMessage(isOwn ? m.noOwnUpvotesHint : m.noUpvotesHint),
          }}
        />
      )}
      {tab === 'points' && isOwn && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <PointsHistory number={page} getHref={getHref} />
        </Suspense>
      )}
    </TabLinks>
  );
}
