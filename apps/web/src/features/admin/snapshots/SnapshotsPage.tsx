import { snapshotDeskQuery } from '@pwr-community/api/queries/snapshots';
import { Link } from '@pwr-community/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { paths } from '../../../shared/paths.ts';
import { AdminPage } from '../AdminPage.tsx';
import { navigationMessages } from '../messages.ts';
import { snapshotDeskMessages as m } from './messages.ts';
import { Proposals } from './Proposals.tsx';
import { RulesForm } from './RulesForm.tsx';
import { Snapshots } from './Snapshots.tsx';

/** The page where super admins freeze everyone's points and download the result. */
export function SnapshotsPage() {
  const { formatMessage } = useIntl();
  const desk = useQuery(snapshotDeskQuery(api));
  return (
    <AdminPage
      title={formatMessage(navigationMessages.snapshots)}
      lead={formatMessage(desk.data?.isSuperAdmin === false ? m.notSuper : m.lead)}
      action={
        <Link variant="button" href={paths.snapshot.getHref()}>
          {formatMessage(m.publicPage)}
        </Link>
      }
    >
      <Proposals desk={desk} />
      {desk.data && <RulesForm desk={desk.data} />}
      <Snapshots frozen={desk.data?.proposals.filter(({ status }) => status === 'frozen').length ?? 0} />
    </AdminPage>
  );
}
