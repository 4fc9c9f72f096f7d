'use client';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { CaretDownIcon, WarningOctagonIcon } from '../Icon/index.ts';
import type { FieldRootProps } from '../../internal/root.ts';
import * as field from '../../internal/field.styles.ts';
import { ListFrame } from '../../internal/frame/ListFrame.tsx';
import { lazyOverlay } from '../../internal/lazyOverlay.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './Select.styles.ts';

const { Overlay, intent } = lazyOverlay(
  async () => (await import('./SelectList.tsx')).SelectList,
  ({ triggerRef, items, onOpenChange }) => (
    <ListFrame triggerRef={triggerRef} rows={items.length} onClose={() => onOpenChange(false)} />
  ),
);

export interface SelectItem {
  id: string;
  label: ReactNode;
  /** Text for type-ahead. Required if `label` is not a string. */
  textValue?: string;
  /** Icon before the text; decorative, so hidden from screen readers. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SelectProps extends FieldRootProps {
  /** Label of the field. */
  label: ReactNode;
  /**
   * Hides the label visually; screen readers still read it. Use it only where the context makes the label clear, such
   * as in a row of filters. Default `false`.
   */
  isLabelHidden?: boolean;
  /** Items in display order. */
  items: readonly SelectItem[];
  /** Id of the selected item. */
  value?: string;
  /** Called with the id of the newly selected item. */
  onChange: (id: string) => void;
  /** Shown without a selection, such as "Choose a type". Required if `value` can be absent. */
  placeholder?: ReactNode;
  /** Help text; screen readers read it after the label. */
  description?: ReactNode;
  /** Error message: the problem and how to fix it. Marks the field as invalid. */
  errorMessage?: ReactNode;
  /** Height of 36, 40 or 44 px; always 44 px on touch. Default `m`. */
  size?: 's' | 'm' | 'l';
  /** Disables the control. Default `false`. */
  isDisabled?: boolean;
  /** Name of the field in a native form submission. */
  name?: string;
  /** Ref to the button, so that a form can focus the first invalid field. */
  ref?: Ref<HTMLButtonElement>;
}

/** A single choice from a list too long to show in full. For two to four options, use a FilterGroup. */
export function Select({
  label,
  isLabelHidden = false,
  items,
  value,
  onChange,
  placeholder,
  description,
  errorMessage,
  size = 'm',
  isDisabled = false,
  name,
  ref,
  ...root
}: SelectProps) {
  const [isOpen, setOpen] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const chosen = items.find((item) => item.id === value);
  const isInvalid = Boolean(errorMessage);

  const openByArrow: AriaButtonProps['onKeyDown'] = (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') {
      // React Aria stops key events by default, but Escape must reach a surrounding dialog.
      event.continuePropagation();
      return;
    }
    event.preventDefault();
    setOpen(true);
  };

  return (
    <div {...root} css={field.field} data-component="Select">
      <label id={`${id}-label`} htmlFor={id} css={isLabelHidden ? visuallyHidden : field.label}>
        {label}
      </label>
      <div ref={boxRef} css={isLabelHidden ? [styles.box, styles.stretched] : styles.box}>
        <AriaButton
          {...intent}
          ref={ref}
          id={id}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-describedby={
            [description && `${id}-description`, isInvalid && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
          isDisabled={isDisabled}
          onPress={() => setOpen(!isOpen)}
          onKeyDown={openByArrow}
          css={styles.trigger}
          data-part="trigger"
          data-size={size}
          data-invalid={isInvalid || undefined}
        >
          {chosen?.icon && <span aria-hidden>{chosen.icon}</span>}
          <span id={`${id}-value`} css={styles.value} data-placeholder={!chosen || undefined}>
            {chosen ? chosen.label : placeholder}
          </span>
          {isInvalid && (
            <span css={field.sign}>
              <WarningOctagonIcon />
            </span>
          )}
          <CaretDownIcon />
        </AriaButton>
        <Overlay
          isOpen={isOpen}
          onOpenChange={setOpen}
          triggerRef={boxRef}
          labelledBy={`${id}-label`}
          items={items}
          value={value}
          onChange={onChange}
        />
      </div>
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
      {description && (
        <span id={`${id}-description`} css={field.description}>
          {description}
        </span>
      )}
      {isInvalid && (
        <span id={`${id}-error`} css={field.error} data-part="error">
          {errorMessage}
        </span>
      )}
    </div>
  );
}
