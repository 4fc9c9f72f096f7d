import { Button } from '@pwr-community/ui/Button';
import { DateRangePicker } from '@pwr-community/ui/DateRangePicker';
import { SlidersIcon } from '@pwr-community/ui/Icon';
import { Select } from '@pwr-community/ui/Select';
import { useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { queueMessages } from '../review/messages.ts';
import { SearchBox } from '../SearchBox.tsx';
import { sorts, type DeskFilter } from './deskAddress.ts';
import { deskMessages as m } from './messages.ts';

const sortNames = { oldest: queueMessages.sortOldest, newest: queueMessages.sortNewest };

export interface DeskFiltersProps {
  filter: DeskFilter;
  onFilter: (change: Partial<DeskFilter>) => void;
  searchRef: Ref<HTMLInputElement>;
}

/** The filters of a desk's list. The date range is hidden until needed, to leave room for rows. */
export function DeskFilters({ filter, onFilter, searchRef }: DeskFiltersProps) {
  const { formatMessage } = useIntl();
  const { search, sort, from, to } = filter;
  const hasDays = from !== null || to !== null;
  const [isOpen, setOpen] = useState(hasDays);
  return (
    <>
      <div style={{ flexBasis: '100%' }}>
        <SearchBox
          ref={searchRef}
          label={formatMessage(m.search)}
          isLabelHidden
          search={search}
          onSearch={(term) => onFilter({ search: term })}
        />
      </div>
      <Select
        label={formatMessage(queueMessages.sort)}
        isLabelHidden
        size="s"
        value={sort}
        onChange={(next) => onFilter({ sort: next as DeskFilter['sort'] })}
        items={sorts.map((id) => ({ id, label: formatMessage(sortNames[id]) }))}
      />
      <Button size="s" icon={<SlidersIcon />} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {hasDays ? formatMessage(queueMessages.moreInUse, { count: 1 }) : formatMessage(queueMessages.more)}
      </Button>
      {isOpen && (
        <div style={{ flexBasis: '100%' }}>
          <DateRangePicker
            label={formatMessage(m.since)}
            value={from && to ? { start: from, end: to } : null}
            onChange={(range) => onFilter({ from: range?.start ?? null, to: range?.end ?? null })}
          />
        </div>
      )}
    </>
  );
}
