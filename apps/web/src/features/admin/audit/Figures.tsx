import { auditFiguresQuery, type AuditDays } from '@pwr-community/api/queries/admin';
import { FactTable } from '@pwr-community/ui/FactTable';
import { Panel } from '@pwr-community/ui/Panel';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { auditMessages as m } from './messages.ts';
import { useOperationName } from './useOperationName.ts';

/** Each admin's number of changes in a period, with their most frequent actions. */
export function Figures({ days }: { days: AuditDays }) {
  const { formatMessage, formatNumber } = useIntl();
  const nameOf = useOperationName();
  const { data } = useQuery(auditFiguresQuery(api, days));
  if (!data || data.admins.length === 0) return null;
  return (
    <Panel padding="s">
      <FactTable
        caption={formatMessage(m.figures)}
        columns={[formatMessage(m.admin), formatMessage(m.changes), formatMessage(m.mostFrequent)]}
        rows={data.admins.map(({ actor, total, operations }) => ({
          id: String(actor?.id ?? 0),
          label: actor?.name ?? formatMessage(m.commandLine),
          cells: [
            formatNumber(total),
            operations
              .slice(0, most)
              .map(({ operation, total: count }) =>
                formatMessage(m.fieldValue, { field: nameOf(operation), value: formatNumber(count) }),
              )
              .join('\n'),
          ],
        }))}
      />
    </Panel>
  );
}

/** Maximum number of actions listed for each admin. */
const most = 3;
