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
import * as parts from '../DateRangePicker/DateRangePicker.styles.ts';
import { WarningOctagonIcon, XIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as field from '../../internal/field.styles.ts';
import * as styles from './DateTimeField.styles.ts';

export interface DateTimeFieldProps {
  /** What the field asks for. */
  label: ReactNode;
  /** A day and a time to the minute, as ISO 8601 writes them without a zone: `2026-05-04T18:30`; `null` for none. */
  value: string | null;
  /** The whole of it stands, or was taken away. */
  onChange: (value: string | null) => void;
  /** The focus has left the field. */
  onBlur?: () => void;
  /** What to enter and why, and in which zone; read out after the label. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Marks the field as invalid; empty or absent, it is valid. */
  errorMessage?: ReactNode;
  /** It cannot be used now. Default `false`. */
  isDisabled?: boolean;
  /** It has to be filled in. Default `false`. */
  isRequired?: boolean;
  /** Moves the focus to the first part, so that a form can lead to the first field in error. */
  ref?: Ref<{ focus: () => void }>;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the button that empties the field, as "Clear". */
    clear: string;
  };
}

/** A moment, typed part by part as the reader's language orders them. */
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
                // The button goes with what it cleared.
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
