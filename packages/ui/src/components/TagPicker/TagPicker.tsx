'use client';
import { type ReactNode, type Ref, useState } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup, FieldError, Label, Text } from 'react-aria-components/CheckboxGroup';
import { CheckIcon, InfoIcon, WarningOctagonIcon } from '../Icon/index.ts';
import type { FieldRootProps } from '../../internal/root.ts';
import * as choice from '../../internal/choice.styles.ts';
import * as field from '../../internal/field.styles.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import * as styles from './TagPicker.styles.ts';

export interface TagOption {
  value: string;
  label: ReactNode;
  /** Icon before the text; decorative, so hidden from screen readers. */
  icon?: ReactNode;
}

export interface TagPickerProps extends FieldRootProps {
  /** Label of the field. */
  label: ReactNode;
  /** Options in display order. */
  options: readonly TagOption[];
  /** Values of the selected tags, in order of selection. */
  value: readonly string[];
  /** Called with the selected values, at most `max`. */
  onChange: (value: string[]) => void;
  /** Called when focus leaves the field. */
  onBlur?: () => void;
  /**
   * Maximum number of tags. An extra one is rejected with a message instead of being disabled, because disabled tags
   * explain nothing. Default 3.
   */
  max?: number;
  /** Help text; screen readers read it after the label. */
  description?: ReactNode;
  /** Error message: the problem and how to fix it. Marks the group as invalid. */
  errorMessage?: ReactNode;
  /** Disables the control. Default `false`. */
  isDisabled?: boolean;
  /** Makes the value read-only. Default `false`. */
  isReadOnly?: boolean;
  /** Ref to the first tag, so that a form can focus the first invalid field. */
  ref?: Ref<HTMLInputElement>;
  /** All visible and announced text. */
  messages: {
    /** Shown beside the label, such as "2 / 3"; hidden from screen readers. */
    count: (used: number, max: number) => string;
    /** Shown and announced when the maximum is exceeded, such as "You can select up to 3 tags". */
    full: (max: number) => string;
  };
}

/** Selects a few of the given tags. For free text, use a TagInput. */
export function TagPicker({
  label,
  options,
  value,
  onChange,
  onBlur,
  max = 3,
  description,
  errorMessage,
  isDisabled = false,
  isReadOnly = false,
  ref,
  messages,
  ...root
}: TagPickerProps) {
  const [isRefused, setRefused] = useState(false);

  const choose = (next: string[]) => {
    const isOver = next.length > max && next.length > value.length;
    setRefused(isOver);
    if (!isOver) onChange(next);
  };

  return (
    <CheckboxGroup
      {...root}
      value={[...value]}
      onChange={choose}
      onBlur={onBlur}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      css={field.field}
      data-component="TagPicker"
    >
      <div css={styles.head}>
        <Label css={field.label}>{label}</Label>
        <span css={styles.count} aria-hidden data-part="count">
          {messages.count(value.length, max)}
        </span>
      </div>
      {description && (
        <Text slot="description" css={field.description}>
          {description}
        </Text>
      )}
      <div css={styles.tags}>
        {options.map((option, index) => (
          <CheckboxField
            key={option.value}
            value={option.value}
            inputRef={index === 0 ? ref : undefined}
            data-part="option"
          >
            <CheckboxButton css={styles.tag} data-part="tag">
              {({ isSelected }) => (
                <>
                  <span aria-hidden css={styles.icon}>
                    {isSelected ? <CheckIcon /> : option.icon}
                  </span>
                  {option.label}
                </>
              )}
            </CheckboxButton>
          </CheckboxField>
        ))}
      </div>
      <Spoken css={styles.full} data-part="full">
        {isRefused && (
          <>
            <InfoIcon />
            <span>{messages.full(max)}</span>
          </>
        )}
      </Spoken>
      <FieldError css={choice.error} data-part="error">
        <WarningOctagonIcon />
        <span>{errorMessage}</span>
      </FieldError>
    </CheckboxGroup>
  );
}
