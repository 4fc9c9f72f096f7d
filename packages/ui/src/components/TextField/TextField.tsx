'use client';
import type { ReactNode, Ref } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { WarningOctagonIcon } from '../Icon/index.ts';
import type { FieldRootProps } from '../../internal/root.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { useProvider } from '../../internal/useProvider.ts';
import * as styles from '../../internal/field.styles.ts';

export interface TextFieldProps
  extends
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior'>,
    FieldRootProps {
  /** Label of the field. */
  label: ReactNode;
  /** Hides the label visually, where the context makes it clear; screen readers still read it. Default `false`. */
  isLabelHidden?: boolean;
  /** Help text; screen readers read it after the label. */
  description?: ReactNode;
  /** Error message: the problem and how to fix it. If set, the field is invalid. */
  errorMessage?: ReactNode;
  /** Example value. Never a replacement for the label. */
  placeholder?: string;
  /** Icon before the text; decorative, so hidden from screen readers. */
  icon?: ReactNode;
  /** Ref to the input, so that a form can focus the first invalid field. */
  ref?: Ref<HTMLInputElement>;
}

/** Single-line text. The form decides when a value is invalid; the field shows and announces the error. */
export function TextField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  placeholder,
  icon,
  ref,
  ...aria
}: TextFieldProps) {
  useProvider('TextField');
  const isInvalid = Boolean(errorMessage);
  return (
    <AriaTextField
      {...aria}
      isInvalid={isInvalid}
      validationBehavior="aria"
      css={styles.field}
      data-component="TextField"
    >
      <Label css={isLabelHidden ? visuallyHidden : styles.label}>{label}</Label>
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
