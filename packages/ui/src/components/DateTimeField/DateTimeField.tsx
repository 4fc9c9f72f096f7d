'use client';
import { parseDateTime, type CalendarDateTime } from '@internationalized/date';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import {
  DateField as AriaDateField,
  DateInput,
  DateSegment,
  FieldError,
  Label,
  Text,
} from 'react-aria-components/DateField';
import type { FieldRootProps } from '../../internal/root.ts';
import * as parts from '../DateRangePicker/DateRangePicker.styles.ts';
import { WarningOctagonIcon, XIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as field from '../../internal/field.styles.ts';
import * as styles from './DateTimeField.styles.ts';

export interface DateTimeFieldProps extends FieldRootProps {
  /** Label of the field. */
  label: ReactNode;
  /**
   * Local date and time to the minute in ISO 8601 without a time zone: `2026-05-04T18:30`; `null` for none, and `''`
   * for one that is incomplete.
   */
  value: string | null;
  /**
   * Called when the value is complete, or was cleared. Gets `''` when focus leaves a date with missing segments, and
   * while its year has fewer than four digits; the form should refuse that value.
   */
  onChange: (value: string | null) => void;
  /** Called when focus leaves the field. */
  onBlur?: () => void;
  /** Help text, including the time zone; screen readers read it after the label. */
  description?: ReactNode;
  /** Error message: the problem and how to fix it. Unless it is empty, the field is marked as invalid. */
  errorMessage?: ReactNode;
  /** Disables the control. Default `false`. */
  isDisabled?: boolean;
  /** Marks the field as required. Default `false`. */
  isRequired?: boolean;
  /** Ref that focuses the first segment, so that a form can focus the first invalid field. */
  ref?: Ref<{ focus: () => void }>;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the clear button, such as "Clear". */
    clear: string;
  };
}

const parse = (value: string | null) => (value ? parseDateTime(value) : null);

function format(moment: CalendarDateTime | null): string | null {
  if (!moment) return null;
  // Typing 2026 gives the years 2, 20 and 202 on the way.
  return moment.year < 1000 ? '' : moment.toString().slice(0, 16);
}

/** A date and time, typed segment by segment in the order of the reader's language. */
export function DateTimeField({
  label,
  value,
  onChange,
  onBlur,
  description,
  errorMessage,
  ref,
  messages,
  ...aria
}: DateTimeFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const focus = () => box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  useImperativeHandle(ref, () => ({ focus }));
  // An incomplete value keeps the last complete one, and with it the typed segments.
  const [shown, setShown] = useState({ value, moment: parse(value) });
  if (value !== '' && value !== shown.value) setShown({ value, moment: parse(value) });
  const reported = useRef(value);
  function report(next: string | null) {
    reported.current = next;
    onChange(next);
  }
  function change(moment: CalendarDateTime | null) {
    const next = format(moment);
    setShown({ value: next, moment });
    report(next);
  }
  function leave() {
    const segments = [...box.current!.querySelectorAll('[role=spinbutton]')];
    const missing = segments.filter((segment) => segment.hasAttribute('data-placeholder'));
    if (missing.length === 0 || missing.length === segments.length) {
      // React Aria doesn't report a value that was completed as it was before, or emptied again.
      if (reported.current === '') report(missing.length === 0 ? format(shown.moment) : null);
    } else report('');
    onBlur?.();
  }
  return (
    <AriaDateField
      {...aria}
      value={shown.moment}
      onChange={change}
      onBlur={leave}
      granularity="minute"
      hideTimeZone
      shouldForceLeadingZeros
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      css={field.field}
      data-component="DateTimeField"
    >
      {({ state }) => (
        <>
          <Label css={field.label}>{label}</Label>
          <div ref={box} css={styles.frame}>
            <DateInput css={styles.box} data-part="box">
              {(segment) => <DateSegment segment={segment} css={parts.segment} />}
            </DateInput>
            {errorMessage && (
              <span css={[field.sign, styles.sign]}>
                <WarningOctagonIcon />
              </span>
            )}
            {value !== null && !aria.isDisabled && (
              <span css={styles.clear}>
                <IconButton
                  size="s"
                  hasTooltip={false}
                  messages={{ label: messages.clear }}
                  onPress={() => {
                    state.setValue(null);
                    if (reported.current !== null) report(null);
                    // The clear button unmounts, so focus moves to the field.
                    focus();
                  }}
                >
                  <XIcon />
                </IconButton>
              </span>
            )}
          </div>
          {description && (
            <Text slot="description" css={field.description}>
              {description}
            </Text>
          )}
          <FieldError css={field.error} data-part="error">
            {errorMessage || undefined}
          </FieldError>
        </>
      )}
    </AriaDateField>
  );
}
