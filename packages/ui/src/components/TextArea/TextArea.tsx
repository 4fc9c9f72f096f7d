'use client';
import { type PointerEvent, type ReactNode, type Ref, useState } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { WarningOctagonIcon } from '../Icon/index.ts';
import type { FieldRootProps } from '../../internal/root.ts';
import * as field from '../../internal/field.styles.ts';
import { length } from '../../internal/length.ts';
import { CharactersLeft } from './CharactersLeft.tsx';
import * as styles from './TextArea.styles.ts';

type Limited =
  | { limit?: undefined; countFrom?: undefined; messages?: undefined }
  | {
      /**
       * Maximum number of accepted characters (code points). More can be typed, so that pasted text is never truncated
       * silently.
       */
      limit: number;
      /** Number of characters from which the counter is shown. Default 0: always. */
      countFrom?: number;
      messages: {
        /** Counter below the field, such as "120 / 2,000". */
        count: (used: number, limit: number) => string;
        /** Announced near and past the limit, such as "20 characters left". The number is negative past the limit. */
        left: (left: number) => string;
      };
    };

export type TextAreaProps = FieldRootProps &
  Omit<
    AriaTextFieldProps,
    'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior' | 'type'
  > &
  Limited & {
    label: ReactNode;
    /** Hides the label visually, where the context makes it clear; screen readers still read it. Default `false`. */
    isLabelHidden?: boolean;
    /** Help text; screen readers read it after the label. */
    description?: ReactNode;
    /** Error message: the problem and how to fix it. If set, the field is invalid. */
    errorMessage?: ReactNode;
    /** Example value. Never a replacement for the label. */
    placeholder?: string;
    /** Initial number of lines; the field grows up to 12. Default 3. */
    rows?: number;
    /** Ref to the field, so that a caller can focus it. */
    ref?: Ref<HTMLTextAreaElement>;
  };

/** Focuses the field when the border or padding of its box is pressed. */
function enter(event: PointerEvent<HTMLElement>) {
  const field = event.currentTarget.querySelector('textarea');
  if (!field || field.disabled || event.target === field) return;
  event.preventDefault();
  field.focus();
}

/** A multi-line text field that grows with its content. With a limit, it also counts characters. */
export function TextArea({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  placeholder,
  rows = 3,
  limit,
  countFrom = 0,
  messages,
  value,
  defaultValue = '',
  onChange,
  ref,
  ...aria
}: TextAreaProps) {
  const [own, setOwn] = useState(defaultValue);
  const text = value ?? own;
  const used = length(text);
  const isOver = limit !== undefined && used > limit;
  const isInvalid = Boolean(errorMessage) || isOver;
  const isCounted = limit !== undefined && used >= countFrom;

  return (
    <AriaTextField
      {...aria}
      value={text}
      onChange={(next) => {
        setOwn(next);
        onChange?.(next);
      }}
      isInvalid={isInvalid}
      validationBehavior="aria"
      css={field.field}
      data-component="TextArea"
    >
      <Label css={isLabelHidden ? styles.hiddenLabel : field.label}>{label}</Label>
      <Group css={styles.box} onPointerDown={enter} data-part="box">
        <div css={styles.grow} data-text={text}>
          <AriaTextArea ref={ref} rows={rows} placeholder={placeholder} dir="auto" css={styles.input} />
        </div>
        {isInvalid && (
          <span css={field.sign}>
            <WarningOctagonIcon />
          </span>
        )}
      </Group>
      {(description || isCounted) && (
        <div css={styles.foot}>
          {description && (
            <Text slot="description" css={field.description}>
              {description}
            </Text>
          )}
          {isCounted && (
            <span css={styles.counter} data-over={isOver || undefined} data-part="counter" aria-hidden>
              {messages.count(used, limit)}
            </span>
          )}
        </div>
      )}
      {Boolean(errorMessage) && (
        <FieldError css={field.error} data-part="error">
          {errorMessage}
        </FieldError>
      )}
      {limit !== undefined && <CharactersLeft left={limit - used} limit={limit} say={messages.left} />}
    </AriaTextField>
  );
}
