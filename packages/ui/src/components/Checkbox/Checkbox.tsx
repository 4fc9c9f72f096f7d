'use client';
import type { ReactNode, Ref } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  FieldError,
  Text,
} from 'react-aria-components/Checkbox';
import { WarningOctagonIcon } from '../Icon/index.ts';
import type { FieldRootProps } from '../../internal/root.ts';
import * as choice from '../../internal/choice.styles.ts';
import { CheckboxSign } from './CheckboxSign.tsx';

export interface CheckboxProps
  extends
    Omit<
      AriaCheckboxFieldProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior' | 'inputRef' | 'ref'
    >,
    FieldRootProps {
  /** Label: a statement that is true while the box is checked. */
  children: ReactNode;
  /** Help text that explains the consequence; screen readers read it after the label. */
  description?: ReactNode;
  /** Error message: the problem and how to fix it. Marks the checkbox as invalid. */
  errorMessage?: ReactNode;
  /** Ref to the input, so that a form can focus the first invalid field. */
  ref?: Ref<HTMLInputElement>;
}

/** A yes-or-no field of a form. For a setting that takes effect immediately, use a Switch. */
export function Checkbox({ children, description, errorMessage, ref, ...aria }: CheckboxProps) {
  return (
    <CheckboxField
      {...aria}
      inputRef={ref}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      css={choice.choice}
      data-component="Checkbox"
    >
      <CheckboxButton css={choice.press} data-part="press">
        <CheckboxSign />
        <span css={choice.words}>{children}</span>
      </CheckboxButton>
      {description && (
        <Text slot="description" css={choice.about}>
          {description}
        </Text>
      )}
      <FieldError css={choice.ownError} data-part="error">
        <WarningOctagonIcon />
        <span>{errorMessage}</span>
      </FieldError>
    </CheckboxField>
  );
}
