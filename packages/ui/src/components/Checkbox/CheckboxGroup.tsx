'use client';
import type { ReactNode, Ref } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
  FieldError,
  Label,
  Text,
} from 'react-aria-components/CheckboxGroup';
import { WarningOctagonIcon } from '../Icon/index.ts';
import * as choice from '../../internal/choice.styles.ts';
import * as field from '../../internal/field.styles.ts';
import { Checkbox } from './Checkbox.tsx';

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  /** What follows from it; read out after the label. */
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends Omit<
  AriaCheckboxGroupProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior' | 'ref'
> {
  /** What the choice is about. */
  label: ReactNode;
  /** In the order in which they are read. */
  options: readonly CheckboxOption[];
  /** What to choose and why; read out after the label. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Marks the group as invalid. */
  errorMessage?: ReactNode;
  /** `horizontal` where there are few and short ones; they wrap. Default `vertical`. */
  orientation?: 'horizontal' | 'vertical';
  /** The first checkbox, so that a form can move the focus to the first field in error. */
  ref?: Ref<HTMLInputElement>;
}

/** Any number of a few choices, all of them shown. One of them alone is a RadioGroup. */
export function CheckboxGroup({
  label,
  options,
  description,
  errorMessage,
  orientation = 'vertical',
  ref,
  ...aria
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...aria}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      css={field.field}
      data-component="CheckboxGroup"
      data-orientation={orientation}
    >
      <Label css={field.label}>{label}</Label>
      {description && (
        <Text slot="description" css={field.description}>
          {description}
        </Text>
      )}
      <div css={choice.choices}>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            value={option.value}
            description={option.description}
            isDisabled={option.isDisabled}
            ref={index === 0 ? ref : undefined}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      <FieldError css={choice.error} data-part="error">
        <WarningOctagonIcon />
        <span>{errorMessage}</span>
      </FieldError>
    </AriaCheckboxGroup>
  );
}
