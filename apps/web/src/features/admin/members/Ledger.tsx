import { userPointsQuery } from '@pwr-community/api/queries/points';
import { DetailList } from '@pwr-community/ui/DetailList';
import { Link } from '@pwr-community/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { inLanguage } from '../../../shared/inLanguage.ts';
import { ListPages } from '../../../shared/ListPages.tsx';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { useLastPage } from '../../../shared/pageNumber.ts';
import { usePointRows } from '../../../shared/points/usePointRows.tsx';
import { useLocale } from '../../../shared/settings.tsx';
import { membersMessages as m } from './messages.ts';

export interface LedgerProps {
  userId: number;
  /** Page number from the address, starting at 1. */
  number: number;
  getHref: (number: number) => string;
}

/** A member's ledger. Entries by admins link to the audit log. */
export function Ledger({ userId, number, getHref }: LedgerProps) {
  const { formatMessage } = useIntl();
  const { code } = useLocale();
  const navigate = useNavigate();
  const rowOf = usePointRows();
  // Quest titles are in the reader's language.
  const query = inLanguage(userPointsQuery(api, userId, number - 1), code);
  const { data, status, isPlaceholderData, refetch } = useQuery(query);
  const isLeading = useLastPage(number, isPlaceholderData ? undefined : data?.metadata.totalPages, getHref);

  const rows = (data?.entries ?? []).map((entry, index) => {
    const row = rowOf(entry, index);
    if (entry.auditId === null) return row;
    const link = (
      <Link key="audit" href={adminPaths.audit.getHref(`?entry=${entry.auditId}`)}>
        {formatMessage(m.auditEntry)}
      </Link>
    );
    return { ...row, details: [...(row.details ?? []), link] };
  });

  return (
    <>
      <DetailList
        rows={rows}
        state={listState({ status, data }, isLeading)}
        expected={5}
        isUpdating={isPlaceholderData}
        onRetry={() => void refetch()}
        messages={{
          label: formatMessage(m.ledger),
          loading: formatMessage(m.ledgerLoading),
          error: formatMessage(m.ledgerFailed),
          retry: formatMessage(commonMessages.retry),
          empty: formatMessage(m.noEntries),
        }}
      />
      <ListPages
        label={formatMessage(m.ledgerPages)}
        page={number}
        metadata={data?.metadata}
        getHref={getHref}
        onGoToPage={(next) => void navigate(getHref(next))}
      />
    </>
  );
}
