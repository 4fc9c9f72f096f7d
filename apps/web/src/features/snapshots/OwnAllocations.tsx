import { ownAllocationsQuery } from '@pwr-community/api/queries/snapshots';
import type { OwnAllocation } from '@pwr-community/api/schema';
import { Accordion } from '@pwr-community/ui/Accordion';
import { Panel } from '@pwr-community/ui/Panel';
import { Section } from '@pwr-community/ui/Section';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../shared/api.ts';
import { useMoment } from '../../shared/serverState.ts';
import { snapshotMessages } from '../../shared/snapshots/messages.ts';
import { useAmount } from '../../shared/snapshots/useAmount.tsx';
import { snapshotPageMessages as m } from './messages.ts';

const reasons = {
  disqualified: m.whyDisqualified,
  'no-wallet': m.whyNoWallet,
  admin: m.whyAdmin,
  excluded: m.whyExcluded,
  'below-minimum': m.whyBelowMinimum,
  'rounded-to-zero': m.whyRoundedToZero,
} as const;

/** The member's allocations, and a notice if they lack a wallet for the next snapshot. */
export function OwnAllocations() {
  const { formatMessage, formatDate } = useIntl();
  const { timeZone } = useMoment();
  const { data } = useQuery(ownAllocationsQuery(api));
  if (!data) return null;
  const { allocations, wallet, freezesAt } = data;
  const date = freezesAt && formatDate(freezesAt, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const needsWallet = wallet === null && date;
  if (!needsWallet && allocations.length === 0) return null;
  return (
    <Section title={formatMessage(m.yours)}>
      <Panel isDivided>
        {needsWallet && <div>{formatMessage(m.needsWallet, { date })}</div>}
        {allocations.map((allocation) => (
          <Own key={allocation.snapshot.id} allocation={allocation} wallet={wallet} />
        ))}
      </Panel>
    </Section>
  );
}

function Own({ allocation, wallet: current }: { allocation: OwnAllocation; wallet: string | null }) {
  const { formatMessage } = useIntl();
  const amount = useAmount();
  const { snapshot, wallet, points, amount: own, exclusion, reason, proof } = allocation;
  return (
    <div>
      <h3>{formatMessage(snapshotMessages.number, { id: snapshot.id })}</h3>
      {exclusion ? (
        <p>
          {formatMessage(m.youGetNothing)} {formatMessage(reasons[exclusion])}
        </p>
      ) : (
        <p>{formatMessage(m.youGet, { amount: amount(own, snapshot.rules) })}</p>
      )}
      {reason && <p>{formatMessage(m.reason, { reason: <bdi key="reason">{reason}</bdi> })}</p>}
      <p>{formatMessage(m.point, { count: points })}</p>
      {!exclusion && (
        <>
          <p>{formatMessage(m.toWallet, { wallet: <code key="wallet">{wallet}</code> })}</p>
          <Accordion
            headingLevel={4}
            items={[
              {
                id: 'proof',
                title: formatMessage(m.proofTitle),
                content: proof.length > 0 ? <Proof proof={proof} /> : formatMessage(m.proofNone),
              },
            ]}
          />
        </>
      )}
      {current !== null && wallet !== current && <p>{formatMessage(m.otherWallet)}</p>}
    </div>
  );
}

function Proof({ proof }: { proof: readonly string[] }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <p>{formatMessage(m.proofHint)}</p>
      <ol translate="no">
        {proof.map((hash) => (
          <li key={hash}>
            <code>{hash}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
