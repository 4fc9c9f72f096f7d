import { snapshotsQuery } from '@pwr-community/api/queries/snapshots';
import type { Snapshot } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { EmptyState } from '@pwr-community/ui/EmptyState';
import { BrokenWire } from '@pwr-community/ui/Illustration';
import { InfoPage } from '@pwr-community/ui/layouts/InfoPage';
import { Panel } from '@pwr-community/ui/Panel';
import { Section, SectionGrid } from '@pwr-community/ui/Section';
import { Skeleton } from '@pwr-community/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { commonMessages } from '../../shared/messages.ts';
import type { PageFacts } from '../../shared/page.ts';
import { useTitle } from '../../shared/paths.ts';
import { useMoment } from '../../shared/serverState.ts';
import { useMember } from '../../shared/session.tsx';
import { snapshotMessages } from '../../shared/snapshots/messages.ts';
import { Distribution, Hashes, RulesTable, TotalsTable } from '../../shared/snapshots/Totals.tsx';
import { CheckWallet } from './CheckWallet.tsx';
import { snapshotPageMessages as m } from './messages.ts';
import { OwnAllocations } from './OwnAllocations.tsx';

/** The snapshots' rules, totals and hashes, which anyone can check, and the member's own allocations. */
function SnapshotPageView() {
  const { formatMessage } = useIntl();
  const member = useMember();
  const { data, status, isLoadingError, refetch } = useQuery(snapshotsQuery(api));
  useTitle(formatMessage(m.title), formatMessage(m.lead));
  return (
    <InfoPage title={formatMessage(m.title)} lead={formatMessage(m.lead)} isPlain>
      {member && <OwnAllocations />}
      {status === 'pending' && (
        <Panel>
          <Skeleton />
        </Panel>
      )}
      {isLoadingError && (
        <Panel>
          <EmptyState
            illustration={<BrokenWire />}
            title={formatMessage(m.failed)}
            action={<Button onPress={() => void refetch()}>{formatMessage(commonMessages.retry)}</Button>}
          />
        </Panel>
      )}
      {data?.snapshots.length === 0 && (
        <Panel>
          <EmptyState
            illustration={<BrokenWire />}
            title={formatMessage(m.empty)}
            description={formatMessage(m.emptyHint)}
          />
        </Panel>
      )}
      {data?.snapshots.map((snapshot) => (
        <SnapshotSection key={snapshot.id} snapshot={snapshot} />
      ))}
    </InfoPage>
  );
}

function SnapshotSection({ snapshot }: { snapshot: Snapshot }) {
  const { formatMessage, formatDate } = useIntl();
  const { timeZone } = useMoment();
  const { id, frozenAt, rules, totals, root, sha256 } = snapshot;
  const date = formatDate(frozenAt, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return (
    <Section title={formatMessage(snapshotMessages.number, { id })}>
      <Panel isDivided>
        <div>{formatMessage(snapshotMessages.frozenAt, { date })}</div>
        <CheckWallet snapshot={snapshot} />
      </Panel>
      <SectionGrid>
        <Panel>
          <RulesTable rules={rules} />
        </Panel>
        <Panel>
          <TotalsTable rules={rules} totals={totals} />
        </Panel>
      </SectionGrid>
      <Panel>
        <Distribution rules={rules} totals={totals} />
      </Panel>
      <Panel>
        <Hashes root={root} sha256={sha256} />
      </Panel>
    </Section>
  );
}

export const SnapshotPage = Object.assign(SnapshotPageView, {
  queries: (api) => [snapshotsQuery(api)],
} satisfies PageFacts);
