import { appealsQuery } from '@pwr-community/api/queries/appeals';
import type { AppealToDecide } from '@pwr-community/api/schema';
import { DetailList } from '@pwr-community/ui/DetailList';
import { Panel } from '@pwr-community/ui/Panel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { ListPages } from '../../../shared/ListPages.tsx';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { readPage, useLastPage, useTopOfPage } from '../../../shared/pageNumber.ts';
import { AdminPage } from '../AdminPage.tsx';
import { AppealDecision } from './AppealDecision.tsx';
import { appealDeskMessages as m } from './messages.ts';
import type { Decision } from './subject.ts';
import { useAppealRow } from './useAppealRow.tsx';

const pageSize = 20;

const hrefOf = (page: number) => adminPaths.appeals.getHref(page > 1 ? `?page=${page}` : '');

/** The page for deciding on members' appeals. */
export function AppealsPage() {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const navigate = useNavigate();
  const page = readPage(new URLSearchParams(search));
  const { data, status, isPlaceholderData, refetch } = useQuery(appealsQuery(api, page - 1, pageSize));
  const isLeading = useLastPage(page, isPlaceholderData ? undefined : data?.metadata.totalPages, hrefOf);
  const rowOf = useAppealRow();
  const [asked, setAsked] = useState<{ appeal: AppealToDecide; decision: Decision }>();
  const [isOpen, setOpen] = useState(false);
  useTopOfPage(page);

  const ask = (appeal: AppealToDecide, decision: Decision) => {
    setAsked({ appeal, decision });
    setOpen(true);
  };
  return (
    <AdminPage title={formatMessage(m.title)} lead={formatMessage(m.lead)}>
      <Panel padding="s">
        <DetailList
          rows={(data?.appeals ?? []).map((appeal) => rowOf(appeal, (decision) => ask(appeal, decision)))}
          state={listState(status, isLeading)}
          expected={5}
          isUpdating={isPlaceholderData}
          onRetry={() => void refetch()}
          messages={{
            label: formatMessage(m.title),
            loading: formatMessage(m.loading),
            error: formatMessage(m.failed),
            retry: formatMessage(commonMessages.retry),
            empty: formatMessage(m.empty),
            emptyHint: formatMessage(m.emptyHint),
          }}
        />
      </Panel>
      <ListPages
        label={formatMessage(m.pages)}
        page={page}
        metadata={data?.metadata}
        getHref={hrefOf}
        onGoToPage={(next) => void navigate(hrefOf(next))}
      />
      {asked && (
        <AppealDecision
          key={`${asked.appeal.appealId} ${asked.decision}`}
          {...asked}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </AdminPage>
  );
}
