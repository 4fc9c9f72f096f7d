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
import { listMessages as m } from './messages.ts';
import { ProjectSearch } from './ProjectSearch.tsx';
import { Results } from './Results.tsx';

export interface ListViewProps {
  /** The part of the address that selects the list's content, without the quick view. */
  search: string;
  /** A prop, because components that use the router rerender at every address change, including the quick view's. */
  navigate: NavigateFunction;
  /** Called on first intent to open a project, to prefetch the code. */
  onIntent: () => void;
}

/** The list and its filters. Memoized, so that opening the quick view doesn't rerender it. */
export const ListView = memo(function ListView({ search, navigate, onIntent }: ListViewProps) {
  const { formatMessage } = useIntl();
  const { session } = useSession();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const choice = readChoice(params);

  const change = useCallback(
    (changes: Partial<ListChoice>) => void navigate(paths.projects.getHref(changeChoice(params, changes).toString())),
    [navigate, params],
  );

  return (
    <SidebarLayout
      header={
        <PageHeader
          title={formatMessage(m.title)}
          lead={formatMessage(m.subtitle)}
          action={
            // Rendered for a session that is still being restored, too, so that nothing moves when it is.
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
