'use client';
import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Count } from '../Count/index.ts';
import * as styles from './ToggleButton.styles.ts';

export interface ToggleButtonOption {
  value: string;
  label: ReactNode;
  /** Before the words; decoration. */
  icon?: ReactNode;
  /** How many entries the segment holds. */
  count?: number;
  isDisabled?: boolean;
}

export interface ToggleButtonGroupProps {
  /** Names the group; not shown. */
  label: string;
  /** In the order in which they are read. */
  options: readonly ToggleButtonOption[];
  /** The one that is chosen. */
  value: string;
  /** Another one was chosen: its id. */
  onChange: (value: string) => void;
  /** `s` in rows (32 px), `m` (36 px). Both are 44 px on touch. Default `m`. */
  size?: 's' | 'm';
  /** As wide as what it stands in; the segments share the room. Default `false`. */
  isFullWidth?: boolean;
  /** It cannot be used now. Default `false`. */
  isDisabled?: boolean;
}

/** Segments: two to five views of the same things, of which one is shown. Views of different things are Tabs. */
export function ToggleButtonGroup({
  label,
  options,
  value,
  onChange,
  size = 'm',
  isFullWidth = false,
  isDisabled = false,
}: ToggleButtonGroupProps) {
  // Tab goes to the chosen one, as in every radio group; to the first where none can be.
  const hasStop = options.some((option) => option.value === value && !option.isDisabled);
  return (
    <AriaToggleButtonGroup
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
