import { DetailList } from '@pwr-community/ui/DetailList';
import { WarningIcon } from '@pwr-community/ui/Icon';
import { Panel } from '@pwr-community/ui/Panel';
import { useIntl } from 'react-intl';
import { commonMessages } from '../messages.ts';
import { useMoment } from '../serverState.ts';
import type { Member } from '../session.tsx';
import { useMemberUpdates } from '../useMemberUpdates.ts';
import { KeepAccount } from './KeepAccount.tsx';
import { accountMessages as m } from './messages.ts';

/** Shows members when their account will be deleted, with a button to keep it. */
export function DeletionNotice({ member, dueAt }: { member: Member; dueAt: string }) {
  useMemberUpdates(member);
  const { formatMessage, formatDate } = useIntl();
  const { timeZone } = useMoment();
  return (
    <Panel padding="s">
      <DetailList
        rows={[
          {
            id: 'deletion',
            icon: <WarningIcon size="l" />,
            title: formatMessage(m.dueTitle, { date: formatDate(dueAt, { dateStyle: 'long', timeZone }) }),
            details: [formatMessage(m.dueHint)],
            end: <KeepAccount />,
          },
        ]}
        onRetry={() => {}}
        messages={{
          label: formatMessage(m.notice),
          loading: '',
          error: '',
          retry: formatMessage(commonMessages.retry),
          empty: '',
        }}
      />
    </Panel>
  );
}
