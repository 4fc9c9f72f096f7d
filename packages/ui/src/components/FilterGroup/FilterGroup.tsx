'use client';
import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Count } from '../Count/index.ts';
import { radioDot } from '../../internal/radioDot.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import * as styles from './FilterGroup.styles.ts';

export interface FilterOption {
  value: string;
  label: string;
  /** How many entries this choice would leave. Needs `messages`. */
  count?: number;
}

export interface FilterGroupProps {
  /** What the choice is about, as "Sort by". */
  label: string;
  /** In the order in which they are read. */
  options: readonly FilterOption[];
  /** The id of the one that is chosen. */
  value: string;
  /** Another one was chosen: its id. */
  onChange: (value: string) => void;
  /** Needed where options have counts. */
  messages?: {
    /** Reads a count out after its option, as "64 projects". */
    count: (count: number) => string;
  };
}

/** A choice of one that narrows or sorts what stands beside it, and takes effect at once. */
export function FilterGroup({ label, options, value, onChange, messages }: FilterGroupProps) {
  return (
    <RadioGroup value={value} onChange={onChange} css={styles.root} data-component="FilterGroup">
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
