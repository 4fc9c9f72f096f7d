import { ownPointsQuery } from '@pwr-community/api/queries/points';
import { DetailList } from '@pwr-community/ui/DetailList';
import { Panel } from '@pwr-community/ui/Panel';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/api.ts';
import { inLanguage } from '../../shared/inLanguage.ts';
import { ListPages } from '../../shared/ListPages.tsx';
import { listState } from '../../shared/listState.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useLastPage } from '../../shared/pageNumber.ts';
import { usePointRows } from '../../shared/points/usePointRows.tsx';
import { useLocale } from '../../shared/settings.tsx';
import { profileMessages as m } from './messages.ts';

export interface PointsHistoryProps {
  /** Page number from the address, starting at 1. */
  number: number;
  /** Returns the address of a page. */
  getHref: (number: number) => string;
}

/** The member's points history: the cause, the admin (if any), and the time of each entry. */
export function PointsHistory({ number, getHref }: PointsHistoryProps) {
  const { formatMessage } = useIntl();
  const { code } = useLocale();
  const rowOf = usePointRows();
  const navigate = useNavigate();
  // Quest titles are in the reader's language.
  const query = inLanguage(ownPointsQuery(api, number - 1), code);
  const { data, status, isPlaceholderData, refetch } = useQuery(query);
  const isLeading = useLastPage(number, isPlaceholderData ? undefined : data?.metadata.totalPages, getHref);

  return (
    <>
      <Panel padding="s">
        <DetailList
          rows={(data?.entries ?? []).map(rowOf)}
          state={listState({ status, data }, isLeading)}
          expected={5}
          isUpdating={isPlaceholderData}
          onRetry={() => void refetch()}
          messages={{
            label: formatMessage(m.history),
            loading: formatMessage(m.historyLoading),
            error: formatMessage(m.historyFailed),
            retry: formatMessage(commonMessages.retry),
            empty: formatMessage(m.noHistory),
            emptyHint: formatMessage(m.noHistoryHint),
          }}
        />
      </Panel>
      <ListPages
        label={formatMessage(m.historyPages)}
        page={number}
        metadata={data?.metadata}
        getHref={getHref}
        onGoToPage={(next) => void navigate(getHref(next))}
      />
    </>
  );
}
