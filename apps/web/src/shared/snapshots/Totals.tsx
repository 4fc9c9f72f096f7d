import type { AllocationRules, AllocationTotals } from '@pwr-community/api/schema';
import { BarChart } from '@pwr-community/ui/BarChart';
import { FactTable } from '@pwr-community/ui/FactTable';
import { useIntl } from 'react-intl';
import { commonMessages } from '../messages.ts';
import { exclusionNames, snapshotMessages as m } from './messages.ts';
import { useAmount } from './useAmount.tsx';

type Exclusion = keyof typeof exclusionNames;

/** A snapshot's rules as a table. */
export function RulesTable({ rules }: { rules: AllocationRules }) {
  const { formatMessage, formatNumber } = useIntl();
  const amount = useAmount();
  const { total, method, amountPerPoint, cap, minimumPoints, excludesAdmins, remainder } = rules;
  return (
    <FactTable
      caption={formatMessage(m.rules)}
      columns={[formatMessage(m.rule), formatMessage(m.value)]}
      rows={[
        { id: 'total', label: formatMessage(m.total), cells: [amount(total, rules)] },
        {
          id: 'method',
          label: formatMessage(m.method),
          cells: [
            method === 'proportional'
              ? formatMessage(m.proportional)
              : formatMessage(m.perPoint, { amount: amount(amountPerPoint!, rules) }),
          ],
        },
        { id: 'cap', label: formatMessage(m.cap), cells: [cap ? amount(cap, rules) : formatMessage(m.noCap)] },
        { id: 'minimum', label: formatMessage(m.minimum), cells: [formatNumber(minimumPoints)] },
        {
          id: 'admins',
          label: formatMessage(m.admins),
          cells: [formatMessage(excludesAdmins ? m.adminsExcluded : m.adminsIncluded)],
        },
        ...(method === 'proportional'
          ? [
              {
                id: 'remainder',
                label: formatMessage(m.remainder),
                cells: [formatMessage(remainder === 'most-points' ? m.mostPoints : m.unallocatedRemainder)],
              },
            ]
          : []),
      ]}
    />
  );
}

/** An allocation's totals as a table. Omits exclusion reasons that apply to nobody. */
export function TotalsTable({ rules, totals }: { rules: AllocationRules; totals: AllocationTotals }) {
  const { formatMessage, formatNumber } = useIntl();
  const amount = useAmount();
  const { members, points, recipients, allocated, unallocated, excluded } = totals;
  return (
    <FactTable
      caption={formatMessage(m.totals)}
      columns={[formatMessage(m.figure), formatMessage(m.value)]}
      rows={[
        { id: 'recipients', label: formatMessage(m.recipients), cells: [formatNumber(recipients)] },
        { id: 'allocated', label: formatMessage(m.allocated), cells: [amount(allocated, rules)] },
        { id: 'unallocated', label: formatMessage(m.unallocated), cells: [amount(unallocated, rules)] },
        { id: 'members', label: formatMessage(m.members), cells: [formatNumber(members)] },
        { id: 'points', label: formatMessage(m.points), cells: [formatNumber(BigInt(points))] },
        ...(Object.entries(excluded) as [Exclusion, number][])
          .filter(([, count]) => count > 0)
          .map(([reason, count]) => ({
            id: reason,
            label: formatMessage(exclusionNames[reason]),
            cells: [formatNumber(count)],
          })),
      ]}
    />
  );
}

/** A chart of the number of recipients by amount. */
export function Distribution({ rules, totals }: { rules: AllocationRules; totals: AllocationTotals }) {
  const { formatMessage } = useIntl();
  const amount = useAmount();
  return (
    <BarChart
      title={formatMessage(m.distribution)}
      pointLabel={formatMessage(m.from)}
      series={[{ id: 'members', label: formatMessage(m.recipients) }]}
      points={totals.distribution.map(({ from, members }) => ({ label: amount(from, rules), values: { members } }))}
      messages={{
        showTable: formatMessage(m.showTable),
        showChart: formatMessage(m.showChart),
        chart: formatMessage(m.chart),
        loading: formatMessage(m.loading),
        error: formatMessage(m.chartFailed),
        retry: formatMessage(commonMessages.retry),
        empty: formatMessage(m.chartEmpty),
      }}
    />
  );
}

/** The hashes for verifying a snapshot. */
export function Hashes({ root, sha256 }: { root: string; sha256: string }) {
  const { formatMessage } = useIntl();
  const hash = (text: string) => <code translate="no">{text}</code>;
  return (
    <FactTable
      caption={formatMessage(m.proof)}
      columns={[formatMessage(m.value), formatMessage(m.hash)]}
      rows={[
        { id: 'root', label: formatMessage(m.root), cells: [hash(root)] },
        { id: 'sha256', label: formatMessage(m.sha256), cells: [hash(sha256)] },
      ]}
    />
  );
}
