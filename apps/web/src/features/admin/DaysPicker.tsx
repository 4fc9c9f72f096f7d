import { DateRangePicker, type DateRange } from '@pwr-community/ui/DateRangePicker';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { everyMinute } from './everyMinute.ts';
import { daysMessages as m } from './messages.ts';

/** Returns the UTC date `days` days ago, as YYYY-MM-DD. */
const dayAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const readToday = () => dayAgo(0);

export interface DaysPickerProps {
  /** The chosen days, in UTC; null for all time. */
  value: DateRange | null;
  onChange: (value: DateRange | null) => void;
}

/** A filter for the days up to today, with common ranges. They stay current on pages that are open overnight. */
export function DaysPicker({ value, onChange }: DaysPickerProps) {
  const { formatMessage } = useIntl();
  const today = useSyncExternalStore(everyMinute, readToday, readToday);
  return (
    <DateRangePicker
      label={formatMessage(m.label)}
      value={value}
      onChange={onChange}
      presets={[
        { id: 'week', label: formatMessage(m.week), range: { start: dayAgo(6), end: today } },
        { id: 'month', label: formatMessage(m.month), range: { start: dayAgo(29), end: today } },
        { id: 'all', label: formatMessage(m.allTime), range: null },
      ]}
      maxValue={today}
      messages={{ presets: formatMessage(m.presets) }}
    />
  );
}
