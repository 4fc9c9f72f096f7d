'use client';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { CaretDownIcon, WarningOctagonIcon } from '../Icon/index.ts';
import * as field from '../../internal/field.styles.ts';
import { lazyOverlay } from '../../internal/lazyOverlay.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './Select.styles.ts';

const { Overlay, intent } = lazyOverlay(async () => (await import('./SelectList.tsx')).SelectList);

export interface SelectItem {
  id: string;
  label: ReactNode;
  /** What typing finds the item by; needed where `label` is more than a string. */
  textValue?: string;
  /** Before the words; decoration. */
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SelectProps {
  /** What the field asks for. */
  label: ReactNode;
  /** The label is read out, not shown: only where the place says it, as a row of filters does. Default `false`. */
  isLabelHidden?: boolean;
  /** In the order in which they are listed. */
  items: readonly SelectItem[];
  /** The id of what is chosen. */
  value?: string;
  /** Another item was chosen: its id. */
  onChange: (id: string) => void;
  /** Stands where the choice will be, as "Choose a type". Needed where `value` may be absent. */
  placeholder?: ReactNode;
  /** What to choose and why; read out after the label. */
  description?: ReactNode;
  /** What is wrong and how to mend it. Marks the field as invalid. */
  errorMessage?: ReactNode;
  /** `s` 36 px, `m` 40 px, `l` 44 px. All are 44 px on touch. Default `m`. */
  size?: 's' | 'm' | 'l';
  /** It cannot be used now. Default `false`. */
  isDisabled?: boolean;
  /** The field's name in a form that is sent natively. */
  name?: string;
  /** The button, so that a form can move the focus to the first field in error. */
  ref?: Ref<HTMLButtonElement>;
}

/** One choice out of a list that would be too long to show. Two to four choices are better shown, as a FilterGroup. */
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
}: SelectProps) {
  const [isOpen, setOpen] = useState(false);
  const boxRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const chosen = items.find((item) => item.id === value);
  const isInvalid = Boolean(errorMessage);

  const openByArrow: AriaButtonProps['onKeyDown'] = (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') {
      // React Aria keeps a key to itself unless told otherwise, and Escape is for the dialog around.
      event.continuePropagation();
      return;
    }
    event.preventDefault();
    setOpen(true);
  };

  return (
    <div css={field.field} data-component="Select">
      <label id={`${id}-label`} htmlFor={id} css={isLabelHidden ? visuallyHidden : field.label}>
        {label}
      </label>
      <div ref={boxRef} css={styles.box}>
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
