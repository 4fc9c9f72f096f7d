import type { ReviewList, ReviewSubmission } from '@pwr-community/api/schema';
import { RelativeTime } from '@pwr-community/ui/RelativeTime';
import { ReviewQueue, type ReviewQueueProps } from '@pwr-community/ui/community/ReviewQueue';
import { Select } from '@pwr-community/ui/Select';
import { useMemo, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { ListPages } from '../../../shared/ListPages.tsx';
import { commonMessages } from '../../../shared/messages.ts';
import { kindIcons, kinds, titleOf } from '../../../shared/submissions/parts.tsx';
import { submissionMessages } from '../../../shared/submissions/messages.ts';
import { useWhen } from '../../../shared/useWhen.ts';
import { SearchBox } from '../SearchBox.tsx';
import { AcceptAll } from './AcceptAll.tsx';
import { itemMessages, queueMessages as m } from './messages.ts';
import {
  isWhole,
  memberFilters,
  statuses,
  type MemberFilter,
  type ReviewFilter,
  type StatusName,
} from './reviewAddress.ts';

const statusNames = {
  review: submissionMessages.inReview,
  accepted: submissionMessages.accepted,
  rejected: submissionMessages.rejected,
};
const memberNames = { all: m.anyMember, degen: m.degenOnly, others: m.withoutDegen };

export interface QueueProps extends Pick<ReviewQueueProps, 'state' | 'onRetry'> {
  filter: ReviewFilter;
  onFilter: (change: Partial<ReviewFilter>) => void;
  getHref: (page: number) => string;
  onGoToPage: (page: number) => void;
  items: readonly ReviewSubmission[];
  /** The page of the list that contains them. */
  list: ReviewList | undefined;
  /** Time at which that page was fetched, in milliseconds. */
  readAt: number;
  currentId: number | null;
  onOpen: (submission: ReviewSubmission) => void;
  searchRef: Ref<HTMLInputElement>;
}

/** The filtered submissions, and the filters. */
export function Queue({
  filter,
  onFilter,
  getHref,
  onGoToPage,
  items,
  state,
  list,
  readAt,
  currentId,
  onOpen,
  onRetry,
  searchRef,
}: QueueProps) {
  const { formatMessage } = useIntl();
  const when = useWhen();
  const isAll = isWhole(filter);
  // Memoized row by row, because a decision leaves all other rows unchanged.
  const rows = useMemo(
    () =>
      new Map(
        (list?.submissions ?? []).map((submission) => {
          const { submissionId, contentType, user, createdAt } = submission;
          const { relative, absolute } = when(createdAt);
          return [
            submissionId,
            {
              id: String(submissionId),
              title: titleOf(submission),
              author: user.name,
              icon: kindIcons[contentType],
              kind: formatMessage(submissionMessages[contentType]),
              age: (
                <RelativeTime dateTime={createdAt} title={absolute}>
                  {relative}
                </RelativeTime>
              ),
              warning: user.isDegen && formatMessage(itemMessages.degen),
            },
          ] as const;
        }),
      ),
    [list, formatMessage, when],
  );
  return (
    <ReviewQueue
      items={items.map(({ submissionId }) => rows.get(submissionId)!)}
      state={state}
      currentId={currentId === null ? null : String(currentId)}
      onOpen={(id) => {
        const submission = items.find(({ submissionId }) => String(submissionId) === id);
        if (submission) onOpen(submission);
      }}
      onRetry={onRetry}
      refinements={
        <>
          <Select
            label={formatMessage(m.kind)}
            size="s"
            value={filter.kind}
            onChange={(kind) => onFilter({ kind: kind as ReviewFilter['kind'] })}
            items={(['all', ...kinds] as const).map((id) => ({
              id,
              label: formatMessage(id === 'all' ? m.anyKind : submissionMessages[id]),
            }))}
          />
          <Select
            label={formatMessage(m.status)}
            size="s"
            value={filter.status}
            onChange={(status) => onFilter({ status: status as StatusName })}
            items={(Object.keys(statuses) as StatusName[]).map((id) => ({ id, label: formatMessage(statusNames[id]) }))}
          />
          <Select
            label={formatMessage(m.members)}
            size="s"
            value={filter.members}
            onChange={(members) => onFilter({ members: members as MemberFilter })}
            items={memberFilters.map((id) => ({ id, label: formatMessage(memberNames[id]) }))}
          />
          <SearchBox
            ref={searchRef}
            label={formatMessage(m.search)}
            search={filter.search}
            onSearch={(search) => onFilter({ search })}
          />
        </>
      }
      footer={
        <>
          {isAll && list && list.acceptable > 0 && <AcceptAll count={list.acceptable} readAt={readAt} />}
          <ListPages
            label={formatMessage(m.pages)}
            page={filter.page}
            metadata={list?.metadata}
            getHref={getHref}
            onGoToPage={onGoToPage}
            isQuiet
          />
        </>
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
