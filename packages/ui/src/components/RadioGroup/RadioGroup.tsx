'use client';
import type { ReactNode, Ref } from 'react';
import {
  FieldError,
  Label,
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  Text,
} from 'react-aria-components/RadioGroup';
import { WarningOctagonIcon } from '../Icon/index.ts';
import type { FieldRootProps } from '../../internal/root.ts';
import * as choice from '../../internal/choice.styles.ts';
import * as field from '../../internal/field.styles.ts';
import * as styles from './RadioGroup.styles.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** Help text that explains the consequence; screen readers read it after the label. */
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps
  extends
    Omit<
      AriaRadioGroupProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior' | 'ref'
    >,
    FieldRootProps {
  /** Label of the group. */
  label: ReactNode;
  /** Options in reading order. */
  options: readonly RadioOption[];
  /** Help text; screen readers read it after the label. */
  description?: ReactNode;
  /** Error message: the problem and how to fix it. Marks the group as invalid. */
  errorMessage?: ReactNode;
  /** Use `horizontal` for a few short options; they wrap. Default `vertical`. */
  orientation?: 'horizontal' | 'vertical';
  /** Ref to the first option, so that a form can focus the first invalid field. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A single choice with all options visible. To filter a list immediately, use a FilterGroup; for many options, use a
 * Select.
 */
export function RadioGroup({ label, options, description, errorMessage, ref, ...aria }: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...aria}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      css={field.field}
      data-component="RadioGroup"
    >
      <Label css={field.label}>{label}</Label>
      {description && (
        <Text slot="description" css={field.description}>
          {description}
        </Text>
      )}
      <div css={choice.choices}>
        {options.map((option, index) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled}
            inputRef={index === 0 ? ref : undefined}
            css={choice.choice}
            data-part="option"
          >
            <RadioButton css={choice.press} data-part="press">
              <span css={styles.dot} data-part="dot" />
              <span css={choice.words}>{option.label}</span>
            </RadioButton>
            {option.description && (
              <Text slot="description" css={choice.about}>
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldError css={choice.error} data-part="error">
        <WarningOctagonIcon />
        <span>{errorMessage}</span>
      </FieldError>
    </AriaRadioGroup>
  );
}
