'use client';
import type { ReactNode, Ref } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { WarningOctagonIcon } from '../Icon/index.ts';
import * as styles from '../../internal/field.styles.ts';

export interface TextFieldProps extends Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior'
> {
  /** What the field asks for. */
  label: ReactNode;
  /** What to enter and why; read out after the label. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Marks the field as invalid; empty or absent, it is valid. */
  errorMessage?: ReactNode;
  /** An example of an entry. Never the only label. */
  placeholder?: string;
  /** Before the text; decoration. */
  icon?: ReactNode;
  /** The input, so that a form can move the focus to the first field in error. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. The form decides what is valid and when to say so; the field shows and reads it out. */
export function TextField({ label, description, errorMessage, placeholder, icon, ref, ...aria }: TextFieldProps) {
  const isInvalid = Boolean(errorMessage);
  return (
    <AriaTextField
      {...aria}
      isInvalid={isInvalid}
      validationBehavior="aria"
      css={styles.field}
      data-component="TextField"
    >
      <Label css={styles.label}>{label}</Label>
      <Group css={styles.box} data-part="box">
        {icon && <span aria-hidden>{icon}</span>}
        <Input ref={ref} placeholder={placeholder} css={styles.input} />
        {isInvalid && (
          <span css={styles.sign}>
            <WarningOctagonIcon />
          </span>
        )}
      </Group>
      {description && (
        <Text slot="description" css={styles.description}>
          {description}
        </Text>
      )}
      <FieldError css={styles.error} data-part="error">
        {errorMessage}
      </FieldError>
    </AriaTextField>
  );
}
