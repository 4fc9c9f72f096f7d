'use client';
import type { ReactNode } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { Count } from '../../components/Count/index.ts';
import * as styles from './Points.styles.ts';

export interface PointsProps {
  /** How many; can be negative. */
  value: number;
  /** With its sign, for what is gained or lost: "+150". Zero has none. Default `false`. */
  isSigned?: boolean;
  /** What is counted, in the form that goes with the number: "pts". */
  unit?: ReactNode;
}

/** A number of points, as the language of the page writes it. Its figures keep their width; a total rolls when it changes. */
export function Points({ value, isSigned = false, unit }: PointsProps) {
  const signed = useNumberFormatter({ signDisplay: 'exceptZero' });
  return (
    <span css={styles.root} data-component="Points">
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
