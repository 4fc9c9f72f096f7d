import { appealsQuery } from '@pwr-community/api/queries/appeals';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { readPage } from '../../../shared/pageNumber.ts';
import { DecisionsPage, pageSize } from '../DecisionsPage.tsx';
import { AppealDecision } from './AppealDecision.tsx';
import { appealDeskMessages } from './messages.ts';
import { useAppealRow } from './useAppealRow.tsx';

const hrefOf = (page: number) => adminPaths.appeals.getHref(page > 1 ? `?page=${page}` : '');

/** The page for deciding on members' appeals. */
export function AppealsPage() {
  const page = readPage(new URLSearchParams(useLocation().search));
  const query = useQuery(appealsQuery(api, page - 1, pageSize));
  return (
    <DecisionsPage
      page={page}
      hrefOf={hrefOf}
      query={query}
      items={query.data?.appeals}
      rowOf={useAppealRow()}
      renderDialog={(appeal, decision, dialog) => (
        <AppealDecision key={`${appeal.appealId} ${decision}`} appeal={appeal} decision={decision} {...dialog} />
      )}
      messages={appealDeskMessages}
    />
  );
}
