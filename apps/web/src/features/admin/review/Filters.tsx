import { Button } from '@pwr-community/ui/Button';
import { DateRangePicker } from '@pwr-community/ui/DateRangePicker';
import { SlidersIcon } from '@pwr-community/ui/Icon';
import { Select } from '@pwr-community/ui/Select';
import { memo, useState, type CSSProperties, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { kinds } from '../../../shared/submissions/parts.tsx';
import { submissionMessages } from '../../../shared/submissions/messages.ts';
import { SearchBox } from '../SearchBox.tsx';
import { queueMessages as m } from './messages.ts';
import {
  memberFilters,
  sorts,
  statuses,
  type MemberFilter,
  type ReviewFilter,
  type Sort,
  type StatusName,
} from './reviewAddress.ts';

const statusNames = {
  review: submissionMessages.inReview,
  accepted: submissionMessages.accepted,
  rejected: submissionMessages.rejected,
};
const memberNames = { all: m.anyMember, degen: m.degenOnly, others: m.withoutDegen };
const sortNames = {
  usual: m.sortUsual,
  newest: m.sortNewest,
  oldest: m.sortOldest,
  points: m.sortPoints,
  reports: m.sortReports,
};

/** Makes each of the rarely used filters wide enough to show its choices on one line. */
const hiddenFilters: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: 8,
};

export interface FiltersProps {
  filter: ReviewFilter;
  onFilter: (change: Partial<ReviewFilter>) => void;
  searchRef: Ref<HTMLInputElement>;
}

/**
 * The queue's filters. Rarely used ones are hidden until needed, to leave room for rows. Memoized, because decisions
 * don't change them.
 */
export const Filters = memo(function Filters({ filter, onFilter, searchRef }: FiltersProps) {
  const { formatMessage } = useIntl();
  const { sort, members, from, to } = filter;
  const hidden = [sort !== 'usual', members !== 'all', from !== null || to !== null].filter(Boolean).length;
  const [isOpen, setOpen] = useState(hidden > 0);
  return (
    <>
      <Select
        label={formatMessage(m.kind)}
        isLabelHidden
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
        isLabelHidden
        size="s"
        value={filter.status}
        onChange={(status) => onFilter({ status: status as StatusName })}
        items={(Object.keys(statuses) as StatusName[]).map((id) => ({ id, label: formatMessage(statusNames[id]) }))}
      />
      <SearchBox
        ref={searchRef}
        label={formatMessage(m.search)}
        isLabelHidden
        search={filter.search}
        onSearch={(search) => onFilter({ search })}
      />
      <Button size="s" icon={<SlidersIcon />} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {hidden > 0 ? formatMessage(m.moreInUse, { count: hidden }) : formatMessage(m.more)}
      </Button>
      {isOpen && (
        <div style={hiddenFilters}>
          <Select
            label={formatMessage(m.sort)}
            size="s"
            value={sort}
            onChange={(next) => onFilter({ sort: next as Sort })}
            items={sorts.map((id) => ({ id, label: formatMessage(sortNames[id]) }))}
          />
          <Select
            label={formatMessage(m.members)}
            size="s"
            value={members}
            onChange={(next) => onFilter({ members: next as MemberFilter })}
            items={memberFilters.map((id) => ({ id, label: formatMessage(memberNames[id]) }))}
          />
          <DateRangePicker
            label={formatMessage(m.days)}
            value={from && to ? { start: from, end: to } : null}
            onChange={(range) => onFilter({ from: range?.start ?? null, to: range?.end ?? null })}
          />
        </div>
      )}
    </>
  );
});
