'use client';
import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Count } from '../Count/index.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './ToggleButton.styles.ts';

export interface ToggleButtonOption {
  value: string;
  label: ReactNode;
  /** Icon before the text; decorative, so hidden from screen readers. */
  icon?: ReactNode;
  /** Number of entries in the segment. */
  count?: number;
  isDisabled?: boolean;
}

export interface ToggleButtonGroupProps extends RootProps {
  /** Accessible name of the group; not visible. */
  label: string;
  /** In reading order. */
  options: readonly ToggleButtonOption[];
  /** Value of the selected segment. */
  value: string;
  /** Called with the value of the newly selected segment. */
  onChange: (value: string) => void;
  /** `s` for rows (32 px), `m` (36 px). Both are 44 px on touch. Default `m`. */
  size?: 's' | 'm';
  /** Fills the width of its container, shared by the segments. Default `false`. */
  isFullWidth?: boolean;
  /** Disables the control. Default `false`. */
  isDisabled?: boolean;
}

/** Segmented control for two to five views of the same content. For different content, use Tabs. */
export function ToggleButtonGroup({
  label,
  options,
  value,
  onChange,
  size = 'm',
  isFullWidth = false,
  isDisabled = false,
  ...root
}: ToggleButtonGroupProps) {
  // The tab stop is the selected segment, as in any radio group, or else the first enabled one.
  const hasStop = options.some((option) => option.value === value && !option.isDisabled);
  return (
    <AriaToggleButtonGroup
      {...root}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={([key]) => onChange(String(key))}
      isDisabled={isDisabled}
      css={styles.group}
      data-component="ToggleButtonGroup"
      data-size={size}
      data-full-width={isFullWidth || undefined}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          id={option.value}
          isDisabled={option.isDisabled}
          excludeFromTabOrder={hasStop && option.value !== value}
          css={styles.segment}
          data-part="segment"
        >
          {option.icon && <span aria-hidden>{option.icon}</span>}
          {option.label}
          {option.count !== undefined && (
            <span css={styles.count} data-part="count">
              <Count value={option.count} />
            </span>
          )}
        </ToggleButton>
      ))}
    </AriaToggleButtonGroup>
  );
}
