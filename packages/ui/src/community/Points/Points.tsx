'use client';
import type { ReactNode } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { Count } from '../../components/Count/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Points.styles.ts';

export interface PointsProps extends PlainRootProps<HTMLSpanElement> {
  /** Number of points; can be negative. */
  value: number;
  /** Shows the sign of points gained or lost, such as "+150"; zero has none. Default `false`. */
  isSigned?: boolean;
  /** Unit in the matching plural form: "pts". */
  unit?: ReactNode;
}

/**
 * A number of points, formatted in the language of the page, with digits of equal width. Unless `isSigned`, changed
 * digits roll.
 */
export function Points({ value, isSigned = false, unit, ...root }: PointsProps) {
  const signed = useNumberFormatter({ signDisplay: 'exceptZero' });
  return (
    <span {...root} css={styles.root} data-component="Points">
      {isSigned ? <span translate="no">{signed.format(value)}</span> : <Count value={value} />}
      {unit && (
        <>
          {' '}
          <span css={styles.unit} data-part="unit">
            {unit}
          </span>
        </>
      )}
    </span>
  );
}
