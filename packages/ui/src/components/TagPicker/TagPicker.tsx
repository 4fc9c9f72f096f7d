'use client';
import { type ReactNode, type Ref, useState } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup, FieldError, Label, Text } from 'react-aria-components/CheckboxGroup';
import { CheckIcon, InfoIcon, WarningOctagonIcon } from '../Icon/index.ts';
import * as choice from '../../internal/choice.styles.ts';
import * as field from '../../internal/field.styles.ts';
import { Spoken } from '../../internal/Spoken.tsx';
import * as styles from './TagPicker.styles.ts';

export interface TagOption {
  value: string;
  label: ReactNode;
  /** Before the words; decoration. */
  icon?: ReactNode;
}

export interface TagPickerProps {
  /** What the field asks for. */
  label: ReactNode;
  /** In the order in which they are shown. */
  options: readonly TagOption[];
  /** The values of what is chosen, in the order in which they were. */
  value: readonly string[];
  /** A tag was chosen or given up. Never more than `max`. */
  onChange: (value: string[]) => void;
  /** The focus has left the field. */
  onBlur?: () => void;
  /** The most tags. One more is refused with a sentence, not locked: a locked one tells nobody why. Default 3. */
  max?: number;
  /** What to choose and why; read out after the label. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Marks the group as invalid. */
  errorMessage?: ReactNode;
  /** It cannot be used now. Default `false`. */
  isDisabled?: boolean;
  /** It can be read, not changed. Default `false`. */
  isReadOnly?: boolean;
  /** The first tag, so that a form can move the focus to the first field in error. */
  ref?: Ref<HTMLInputElement>;
  /** Every word that is shown or spoken. */
  messages: {
    /** Beside the label, as "2 / 3"; only seen. */
    count: (used: number, max: number) => string;
    /** Shown and read out when one more was tried, as "You can select up to 3 tags". */
    full: (max: number) => string;
  };
}

/** A few of the tags that there are. Words of one's own are a TagInput. */
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
}: TagPickerProps) {
  const [isRefused, setRefused] = useState(false);

  const choose = (next: string[]) => {
    const isOver = next.length > max && next.length > value.length;
    setRefused(isOver);
    if (!isOver) onChange(next);
  };

  return (
    <CheckboxGroup
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
