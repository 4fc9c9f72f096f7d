'use client';
import { type PointerEvent, type ReactNode, type Ref, useState } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { WarningOctagonIcon } from '../Icon/index.ts';
import * as field from '../../internal/field.styles.ts';
import { length } from '../../internal/length.ts';
import { CharactersLeft } from './CharactersLeft.tsx';
import * as styles from './TextArea.styles.ts';

type Limited =
  | { limit?: undefined; countFrom?: undefined; messages?: undefined }
  | {
      /** The most characters (code points) that are accepted. More can be typed, so that nothing pasted is cut unseen. */
      limit: number;
      /** The counter shows from this many characters on. Default 0: always. */
      countFrom?: number;
      messages: {
        /** Beside the field, as "120 / 2,000". */
        count: (used: number, limit: number) => string;
        /** Read out near the limit and past it, as "20 characters left"; negative past the limit. */
        left: (left: number) => string;
      };
    };

export type TextAreaProps = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior' | 'type'
> &
  Limited & {
    label: ReactNode;
    /** Keeps the label for screen readers alone, where what stands around the field says it already. Default `false`. */
    isLabelHidden?: boolean;
    /** What to enter and why; read out after the label. */
    description?: ReactNode;
    /** What is wrong and how to mend it. Marks the field as invalid; empty or absent, it is valid. */
    errorMessage?: ReactNode;
    /** An example of an entry. Never the only label. */
    placeholder?: string;
    /** Lines shown before anything is typed; the field grows with its text up to 12. Default 3. */
    rows?: number;
    /** The field itself, so that a form can move the focus to it. */
    ref?: Ref<HTMLTextAreaElement>;
  };

/** A press on the edge of the box, which is no text, is a press into the field. */
function enter(event: PointerEvent<HTMLElement>) {
  const field = event.currentTarget.querySelector('textarea');
  if (!field || field.disabled || event.target === field) return;
  event.preventDefault();
  field.focus();
}

/** Several lines of text. Grows with what is typed and counts towards a limit. */
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
