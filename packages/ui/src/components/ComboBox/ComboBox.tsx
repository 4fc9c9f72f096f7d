'use client';
import { type ReactNode, type Ref, useMemo } from 'react';
import { Button, ComboBox as AriaComboBox, FieldError, Input, Label, Text } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { CaretDownIcon, WarningOctagonIcon } from '../Icon/index.ts';
import * as field from '../../internal/field.styles.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import type { SelectItem } from '../Select/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { ComboBoxList } from './ComboBoxList.tsx';
import * as styles from './ComboBox.styles.ts';

export interface ComboBoxProps {
  /** What the field asks for. */
  label: ReactNode;
  /** The label is read out, not shown: only where the place says it. Default `false`. */
  isLabelHidden?: boolean;
  /** Any number of them: those out of view are not drawn. With `onInputChange` also what is chosen, or its name is lost. */
  items: readonly SelectItem[];
  /** The id of what is chosen; `null` for nothing. */
  value: string | null;
  /** Something was chosen; `null` when the field was emptied. Words that are none of the items are taken back. */
  onChange: (id: string | null) => void;
  /**
   * At every character. Given, the caller searches (after a pause) and `items` are shown as they come; absent, those
   * are left that have the typed words in their own.
   */
  onInputChange?: (words: string) => void;
  /** The focus has left the field. */
  onBlur?: () => void;
  /** The items are on their way. Default `false`. */
  isLoading?: boolean;
  /** An example of an entry. Never the only label. */
  placeholder?: string;
  /** What to choose and why; read out after the label. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Marks the field as invalid. */
  errorMessage?: ReactNode;
  /** It cannot be used now. Default `false`. */
  isDisabled?: boolean;
  /** It can be read, not changed. Default `false`. */
  isReadOnly?: boolean;
  /** It has to be filled in. Default `false`. */
  isRequired?: boolean;
  /** The field's name in a form that is sent natively. */
  name?: string;
  /** The input, so that a form can move the focus to the first field in error. */
  ref?: Ref<HTMLInputElement>;
  /** Every word that is shown or spoken. */
  messages: {
    /** Shown and read out while items are on their way, as "Searching". */
    loading: string;
    /** In place of the list where nothing fits, as "No results found". */
    empty: string;
  };
}

/** One choice out of a list that is too long to look through: typing finds it. A shorter one is a Select. */
export function ComboBox({
  label,
  isLabelHidden = false,
  items,
  onInputChange,
  isLoading = false,
  placeholder,
  description,
  errorMessage,
  ref,
  onChange,
  messages,
  ...aria
}: ComboBoxProps) {
  const isInvalid = Boolean(errorMessage);
  const disabledKeys = useMemo(() => items.filter(({ isDisabled }) => isDisabled).map(({ id }) => id), [items]);

  return (
    <AriaComboBox
      {...aria}
      {...(onInputChange ? { items, onInputChange } : { defaultItems: items })}
      onChange={(key) => onChange(key === null ? null : String(key))}
      disabledKeys={disabledKeys}
      allowsEmptyCollection
      isInvalid={isInvalid}
      validationBehavior="aria"
      css={field.field}
      data-component="ComboBox"
    >
      <Label css={isLabelHidden ? visuallyHidden : field.label}>{label}</Label>
      <Group css={styles.box} data-part="box">
        <Input ref={ref} placeholder={placeholder} css={styles.input} />
        {isLoading && <Spinner messages={{ label: messages.loading }} />}
        {isInvalid && (
          <span css={field.sign}>
            <WarningOctagonIcon />
          </span>
        )}
        <Button css={styles.button} data-part="open">
          <CaretDownIcon />
        </Button>
      </Group>
      {description && (
        <Text slot="description" css={field.description}>
          {description}
        </Text>
      )}
      <FieldError css={field.error} data-part="error">
        {errorMessage}
      </FieldError>
      <ComboBoxList sentence={isLoading ? messages.loading : messages.empty} />
    </AriaComboBox>
  );
}
