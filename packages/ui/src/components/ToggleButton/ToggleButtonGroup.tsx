'use client';
import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Count } from '../Count/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './ToggleButton.styles.ts';

export interface ToggleButtonOption {
  value: string;
  label: ReactNode;
  /** Icon before the text; decorative, so hidden from screen readers. */
  icon?: ReactNode;
  /** Number of entries in the segment; `null` while it loads, which reserves the space of one digit. */
  count?: number | null;
  isDisabled?: boolean;
}

export interface ToggleButtonGroupProps extends RootProps {
  /** Accessible name of the group; not visible. */
  label: string;
  /** Options in reading order. */
  options: readonly ToggleButtonOption[];
  /** Value of the selected segment. */
  value: string;
  /** Called with the value of the newly selected segment. */
  onChange: (value: string) => void;
  /** Height of 36 px, or 32 px with `s` for use in rows; always 44 px on touch. Default `m`. */
  size?: 's' | 'm';
  /** Fills the width of its container; the segments share it. Default `false`. */
  isFullWidth?: boolean;
  /** Disables all segments. Default `false`. */
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
              {option.count === null ? <Skeleton inlineSize="1ch" /> : <Count value={option.count} />}
            </span>
          )}
        </ToggleButton>
      ))}
    </AriaToggleButtonGroup>
  );
}
