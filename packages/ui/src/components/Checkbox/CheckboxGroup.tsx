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
import type { FieldRootProps } from '../../internal/root.ts';
import * as choice from '../../internal/choice.styles.ts';
import * as field from '../../internal/field.styles.ts';
import { Checkbox } from './Checkbox.tsx';

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  /** Help text that explains the consequence; screen readers read it after the label. */
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps
  extends
    Omit<
      AriaCheckboxGroupProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior' | 'ref'
    >,
    FieldRootProps {
  /** Label of the group. */
  label: ReactNode;
  /** Options in reading order. */
  options: readonly CheckboxOption[];
  /** Help text; screen readers read it after the label. */
  description?: ReactNode;
  /** Error message: the problem and how to fix it. Marks the group as invalid. */
  errorMessage?: ReactNode;
  /** Use `horizontal` for a few short options; they wrap. Default `vertical`. */
  orientation?: 'horizontal' | 'vertical';
  /** Ref to the first checkbox, so that a form can focus the first invalid field. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice of any number of visible options. For a single choice, use a RadioGroup. */
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
