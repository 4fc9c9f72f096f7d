import type { ReviewList, ReviewSubmission } from '@pwr-community/api/schema';
import { ReviewQueue, type ReviewQueueProps } from '@pwr-community/ui/community/ReviewQueue';
import { useStable } from '@pwr-community/ui/useStable';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { ListPages } from '../../../shared/ListPages.tsx';
import { commonMessages } from '../../../shared/messages.ts';
import { useMember } from '../../../shared/session.tsx';
import { kindIcons, titleOf } from '../../../shared/submissions/parts.tsx';
import { submissionMessages } from '../../../shared/submissions/messages.ts';
import { Age } from '../desk/Age.tsx';
import { Toolbar, type ToolbarProps } from '../desk/Toolbar.tsx';
import { usePerItem } from '../desk/usePerItem.ts';
import type { useSelection } from '../desk/useSelection.ts';
import { membersMessages } from '../members/messages.ts';
import { Filters, type FiltersProps } from './Filters.tsx';
import { bulkMessages, itemMessages, queueMessages as m } from './messages.ts';
import { isWhole } from './reviewAddress.ts';

export interface QueueProps extends FiltersProps, Pick<ReviewQueueProps, 'state' | 'onRetry'> {
  getHref: (page: number) => string;
  onGoToPage: (page: number) => void;
  items: readonly ReviewSubmission[];
  /** The current page of the list. */
  list: ReviewList | undefined;
  currentId: number | null;
  onOpen: (submission: ReviewSubmission) => void;
  /** Undefined for decided submissions, which have no bulk actions. */
  selection: ReturnType<typeof useSelection<ReviewSubmission, number>> | undefined;
  toolbar: Pick<ToolbarProps, 'isPrevious' | 'decisions' | 'newCount' | 'onShowNew' | 'onUndo'>;
}

/** The filtered list of submissions, and the filters. */
export function Queue({
  filter,
  onFilter,
  getHref,
  onGoToPage,
  items,
  state,
  list,
  currentId,
  onOpen,
  onRetry,
  searchRef,
  selection,
  toolbar,
}: QueueProps) {
  const { formatMessage } = useIntl();
  const me = useMember();
  const isAll = isWhole(filter);
  const rowOf = usePerItem(
    useCallback(
      ({ submissionId, contentType, user, createdAt, claim, reports, ...submission }: ReviewSubmission) => ({
        id: String(submissionId),
        title: titleOf(submission),
        author: user.name,
        icon: kindIcons[contentType],
        kind: formatMessage(submissionMessages[contentType]),
        age: <Age since={createdAt} />,
        warning:
          (user.isDisqualified && formatMessage(membersMessages.isDisqualified)) ||
          (reports > 0 && formatMessage(itemMessages.reports, { count: reports })) ||
          (user.isDegen && formatMessage(itemMessages.degen)),
        note: claim && claim.admin.id !== me?.id && formatMessage(itemMessages.claimed, { name: claim.admin.name }),
      }),
      [formatMessage, me?.id],
    ),
  );
  const on = useStable({
    selectPage: () => selection?.selectPage(),
    selectAll: () => selection?.selectAll(),
    clear: () => selection?.clear(),
  });
  return (
    <ReviewQueue
      items={items.map(rowOf)}
      state={state}
      currentId={currentId === null ? null : String(currentId)}
      onOpen={(id) => {
        const submission = items.find(({ submissionId }) => String(submissionId) === id);
        if (submission) onOpen(submission);
      }}
      onRetry={onRetry}
      refinements={<Filters filter={filter} onFilter={onFilter} searchRef={searchRef} />}
      selection={
        selection && {
          ids: new Set([...selection.selected.keys()].map(String)),
          onToggle: (id, isRange) => selection.toggle(Number(id), isRange),
          label: (title) => formatMessage(bulkMessages.select, { title }),
        }
      }
      toolbar={
        <Toolbar
          {...toolbar}
          isSelectable={selection !== undefined && items.length > 0}
          total={list?.metadata.totalItems ?? 0}
          selected={selection?.selected.size ?? 0}
          isPageSelected={
            selection !== undefined &&
            items.length > 0 &&
            items.every(({ submissionId }) => selection.selected.has(submissionId))
          }
          onSelectPage={on.selectPage}
          onSelectAll={on.selectAll}
          onClear={on.clear}
        />
      }
      footer={
        list &&
        list.metadata.totalPages > 1 && (
          <ListPages
            label={formatMessage(m.pages)}
            page={filter.page}
            metadata={list.metadata}
            getHref={getHref}
            onGoToPage={onGoToPage}
            isQuiet
          />
        )
      }
      messages={{
        title: formatMessage(m.title),
        position: (index, count) => formatMessage(m.position, { index, count }),
        opened: (index, count, title, author) => formatMessage(m.opened, { index, count, title, author }),
        loading: formatMessage(m.loading),
        error: formatMessage(m.failed),
        retry: formatMessage(commonMessages.retry),
        empty: formatMessage(isAll ? m.empty : m.nothingFound),
        emptyHint: formatMessage(isAll ? m.emptyHint : m.nothingFoundHint),
      }}
    />
  );
}
