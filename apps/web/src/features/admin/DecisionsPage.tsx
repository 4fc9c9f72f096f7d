import type { Metadata } from '@pwr-community/api/schema';
import { DetailList, type DetailRow } from '@pwr-community/ui/DetailList';
import { Panel } from '@pwr-community/ui/Panel';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ListPages } from '../../shared/ListPages.tsx';
import { listState } from '../../shared/listState.ts';
import { commonMessages } from '../../shared/messages.ts';
import { useLastPage, useTopOfPage } from '../../shared/pageNumber.ts';
import { AdminPage } from './AdminPage.tsx';

/** Items of a page. */
export const pageSize = 20;

interface DecisionsPageProps<Item, Decision> {
  /** Page number from the address, starting at 1. */
  page: number;
  hrefOf: (page: number) => string;
  query: Pick<UseQueryResult<{ metadata: Metadata }>, 'data' | 'status' | 'isPlaceholderData' | 'refetch'>;
  /** Items of the page; undefined until they are loaded. */
  items: readonly Item[] | undefined;
  /** Returns an item's row, whose buttons call `ask`. */
  rowOf: (item: Item, ask: (decision: Decision) => void) => DetailRow;
  /** Renders the dialog that confirms and sends a decision. */
  renderDialog: (
    item: Item,
    decision: Decision,
    dialog: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void },
  ) => ReactNode;
  messages: Record<'title' | 'lead' | 'loading' | 'failed' | 'empty' | 'emptyHint' | 'pages', MessageDescriptor>;
}

/** A page of items that admins decide on, each in a dialog. */
export function DecisionsPage<Item, Decision>({
  page,
  hrefOf,
  query: { data, status, isPlaceholderData, refetch },
  items = [],
  rowOf,
  renderDialog,
  messages: m,
}: DecisionsPageProps<Item, Decision>) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const isLeading = useLastPage(page, isPlaceholderData ? undefined : data?.metadata.totalPages, hrefOf);
  const [asked, setAsked] = useState<{ item: Item; decision: Decision }>();
  const [isOpen, setOpen] = useState(false);
  useTopOfPage(page);

  const ask = (item: Item, decision: Decision) => {
    setAsked({ item, decision });
    setOpen(true);
  };
  return (
    <AdminPage title={formatMessage(m.title)} lead={formatMessage(m.lead)}>
      <Panel padding="s">
        <DetailList
          rows={items.map((item) => rowOf(item, (decision) => ask(item, decision)))}
          state={listState(status, isLeading)}
          expected={5}
          isUpdating={isPlaceholderData}
          onRetry={() => void refetch()}
          messages={{
            label: formatMessage(m.title),
            loading: formatMessage(m.loading),
            error: formatMessage(m.failed),
            retry: formatMessage(commonMessages.retry),
            empty: formatMessage(m.empty),
            emptyHint: formatMessage(m.emptyHint),
          }}
        />
      </Panel>
      <ListPages
        label={formatMessage(m.pages)}
        page={page}
        metadata={data?.metadata}
        getHref={hrefOf}
        onGoToPage={(next) => void navigate(hrefOf(next))}
      />
      {asked && renderDialog(asked.item, asked.decision, { isOpen, onOpenChange: setOpen })}
    </AdminPage>
  );
}
