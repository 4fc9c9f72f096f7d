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
import * as choice from '../../internal/choice.styles.ts';
import { CheckboxSign } from './CheckboxSign.tsx';

export interface CheckboxProps extends Omit<
  AriaCheckboxFieldProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior' | 'inputRef' | 'ref'
> {
  /** What holds while it is ticked. */
  children: ReactNode;
  /** What follows from it; read out after the label. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Marks the checkbox as invalid. */
  errorMessage?: ReactNode;
  /** The input, so that a form can move the focus to the first field in error. */
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no, told to the form that it stands in. What takes effect at once is a Switch. */
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
