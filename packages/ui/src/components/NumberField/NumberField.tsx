'use client';
import type { ReactNode, Ref } from 'react';
import {
  Button,
  FieldError,
  Group,
  Input,
  Label,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Text,
} from 'react-aria-components/NumberField';
import { MinusIcon, PlusIcon, WarningOctagonIcon } from '../Icon/index.ts';
import type { FieldRootProps } from '../../internal/root.ts';
import * as field from '../../internal/field.styles.ts';
import * as styles from './NumberField.styles.ts';

export interface NumberFieldProps
  extends
    Omit<
      AriaNumberFieldProps,
      | 'children'
      | 'className'
      | 'style'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'commitBehavior'
      | 'isInvalid'
      | 'validate'
      | 'validationBehavior'
      | 'ref'
    >,
    FieldRootProps {
  /** Label of the field. */
  label: ReactNode;
  /** The number; `null` if the field is empty. If omitted, the field is uncontrolled. */
  value?: number | null;
  /** Initial number of an uncontrolled field. Default: empty. */
  defaultValue?: number;
  /**
   * Called when a number is committed: by plus or minus, an arrow key, Enter, or on blur. `null` if the field is empty.
   */
  onChange?: (value: number | null) => void;
  /**
   * Step of the plus and minus buttons and the arrow keys, which move to the next multiple of this number. Any number
   * can be typed. Default 1; points are awarded in steps of 50.
   */
  step?: number;
  /**
   * Lower limit for the minus button and the arrow keys. Lower numbers can still be typed; the form validates them.
   * Default: none.
   */
  minValue?: number;
  /**
   * Upper limit for the plus button and the arrow keys. Higher numbers can still be typed; the form validates them.
   * Default: none.
   */
  maxValue?: number;
  /**
   * Options for `Intl.NumberFormat`, applied in the reader's language. Default: a decimal number with grouped digits.
   */
  formatOptions?: Intl.NumberFormatOptions;
  /** Help text; screen readers read it after the label. */
  description?: ReactNode;
  /** Error message: the problem and how to fix it. If set, the field is invalid. */
  errorMessage?: ReactNode;
  /** `m` for a field among others (40 px), `l` for the main number of a view (44 px). Default `m`. */
  size?: 'm' | 'l';
  /** Ref to the input, so that a form can focus the first invalid field. */
  ref?: Ref<HTMLInputElement>;
}

const toNumber = (value: number | null | undefined) => (value === null ? NaN : value);

/** A number, typed or changed in steps. Negative numbers are allowed unless `minValue` excludes them. */
export function NumberField({
  label,
  value,
  defaultValue,
  onChange,
  description,
  errorMessage,
  size = 'm',
  ref,
  ...aria
}: NumberFieldProps) {
  const isInvalid = Boolean(errorMessage);
  return (
    <AriaNumberField
      {...aria}
      value={toNumber(value)}
      defaultValue={defaultValue}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      // Keeps typed numbers as they are; rounding them to a step would go unnoticed.
      commitBehavior="validate"
      isInvalid={isInvalid}
      validationBehavior="aria"
      css={field.field}
      data-component="NumberField"
    >
      <Label css={field.label}>{label}</Label>
      <Group role="presentation" css={styles.box} data-part="box" data-size={size}>
        <Button slot="decrement" css={styles.step} data-part="decrement">
          <MinusIcon />
        </Button>
        <Input ref={ref} css={styles.input} data-part="input" />
        {isInvalid && (
          <span css={field.sign}>
            <WarningOctagonIcon />
          </span>
        )}
        <Button slot="increment" css={styles.step} data-part="increment">
          <PlusIcon />
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
    </AriaNumberField>
  );
}
