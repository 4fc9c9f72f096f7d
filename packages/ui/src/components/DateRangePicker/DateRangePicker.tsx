'use client';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import {
  Button,
  DateInput,
  DateRangePicker as AriaDateRangePicker,
  DateSegment,
  FieldError,
  Group,
  Label,
  Text,
} from 'react-aria-components/DateRangePicker';
import { CalendarBlankIcon, WarningOctagonIcon } from '../Icon/index.ts';
import type { FieldRootProps } from '../../internal/root.ts';
import * as field from '../../internal/field.styles.ts';
import { ListFrame } from '../../internal/frame/ListFrame.tsx';
import { lazyOverlay } from '../../internal/lazyOverlay.tsx';
import * as styles from './DateRangePicker.styles.ts';

const { Overlay, intent } = lazyOverlay(
  async () => (await import('./DateRangePickerCalendar.tsx')).DateRangePickerCalendar,
  ({ triggerRef, presets, onOpenChange }) => (
    <ListFrame
      triggerRef={triggerRef}
      rows={presets.length > 0 ? 9 : 8}
      onClose={() => onOpenChange(false)}
      width={332}
    />
  ),
);

/** Gregorian dates in ISO 8601, such as `2026-05-04`. The range includes both dates. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangePreset {
  id: string;
  /** Label of the preset, such as "Last 7 days". */
  label: string;
  /** The preset's range as of today; `null` for all time. */
  range: DateRange | null;
}

export interface DateRangePickerProps extends FieldRootProps {
  /** Label of the field. */
  label: ReactNode;
  /** The chosen dates; `null` for none. */
  value: DateRange | null;
  /** Called when both dates are complete, or were cleared. */
  onChange: (range: DateRange | null) => void;
  /** Called when focus leaves the field. */
  onBlur?: () => void;
  /** Common ranges, shown above the calendar. Requires `messages`. */
  presets?: readonly DateRangePreset[];
  /** First date that can be chosen (ISO 8601). Default: none. */
  minValue?: string;
  /** Last date that can be chosen (ISO 8601). Default: none. */
  maxValue?: string;
  /** Help text; screen readers read it after the label. */
  description?: ReactNode;
  /** Error message: the problem and how to fix it. Marks the field as invalid. */
  errorMessage?: ReactNode;
  /** Disables the control. Default `false`. */
  isDisabled?: boolean;
  /** Makes the value read-only. Default `false`. */
  isReadOnly?: boolean;
  /** Marks the field as required. Default `false`. */
  isRequired?: boolean;
  /** Ref that focuses the first segment of the first date, so that a form can focus the first invalid field. */
  ref?: Ref<{ focus: () => void }>;
  /** All visible and announced text. Required with presets. */
  messages?: {
    /** Accessible name of the presets, such as "Common ranges". */
    presets: string;
  };
}

interface Days {
  start: CalendarDate;
  end: CalendarDate;
}

/** Returns false for ranges that end before they start, and for half-typed years: the 2 of 2026 gives the year 2. */
const isWhole = ({ start, end }: Days) => Math.min(start.year, end.year) >= 1000 && start.compare(end) <= 0;

const day = (iso: string | undefined) => (iso === undefined ? undefined : parseDate(iso));

/** A date range, typed or chosen from a calendar, in the date format of the reader's language. */
export function DateRangePicker({
  label,
  value,
  onChange,
  presets = [],
  minValue,
  maxValue,
  description,
  errorMessage,
  ref,
  messages,
  ...aria
}: DateRangePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus(),
  }));
  const start = value?.start;
  const end = value?.end;
  const range = useMemo(() => (start && end ? { start: parseDate(start), end: parseDate(end) } : null), [start, end]);
  const known = `${start} ${end}`;
  const [typed, setTyped] = useState<{ range: Days; known: string }>();
  const limits = useMemo(() => ({ minValue: day(minValue), maxValue: day(maxValue) }), [minValue, maxValue]);
  const choose = (next: DateRange | null) => {
    setTyped(undefined);
    onChange(next);
  };

  return (
    <AriaDateRangePicker
      {...aria}
      {...limits}
      value={typed?.known === known ? typed.range : range}
      onChange={(next) => {
        if (next && !isWhole(next)) return setTyped({ range: next, known });
        choose(next && { start: next.start.toString(), end: next.end.toString() });
      }}
      isOpen={isOpen}
      onOpenChange={setOpen}
      shouldForceLeadingZeros
      // Undefined instead of `false`, because only then does React Aria report an end before the start.
      isInvalid={errorMessage ? true : undefined}
      validationBehavior="aria"
      css={field.field}
      data-component="DateRangePicker"
    >
      {({ isInvalid }) => (
        <>
          <Label css={field.label}>{label}</Label>
          <Group ref={box} css={styles.box} data-part="box">
            <div css={styles.days}>
              <DateInput slot="start" css={styles.day} data-part="start">
                {(segment) => <DateSegment segment={segment} css={styles.segment} />}
              </DateInput>
              <span aria-hidden>–</span>
              <DateInput slot="end" css={styles.day} data-part="end">
                {(segment) => <DateSegment segment={segment} css={styles.segment} />}
              </DateInput>
            </div>
            {isInvalid && (
              <span css={field.sign}>
                <WarningOctagonIcon />
              </span>
            )}
            <Button
              {...intent}
              // React Aria's own handler only opens, so a second press while the frame is shown wouldn't close it.
              onPress={() => setOpen(!isOpen)}
              css={styles.button}
              data-part="open"
            >
              <CalendarBlankIcon />
            </Button>
          </Group>
          {description && (
            <Text slot="description" css={field.description}>
              {description}
            </Text>
          )}
          {/* If the form passes no error, this shows React Aria's own message about an end before the start. */}
          <FieldError css={field.error} data-part="error">
            {errorMessage || undefined}
          </FieldError>
          <Overlay
            isOpen={isOpen}
            onOpenChange={setOpen}
            triggerRef={box}
            presets={presets}
            presetsLabel={messages?.presets}
            value={value}
            onChange={choose}
          />
        </>
      )}
    </AriaDateRangePicker>
  );
}
