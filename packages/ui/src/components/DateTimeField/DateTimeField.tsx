'use client';
import { parseDateTime } from '@internationalized/date';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
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
  /** Local date and time to the minute in ISO 8601 without a time zone: `2026-05-04T18:30`; `null` for none. */
  value: string | null;
  /** Called when the value is complete, or was cleared. */
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

/** A date and time, typed segment by segment in the order of the reader's language. */
export function DateTimeField({
  label,
  value,
  onChange,
  description,
  errorMessage,
  ref,
  messages,
  ...aria
}: DateTimeFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const focus = () => box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
  useImperativeHandle(ref, () => ({ focus }));
  const moment = useMemo(() => (value ? parseDateTime(value) : null), [value]);
  return (
    <AriaDateField
      {...aria}
      value={moment}
      onChange={(next) => onChange(next && next.toString().slice(0, 16))}
      granularity="minute"
      hideTimeZone
      shouldForceLeadingZeros
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      css={field.field}
      data-component="DateTimeField"
    >
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
        {moment && !aria.isDisabled && (
          <span css={styles.clear}>
            <IconButton
              size="s"
              hasTooltip={false}
              messages={{ label: messages.clear }}
              onPress={() => {
                onChange(null);
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
    </AriaDateField>
  );
}
