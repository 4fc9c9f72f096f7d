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
import * as field from '../../internal/field.styles.ts';
import { lazyOverlay } from '../../internal/lazyOverlay.ts';
import * as styles from './DateRangePicker.styles.ts';

const { Overlay, intent } = lazyOverlay(
  async () => (await import('./DateRangePickerCalendar.tsx')).DateRangePickerCalendar,
);

/** Days of the Gregorian calendar as ISO 8601 writes them, `2026-05-04`; both are part of the range. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangePreset {
  id: string;
  /** As "Last 7 days". */
  label: string;
  /** What it stands for today; `null` for all time. */
  range: DateRange | null;
}

export interface DateRangePickerProps {
  /** What the field asks for. */
  label: ReactNode;
  /** The days chosen; `null` for none. */
  value: DateRange | null;
  /** Both days stand, or were taken away. */
  onChange: (range: DateRange | null) => void;
  /** The focus has left the field. */
  onBlur?: () => void;
  /** Ranges that are often wanted, above the calendar. Needs `messages`. */
  presets?: readonly DateRangePreset[];
  /** The first day that can be chosen, as ISO 8601 has it. Default: none. */
  minValue?: string;
  /** The last one. */
  maxValue?: string;
  /** What to choose and why; read out after the label. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Marks the field as invalid. */
  errorMessage?: ReactNode;
  /** It cannot be used now. Default `false`. */
  isDisabled?: boolean;
  /** It can be read, not changed. Default `false`. */
  isReadOnly?: boolean;
  /** It has to be filled in. Default `false`. */
  isRequired?: boolean;
  /** Moves the focus to the first part of the first day, so that a form can lead to the first field in error. */
  ref?: Ref<{ focus: () => void }>;
  /** Needed where there are presets. */
  messages?: {
    /** Names the presets, as "Common ranges"; not shown. */
    presets: string;
  };
}

interface Days {
  start: CalendarDate;
  end: CalendarDate;
}

/** Not in the middle of typing: the first digit of 2026 makes the year 2, and an end before its start. */
const isWhole = ({ start, end }: Days) => Math.min(start.year, end.year) >= 1000 && start.compare(end) <= 0;

const day = (iso: string | undefined) => (iso === undefined ? undefined : parseDate(iso));

/** Two days and all between, typed or chosen from a calendar; both as the reader's language writes them. */
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
      // Not `false`: React Aria itself finds an end before its start.
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
            <Button {...intent} css={styles.button} data-part="open">
              <CalendarBlankIcon />
            </Button>
          </Group>
          {description && (
            <Text slot="description" css={field.description}>
              {description}
            </Text>
          )}
          {/* Without a sentence of the form's there is React Aria's, in the reader's language: the end before the start. */}
          <FieldError css={field.error} data-part="error">
            {errorMessage || undefined}
          </FieldError>
          <Overlay
            isOpen={isOpen}
            onOpenChange={setOpen}
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
