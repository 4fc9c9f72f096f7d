import { commentVersionsQuery } from '@pwr-community/api/queries/comments';
import { DetailList } from '@pwr-community/ui/DetailList';
import { Modal } from '@pwr-community/ui/Modal';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { listState } from '../../shared/listState.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useWhen } from '../../shared/useWhen.ts';
import { commentMessages as m } from './messages.ts';

export interface HistoryProps {
  /** The comment's id. */
  id: number;
  onClose: () => void;
}

/** All versions of a comment's text, newest first. For admins. */
export function History({ id, onClose }: HistoryProps) {
  const { formatMessage } = useIntl();
  const { data, status, refetch } = useQuery(commentVersionsQuery(api, id));
  const formatDate = useWhen();
  const rows = (data?.versions ?? []).toReversed().map(({ version, comment, date }) => ({
    id: String(version),
    title: formatDate(date).absolute,
    details: comment.split('\n'),
  }));
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={formatMessage(m.history)}
      messages={{ close: formatMessage(commonMessages.close), scrim: formatMessage(commonMessages.refreshPage) }}
    >
      <DetailList
        rows={rows}
        state={listState({ status, data })}
        hasIcons={false}
        onRetry={() => void refetch()}
        messages={{
          label: formatMessage(m.history),
          loading: formatMessage(m.historyLoading),
          error: formatMessage(m.historyFailed),
          // Never shown: a comment has at least its current text.
          empty: formatMessage(m.historyFailed),
          retry: formatMessage(commonMessages.retry),
        }}
      />
    </Modal>
  );
}
