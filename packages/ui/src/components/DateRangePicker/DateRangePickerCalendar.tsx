'use client';
import type { RefObject } from 'react';
import { CalendarCell, CalendarGrid, Popover, RangeCalendar } from 'react-aria-components/DateRangePicker';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { CaretLeftIcon, CaretRightIcon } from '../Icon/index.ts';
import { useEntrance } from '../../internal/frame/entrance.ts';
import type { OverlayProps } from '../../internal/lazyOverlay.tsx';
import { ToggleButtonGroup } from '../ToggleButton/index.ts';
import type { DateRangePickerProps, DateRangePreset } from './DateRangePicker.tsx';
import * as styles from './DateRangePickerCalendar.styles.ts';

type DateRangePickerCalendarProps = OverlayProps &
  Pick<DateRangePickerProps, 'value' | 'onChange'> & {
    presets: readonly DateRangePreset[];
    presetsLabel: string | undefined;
    /** For the frame. React Aria passes the same box to the popover. */
    triggerRef: RefObject<HTMLElement | null>;
  };

const same = (a: DateRangePreset['range'], b: DateRangePreset['range']) => a?.start === b?.start && a?.end === b?.end;

/** Lazy overlay of DateRangePicker. */
export function DateRangePickerCalendar({
  isOpen,
  onOpenChange,
  presets,
  presetsLabel,
  value,
  onChange,
}: DateRangePickerCalendarProps) {
  const chosen = presets.find(({ range }) => same(range, value));
  return (
    <Popover style={useEntrance(isOpen)} offset={4} css={styles.popover} data-component="DateRangePickerCalendar">
      <Dialog css={styles.dialog}>
        {presets.length > 0 && presetsLabel !== undefined && (
          <ToggleButtonGroup
            label={presetsLabel}
            options={presets.map(({ id, label }) => ({ value: id, label }))}
            value={chosen?.id ?? ''}
            onChange={(id) => {
              onChange(presets.find((preset) => preset.id === id)?.range ?? null);
              onOpenChange(false);
            }}
            size="s"
            isFullWidth
          />
        )}
        <RangeCalendar css={styles.calendar}>
          <div css={styles.head}>
            <Button slot="previous" css={styles.turn} data-part="previous">
              <CaretLeftIcon isDirectional />
            </Button>
            <Heading css={styles.month} />
            <Button slot="next" css={styles.turn} data-part="next">
              <CaretRightIcon isDirectional />
            </Button>
          </div>
          <CalendarGrid weekdayStyle="short" css={styles.grid}>
            {(date) => <CalendarCell date={date} data-part="day" />}
          </CalendarGrid>
        </RangeCalendar>
      </Dialog>
    </Popover>
  );
}
