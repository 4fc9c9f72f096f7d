import { auditQuery } from '@pwr-community/api/queries/admin';
import { DetailList } from '@pwr-community/ui/DetailList';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { FilterBar } from '@pwr-community/ui/FilterBar';
import { CaretLeftIcon } from '@pwr-community/ui/Icon';
import { LonePole } from '@pwr-community/ui/Illustration';
import { Link } from '@pwr-community/ui/Link';
import { Panel } from '@pwr-community/ui/Panel';
import { Select } from '@pwr-community/ui/Select';
import { SplitLayout } from '@pwr-community/ui/layouts/SplitLayout';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { inLanguage } from '../../../shared/inLanguage.ts';
import { ListPages } from '../../../shared/ListPages.tsx';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { useLastPage } from '../../../shared/pageNumber.ts';
import { useLocale } from '../../../shared/settings.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { DaysPicker } from '../DaysPicker.tsx';
import { SearchBox } from '../SearchBox.tsx';
import { readView, writeView, type AuditView } from './auditAddress.ts';
import { AuditSheet } from './AuditSheet.tsx';
import { auditMessages as m } from './messages.ts';
import { ExportAudit } from './ExportAudit.tsx';
import { Figures } from './Figures.tsx';
import { operationNames, operations, type AuditedOperation } from './operations.ts';
import { useAuditRow } from './useAuditRow.tsx';

const pageSize = 20;

/** The audit log: admins' actions with the state before and after each. */
export function AuditPage() {
  const { formatMessage } = useIntl();
  const { code } = useLocale();
  const navigate = useNavigate();
  const rowOf = useAuditRow();
  const { search } = useLocation();
  const view = readView(new URLSearchParams(search));
  const { entry, operation, page, from, to } = view;
  const range = from && to && from <= to ? { start: from, end: to } : null;
  const days = range ? { startDate: range.start, endDate: range.end } : {};
  const filter = {
    ...days,
    ...(operation !== 'all' && { operation }),
    ...(view.search && { searchTerm: view.search }),
  };
  const hrefOf = (change: Partial<AuditView>) => adminPaths.audit.getHref(writeView({ ...view, ...change }));
  const narrow = (change: Partial<AuditView>) => void navigate(hrefOf({ page: 1, ...change }), { replace: true });

  const { data, status, isPlaceholderData, refetch } = useQuery(
    inLanguage(auditQuery(api, { page: page - 1, itemsPerPage: pageSize, ...filter }), code),
  );
  const isLeading = useLastPage(page, isPlaceholderData ? undefined : data?.metadata.totalPages, (last) =>
    hrefOf({ page: last }),
  );
  const isNarrowed = operation !== 'all' || view.search !== '' || range !== null;

  return (
    <AdminPage title={formatMessage(m.title)} lead={formatMessage(m.lead)}>
      <FilterBar label={formatMessage(m.filters)}>
        <SearchBox label={formatMessage(m.search)} search={view.search} onSearch={(term) => narrow({ search: term })} />
        <Select
          label={formatMessage(m.action)}
          value={operation}
          onChange={(next) => narrow({ operation: next as AuditedOperation | 'all' })}
          items={(['all', ...operations] as const).map((id) => ({
            id,
            label: formatMessage(id === 'all' ? m.anyAction : operationNames[id]),
          }))}
        />
        <DaysPicker value={range} onChange={(next) => narrow({ from: next?.start ?? null, to: next?.end ?? null })} />
        <ExportAudit filter={filter} />
      </FilterBar>
      <SplitLayout
        currentId={entry === null ? null : String(entry)}
        detail={entry !== null && <AuditSheet key={entry} id={entry} />}
        back={
          <Link variant="button" size="s" href={hrefOf({ entry: null })} icon={<CaretLeftIcon isDirectional />}>
            {formatMessage(m.back)}
          </Link>
        }
        placeholder={
          data?.metadata.totalItems !== 0 && (
            <Panel>
              <EmptyState
                illustration={<LonePole />}
                title={formatMessage(m.choose)}
                description={formatMessage(m.chooseHint)}
              />
            </Panel>
          )
        }
        summary={data?.metadata.totalItems !== 0 && <Figures days={days} />}
        messages={{ detail: formatMessage(m.entry) }}
      >
        <Panel padding="s">
          <DetailList
            rows={(data?.entries ?? []).map((one) => rowOf(one, hrefOf({ entry: one.id }), one.id === entry))}
            state={listState({ status, data }, isLeading)}
            expected={8}
            isUpdating={isPlaceholderData}
            onRetry={() => void refetch()}
            messages={{
              label: formatMessage(m.title),
              loading: formatMessage(m.loading),
              error: formatMessage(m.failed),
              retry: formatMessage(commonMessages.retry),
              empty: formatMessage(isNarrowed ? m.notFound : m.empty),
              emptyHint: formatMessage(isNarrowed ? m.notFoundHint : m.emptyHint),
            }}
          />
        </Panel>
        <ListPages
          label={formatMessage(m.pages)}
          page={page}
          metadata={data?.metadata}
          getHref={(number) => hrefOf({ page: number })}
          onGoToPage={(number) => void navigate(hrefOf({ page: number }))}
        />
      </SplitLayout>
    </AdminPage>
  );
}
