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
import * as field from '../../internal/field.styles.ts';
import * as styles from './NumberField.styles.ts';

export interface NumberFieldProps extends Omit<
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
> {
  /** What the field asks for. */
  label: ReactNode;
  /** The number; `null` while the field is empty. Absent, the field keeps its own. */
  value?: number | null;
  /** The number at first, where the field keeps its own. Default: empty. */
  defaultValue?: number;
  /** A number stands: after a press on plus or minus, an arrow key, Enter, or when the focus leaves. */
  onChange?: (value: number | null) => void;
  /**
   * What plus, minus and the arrow keys add: they go to the next multiple of it. Any number can be typed.
   * Default 1; points are awarded in steps of 50.
   */
  step?: number;
  /** Where minus ends. A number below it can be typed: the form says what is wrong with it. Default: no end. */
  minValue?: number;
  /** Where plus ends, likewise. Default: no end. */
  maxValue?: number;
  /** How the number is written, as `Intl.NumberFormat` has it. Default: in the reader's language, with groups. */
  formatOptions?: Intl.NumberFormatOptions;
  /** What to enter and why; read out after the label. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Marks the field as invalid; empty or absent, it is valid. */
  errorMessage?: ReactNode;
  /** `m` is a field among others (40 px), `l` the one number that the view is about (44 px). Default `m`. */
  size?: 'm' | 'l';
  /** The input, so that a form can move the focus to the first field in error. */
  ref?: Ref<HTMLInputElement>;
}

const toNumber = (value: number | null | undefined) => (value === null ? NaN : value);

/** A number, typed or moved in steps. Negative ones count as well, unless `minValue` says otherwise. */
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
      // What was typed stands: moved to a step unasked, nobody would notice.
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
