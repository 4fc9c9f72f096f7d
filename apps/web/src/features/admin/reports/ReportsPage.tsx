import { reportsQuery } from '@pwr-community/api/queries/reports';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { readPage } from '../../../shared/pageNumber.ts';
import { DecisionsPage, pageSize } from '../DecisionsPage.tsx';
import { reportDeskMessages } from './messages.ts';
import { ReportsDecision } from './ReportsDecision.tsx';
import { useReportRow } from './useReportRow.tsx';

const hrefOf = (page: number) => adminPaths.reports.getHref(page > 1 ? `?page=${page}` : '');

/** The page for deciding on members' reports. */
export function ReportsPage() {
  const page = readPage(new URLSearchParams(useLocation().search));
  const query = useQuery(reportsQuery(api, page - 1, pageSize));
  return (
    <DecisionsPage
      page={page}
      hrefOf={hrefOf}
      query={query}
      items={query.data?.subjects}
      rowOf={useReportRow()}
      renderDialog={(reported, decision, dialog) => (
        <ReportsDecision
          key={`${reported.firstReportId} ${decision}`}
          reported={reported}
          decision={decision}
          {...dialog}
        />
      )}
      messages={reportDeskMessages}
    />
  );
}
