import { auditQuery, type AuditParams } from '@pwr-community/api/queries/admin';
import type { AuditEntry } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { downloadCsv, toCsv, type DataTableColumn } from '@pwr-community/ui/DataTable';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { api } from '../../../shared/api.ts';
import { inLanguage } from '../../../shared/inLanguage.ts';
import { useLocale } from '../../../shared/settings.tsx';
import { useToasts } from '../../../shared/toasts.tsx';
import { auditMessages as m, kindNames } from './messages.ts';
import { sayValue } from './sayValue.ts';
import { useOperationName } from './useOperationName.ts';

/** Maximum numbers of entries: per request, and per exported file. */
const chunk = 100;
const mostInFile = 10_000;

/** A button that exports the filtered audit log as CSV, up to the limit. */
export function ExportAudit({ filter }: { filter: AuditParams }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toasts = useToasts();
  const { code } = useLocale();
  const client = useQueryClient();
  const nameOf = useOperationName();
  const say = (value: object | null) => (value && Object.keys(value).length > 0 ? sayValue(intl, '', value) : '');

  const columns: DataTableColumn<AuditEntry & { id: number }>[] = [
    { id: 'time', label: formatMessage(m.time), value: ({ createdAt }) => createdAt },
    { id: 'admin', label: formatMessage(m.admin), value: ({ actor }) => actor?.name ?? formatMessage(m.commandLine) },
    { id: 'action', label: formatMessage(m.action), value: ({ operation }) => nameOf(operation) },
    {
      id: 'kind',
      label: formatMessage(m.kind),
      value: ({ subject }) => (subject ? formatMessage(kindNames[subject.kind]) : ''),
    },
    { id: 'subject', label: formatMessage(m.subject), value: ({ subject }) => subject?.name ?? '' },
    { id: 'input', label: formatMessage(m.about), value: ({ input, names }) => say({ ...input, ...names }) },
    { id: 'before', label: formatMessage(m.before), value: ({ before }) => say(before) },
    { id: 'after', label: formatMessage(m.after), value: ({ after }) => say(after) },
  ];

  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const entries: AuditEntry[] = [];
      for (let page = 0; entries.length < mostInFile; page += 1) {
        const part = await client.fetchQuery(
          inLanguage(auditQuery(api, { ...filter, page, itemsPerPage: chunk }), code),
        );
        entries.push(...part.entries);
        if (page + 1 >= part.metadata.totalPages) break;
      }
      return entries;
    },
    onSuccess: (entries) => downloadCsv('audit.csv', toCsv(columns, entries)),
    onError: () => toasts.error(formatMessage(m.csvFailed)),
  });
  return (
    <Button onPress={() => mutate()} isPending={isPending} messages={{ pending: formatMessage(m.csvPending) }}>
      {formatMessage(m.csv)}
    </Button>
  );
}
