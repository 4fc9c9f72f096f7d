import { questListQuery } from '@pwr-community/api/queries/quests';
import type { Quest } from '@pwr-community/api/schema';
import { Button } from '@pwr-community/ui/Button';
import { DataTable, sortRows, type DataTableColumn, type DataTableSort } from '@pwr-community/ui/DataTable';
import { PlusIcon, TrashIcon } from '@pwr-community/ui/Icon';
import { IconButton } from '@pwr-community/ui/IconButton';
import { Link } from '@pwr-community/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { adminPaths } from '../../../shared/adminPaths.ts';
import { api } from '../../../shared/api.ts';
import { listState } from '../../../shared/listState.ts';
import { commonMessages } from '../../../shared/messages.ts';
import { AdminPage } from '../AdminPage.tsx';
import { DeleteQuests } from './DeleteQuests.tsx';
import { kindMessages, listMessages as m, windowMessages } from './messages.ts';

type Row = Omit<Quest, 'id'> & { id: string };

/** The available quests. Admins can edit one, or delete one or several. */
export function QuestsPage() {
  const { formatMessage, locale } = useIntl();
  const { data, status, refetch } = useQuery(questListQuery(api));
  const [sort, setSort] = useState<DataTableSort>({ columnId: 'order', direction: 'ascending' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly { id: number; title: string }[]>([]);
  const [isOpen, setOpen] = useState(false);

  const rows = (data?.quests ?? []).map((quest): Row => ({ ...quest, id: String(quest.id) }));
  // Another admin may have deleted a selected quest.
  const selected = new Set(rows.map(({ id }) => id).filter((id) => chosen.has(id)));
  const ask = (quests: readonly Row[]) => {
    setAsked(quests.map(({ id, title }) => ({ id: Number(id), title })));
    setOpen(true);
  };
  const columns = useColumns((row) => ask([row]));

  return (
    <AdminPage
      title={formatMessage(m.title)}
      lead={formatMessage(m.lead)}
      action={
        <Link variant="primary" icon={<PlusIcon />} href={adminPaths.questCreate.getHref()}>
          {formatMessage(m.create)}
        </Link>
      }
    >
      <DataTable
        columns={columns}
        rows={sortRows(rows, columns, sort, locale)}
        state={listState({ status, data })}
        sort={sort}
        onSortChange={setSort}
        selectedIds={selected}
        onSelectionChange={setChosen}
        bulkActions={
          <Button
            variant="destructive"
            size="s"
            icon={<TrashIcon />}
            aria-haspopup="dialog"
            onPress={() => ask(rows.filter(({ id }) => selected.has(id)))}
          >
            {formatMessage(m.delete)}
          </Button>
        }
        csvFileName="quests.csv"
        onRetry={() => void refetch()}
        messages={{
          label: formatMessage(m.title),
          columns: formatMessage(m.columns),
          hideColumn: (column) => formatMessage(m.hideColumn, { column }),
          showColumn: (column) => formatMessage(m.showColumn, { column }),
          exportCsv: () => formatMessage(m.exportCsv),
          selected: (count) => formatMessage(m.selected, { count }),
          clearSelection: formatMessage(m.clear),
          selectRow: (quest) => formatMessage(m.select, { quest }),
          selectAll: formatMessage(m.selectAll),
          loading: formatMessage(m.loading),
          error: formatMessage(m.failed),
          retry: formatMessage(commonMessages.retry),
          empty: formatMessage(m.empty),
          emptyHint: formatMessage(m.emptyHint),
        }}
      />
      <DeleteQuests
        quests={asked}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onDeleted={(ids) => {
          setChosen((before) => new Set([...before].filter((id) => !ids.includes(Number(id)))));
          // After a partial failure, the dialog keeps the remaining quests.
          setAsked((before) => (ids.length < before.length ? before.filter(({ id }) => !ids.includes(id)) : before));
        }}
      />
    </AdminPage>
  );
}

/** The table's columns and row actions. */
function useColumns(onDelete: (row: Row) => void): DataTableColumn<Row>[] {
  const { formatMessage, formatDate, formatDateTimeRange } = useIntl();
  const windowOf = ({ startsAt, endsAt }: Row) => {
    const date = { dateStyle: 'medium', timeZone: 'UTC' } as const;
    if (startsAt && endsAt) return formatDateTimeRange(new Date(startsAt), new Date(endsAt), date);
    if (startsAt) return formatMessage(windowMessages.from, { start: formatDate(startsAt, date) });
    if (endsAt) return formatMessage(windowMessages.until, { end: formatDate(endsAt, date) });
    return formatMessage(windowMessages.always);
  };
  return [
    {
      id: 'quest',
      label: formatMessage(m.quest),
      value: ({ title }) => title,
      render: ({ id, title }) => (
        <Link variant="quiet" href={adminPaths.questEdit.getHref(id)}>
          {title}
        </Link>
      ),
      isRowHeader: true,
      isSortable: true,
      minWidth: 240,
    },
    {
      id: 'order',
      label: formatMessage(m.order),
      value: ({ order }) => order,
      isSortable: true,
      align: 'end',
      minWidth: 120,
    },
    {
      id: 'kind',
      label: formatMessage(m.kind),
      value: ({ kind }) => formatMessage(kindMessages[kind]),
      isSortable: true,
      minWidth: 200,
    },
    {
      id: 'points',
      label: formatMessage(m.points),
      value: ({ points }) => points,
      isSortable: true,
      align: 'end',
      minWidth: 96,
    },
    { id: 'window', label: formatMessage(m.window), value: windowOf, minWidth: 160 },
    {
      id: 'review',
      label: formatMessage(m.review),
      value: ({ needsReview, kind }) => formatMessage(needsReview || kind === 'manual' ? m.byAdmin : m.bySite),
      minWidth: 152,
    },
    {
      id: 'actions',
      label: formatMessage(m.actions),
      value: () => '',
      render: (row) => (
        <>
          <Link
            variant="button"
            size="s"
            aria-label={formatMessage(m.editNamed, { quest: row.title })}
            href={adminPaths.questEdit.getHref(row.id)}
          >
            {formatMessage(m.edit)}
          </Link>
          <IconButton
            size="s"
            messages={{ label: formatMessage(m.deleteNamed, { quest: row.title }) }}
            aria-haspopup="dialog"
            onPress={() => onDelete(row)}
          >
            <TrashIcon />
          </IconButton>
        </>
      ),
      isActions: true,
      minWidth: 176,
    },
  ];
}
