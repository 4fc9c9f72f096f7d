'use client';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Count } from '../Count/index.ts';
import { radioDot } from '../../internal/radioDot.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import type { RootProps } from '../../internal/root.ts';
import * as styles from './FilterGroup.styles.ts';

export interface FilterOption {
  value: string;
  label: string;
  /** Number of entries that match this option. Requires `messages`. */
  count?: number;
}

export interface FilterGroupProps extends RootProps {
  /** Label of the group, such as "Sort by". */
  label: string;
  /** Options in reading order. */
  options: readonly FilterOption[];
  /** Value of the selected option. */
  value: string;
  /** Called with the value of the newly selected option. */
  onChange: (value: string) => void;
  /** All visible and announced text. Required with counts. */
  messages?: {
    /** Text alternative of a count, which screen readers read after the option, such as "64 projects". */
    count: (count: number) => string;
  };
}

/** A single choice that filters or sorts nearby content immediately. */
export function FilterGroup({ label, options, value, onChange, messages, ...root }: FilterGroupProps) {
  return (
    <RadioGroup {...root} value={value} onChange={onChange} css={styles.root} data-component="FilterGroup">
      <Label css={styles.label}>{label}</Label>
      {options.map((option) => (
        <Radio key={option.value} value={option.value} css={styles.option} data-part="option">
          <span css={radioDot} />
          <span css={styles.name}>{option.label}</span>
          {option.count !== undefined && messages && (
            <>
              <span css={styles.count} aria-hidden>
                <Count value={option.count} />
              </span>
              <span css={visuallyHidden}>{messages.count(option.count)}</span>
            </>
          )}
        </Radio>
      ))}
    </RadioGroup>
  );
}
