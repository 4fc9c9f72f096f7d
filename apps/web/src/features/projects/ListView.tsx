import { PlusIcon } from '@pwr-community/ui/Icon';
import { Link } from '@pwr-community/ui/Link';
import { PageHeader } from '@pwr-community/ui/layouts/PageHeader';
import { SidebarLayout } from '@pwr-community/ui/layouts/PageLayout';
import { memo, useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { NavigateFunction } from 'react-router-dom';
import { Later } from '../../shared/Later.tsx';
import { paths } from '../../shared/paths.ts';
import { rowMessages } from '../../shared/projects/messages.ts';
import { useSession } from '../../shared/session.tsx';
import { FilterSelects, FilterSidebar } from './filters.tsx';
import { changeChoice, readChoice, type ListChoice } from './listAddress.ts';
import { listMessages as m } from './listMessages.ts';
import { ProjectSearch } from './ProjectSearch.tsx';
import { Results } from './Results.tsx';

export interface ListViewProps {
  /** The list's query string, without the quick view's parameters. */
  search: string;
  /** A prop, because components that use the router rerender on every address change, including the quick view's. */
  navigate: NavigateFunction;
  /** Called when the reader is about to open a project, to prefetch the quick view's code. */
  onIntent: () => void;
}

/** The list and its filters. Memoized, so that opening the quick view doesn't rerender it. */
export const ListView = memo(function ListView({ search, navigate, onIntent }: ListViewProps) {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const choice = readChoice(params);

  const change = useCallback(
    (changes: Partial<ListChoice>) => {
      // Not `search`, which is behind the address while the list of an earlier change is rendering.
      const current = new URLSearchParams(window.location.search);
      void navigate(paths.projects.getHref(changeChoice(current, changes).toString()));
    },
    [navigate],
  );

  return (
    <SidebarLayout
      header={
        <PageHeader
          title={formatMessage(m.title)}
          lead={formatMessage(m.subtitle)}
          action={
            // Also rendered while a session is being restored, to avoid a layout shift.
            session.status !== 'visitor' && (
              <Link variant="button" href={paths.apply.getHref()} icon={<PlusIcon />}>
                {formatMessage(rowMessages.submitProject)}
              </Link>
            )
          }
        />
      }
      sidebar={
        <Later>
          <FilterSidebar choice={choice} onChange={change} />
        </Later>
      }
      toolbar={
        <Later>
          <ProjectSearch search={choice.search} onSearch={(next) => change({ search: next })} />
        </Later>
      }
      compact={
        <Later>
          <FilterSelects choice={choice} onChange={change} />
        </Later>
      }
    >
      <Later after={2}>
        <Results params={params} onChange={change} onIntent={onIntent} />
      </Later>
    </SidebarLayout>
  );
});
