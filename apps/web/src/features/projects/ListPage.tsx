import { projectCountsQuery, projectListQuery, projectQuery } from '@pwr-community/api/queries/projects';
import { Suspense, useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { DialogFrame } from '../../shared/DialogFrame.tsx';
import { page, useIdlePrefetch, type PageFacts } from '../../shared/page.ts';
import { readPage, useTopOfPage } from '../../shared/pageNumber.ts';
import { parseId } from '../../shared/parseId.ts';
import { api } from '../../shared/api.ts';
import { layoutMessages } from '../../shared/messages.ts';
import { paths, useTitle } from '../../shared/paths.ts';
import { pageSize } from '../../shared/projects/ProjectPages.tsx';
import { useCloseEntry } from '../../shared/useCloseEntry.ts';
import {
  changeQuickView,
  readChoice,
  readQuickView,
  searchNames,
  showsCounts,
  toListParams,
  type QuickViewTab,
} from './listAddress.ts';
import { ListView } from './ListView.tsx';
import { listMessages as m } from './listMessages.ts';
import type { CommentsComponent } from './Discussion.tsx';

const ProjectQuickView = page(async () => (await import('./ProjectQuickView.tsx')).ProjectQuickView, 'project');

export interface ListPageProps {
  /** A project's discussion, for the quick view. */
  Comments: CommentsComponent;
}

/** The project list, and the quick view over it. The address holds all state: see `listAddress.ts`. */
function List({ Comments }: ListPageProps) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const open = readQuickView(params);
  const list = changeQuickView(params, null).toString();
  // Keeps the project while the panel slides out, when the address no longer names it.
  const [last, setLast] = useState(open);
  if (open && (open.projectId !== last?.projectId || open.tab !== last.tab)) setLast(open);
  useTitle(formatMessage(m.title), formatMessage(m.subtitle));
  useTopOfPage(readPage(params));

  const isOpen = open !== null;
  const close = useCloseEntry(isOpen, paths.projects.getHref(list));

  const showTab = (tab: QuickViewTab) => {
    const next = open && changeQuickView(params, { ...open, tab }).toString();
    if (next) void navigate(paths.projects.getHref(next), { replace: true });
  };

  const client = useQueryClient();
  const listKey = projectListQuery(api, toListParams(readChoice(params), pageSize)).queryKey;
  const known = client.getQueryData(listKey)?.projects.find(({ id }) => id === parseId(last?.projectId));
  useIdlePrefetch(ProjectQuickView.preload);

  const prepare = useCallback(() => {
    // A failure surfaces when the project opens.
    ProjectQuickView.preload().catch(() => {});
  }, []);

  return (
    <>
      <ListView search={list} navigate={navigate} onIntent={prepare} />
      {last && (
        <Suspense
          fallback={
            isOpen && (
              <DialogFrame
                size="drawer"
                title={known?.projectName ?? formatMessage(layoutMessages.loading)}
                onClose={close}
              />
            )
          }
        >
          <ProjectQuickView
            projectId={last.projectId}
            known={known}
            tab={last.tab}
            isOpen={isOpen}
            onClose={close}
            onTabChange={showTab}
            Comments={Comments}
          />
        </Suspense>
      )}
    </>
  );
}

export const ListPage = Object.assign(List, {
  searchNames,
  queries: (api, { search }) => {
    const open = parseId(readQuickView(search)?.projectId);
    const choice = readChoice(search);
    return [
      projectListQuery(api, toListParams(choice, pageSize)),
      ...(showsCounts(choice) ? [projectCountsQuery(api)] : []),
      ...(open === null ? [] : [projectQuery(api, open)]),
    ];
  },
} satisfies PageFacts);
