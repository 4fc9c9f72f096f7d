import { PlusIcon } from '@pwr-community/ui/Icon';
import { Link } from '@pwr-community/ui/Link';
import { PageHeader } from '@pwr-community/ui/PageHeader';
import { SidebarLayout } from '@pwr-community/ui/PageLayout';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, useTitle } from '../../app/paths.ts';
import { rowMessages } from '../../app/projects/messages.ts';
import { useMember } from '../../app/session.tsx';
import { FilterSelects, FilterSidebar } from './filters.tsx';
import {
  changeChoice,
  changeQuickView,
  readChoice,
  readQuickView,
  type ListChoice,
  type QuickViewTab,
} from './listAddress.ts';
import { listMessages as m } from './messages.ts';
import { ProjectSearch } from './ProjectSearch.tsx';
import type { CommentsComponent } from './ProjectTabs.tsx';
import { Results } from './Results.tsx';

const loadQuickView = async () => (await import('./ProjectQuickView.tsx')).ProjectQuickView;
const ProjectQuickView = lazy(async () => ({ default: await loadQuickView() }));

export interface ListPageProps {
  /** The discussion of a project, for the quick view. */
  Comments: CommentsComponent;
  /** Fetches the code of the discussion ahead. */
  preloadComments: () => void;
}

/** The project list. Everything chosen here stands in the address: see `listAddress.ts`. */
export function ListPage({ Comments, preloadComments }: ListPageProps) {
  const { formatMessage } = useIntl();
  const member = useMember();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const choice = readChoice(params);
  const open = readQuickView(params);
  // What the panel shows while it slides out, when the address has forgotten it.
  const [last, setLast] = useState(open);
  if (open && (open.projectId !== last?.projectId || open.tab !== last.tab)) setLast(open);
  useTitle(formatMessage(m.title));

  useEffect(() => {
    window.scrollTo(0, 0);
  }, [choice.page]);

  const change = useCallback(
    (changes: Partial<ListChoice>) => {
      const next = changeChoice(new URLSearchParams(location.search), changes).toString();
      void navigate(paths.projects.getHref(next));
    },
    [navigate],
  );

  // Back to the list it was opened from; a shared link has none, and takes its place.
  const close = () => {
    if ((state as { fromList?: boolean } | null)?.fromList) void navigate(-1);
    else void navigate(paths.projects.getHref(changeQuickView(params, null).toString()), { replace: true });
  };

  const showTab = (tab: QuickViewTab) => {
    const next = open && changeQuickView(params, { ...open, tab }).toString();
    if (next) void navigate(paths.projects.getHref(next), { replace: true, state });
  };

  const prepare = useCallback(() => {
    // A failure shows itself when the project is opened.
    loadQuickView().catch(() => {});
    preloadComments();
  }, [preloadComments]);

  return (
    <>
      <SidebarLayout
        header={
          <PageHeader
            title={formatMessage(m.title)}
            lead={formatMessage(m.subtitle)}
            action={
              member && (
                <Link variant="button" href={paths.apply.getHref()} icon={<PlusIcon />}>
                  {formatMessage(rowMessages.submitProject)}
                </Link>
              )
            }
          />
        }
        sidebar={<FilterSidebar choice={choice} onChange={change} />}
        toolbar={
          <ProjectSearch key={choice.search} search={choice.search} onSearch={(next) => change({ search: next })} />
        }
        compact={<FilterSelects choice={choice} onChange={change} />}
      >
        <Results params={params} onChange={change} onIntent={prepare} />
      </SidebarLayout>
      {last && (
        <Suspense>
          <ProjectQuickView
            projectId={last.projectId}
            tab={last.tab}
            isOpen={open !== null}
            onClose={close}
            onTabChange={showTab}
            Comments={Comments}
          />
        </Suspense>
      )}
    </>
  );
}
