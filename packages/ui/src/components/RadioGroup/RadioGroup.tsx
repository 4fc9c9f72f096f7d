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
import * as choice from '../../internal/choice.styles.ts';
import * as field from '../../internal/field.styles.ts';
import * as styles from './RadioGroup.styles.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** What follows from it; read out after the label. */
  description?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioGroupProps extends Omit<
  AriaRadioGroupProps,
  'children' | 'className' | 'style' | 'isInvalid' | 'validate' | 'validationBehavior' | 'ref'
> {
  /** What the choice is about. */
  label: ReactNode;
  /** In the order in which they are read. */
  options: readonly RadioOption[];
  /** What to choose and why; read out after the label. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Marks the group as invalid. */
  errorMessage?: ReactNode;
  /** `horizontal` where there are few and short ones; they wrap. Default `vertical`. */
  orientation?: 'horizontal' | 'vertical';
  /** The first option, so that a form can move the focus to the first field in error. */
  ref?: Ref<HTMLInputElement>;
}

/** One of a few choices, all of them shown. What narrows a list at once is a FilterGroup, what is too long a Select. */
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
