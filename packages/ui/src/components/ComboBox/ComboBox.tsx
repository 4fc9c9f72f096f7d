'use client';
import { type ReactNode, type Ref, useMemo } from 'react';
import { Button, ComboBox as AriaComboBox, FieldError, Input, Label, Text } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { CaretDownIcon, WarningOctagonIcon } from '../Icon/index.ts';
import type { FieldRootProps } from '../../internal/root.ts';
import * as field from '../../internal/field.styles.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import type { SelectItem } from '../Select/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { ComboBoxList } from './ComboBoxList.tsx';
import * as styles from './ComboBox.styles.ts';

export interface ComboBoxProps extends FieldRootProps {
  /** Label of the field. */
  label: ReactNode;
  /** Hides the label visually; screen readers still read it. Only if the context names the field. Default `false`. */
  isLabelHidden?: boolean;
  /**
   * Any number of items; only visible ones are rendered. With `onInputChange`, always include the selected item, or its
   * name is lost.
   */
  items: readonly SelectItem[];
  /** Id of the selected item; `null` for none. */
  value: string | null;
  /**
   * Called with the id of the selected item, or `null` when the field was emptied. Text that matches no item is
   * reverted.
   */
  onChange: (id: string | null) => void;
  /**
   * Called when the text in the field changes. If set, the caller searches (debounced), and `items` are shown as given.
   * Otherwise, the typed text filters the items.
   */
  onInputChange?: (words: string) => void;
  /** Called when focus leaves the field. */
  onBlur?: () => void;
  /** Items are loading. Default `false`. */
  isLoading?: boolean;
  /** Example value. Never a replacement for the label. */
  placeholder?: string;
  /** Help text; screen readers read it after the label. */
  description?: ReactNode;
  /** Error message: the problem and how to fix it. Marks the field as invalid. */
  errorMessage?: ReactNode;
  /** Disables the control. Default `false`. */
  isDisabled?: boolean;
  /** Makes the value read-only. Default `false`. */
  isReadOnly?: boolean;
  /** Marks the field as required. Default `false`. */
  isRequired?: boolean;
  /** Name of the field in a native form submission. */
  name?: string;
  /** Ref to the input, so that a form can focus the first invalid field. */
  ref?: Ref<HTMLInputElement>;
  /** All visible and announced text. */
  messages: {
    /** Shown and announced while items load, such as "Searching". */
    loading: string;
    /** Shown instead of the list if nothing matches, such as "No results found". */
    empty: string;
  };
}

/** Selects one item by typing, from a list too long to scan. For a shorter list, use a Select. */
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
