'use client';
import type { CSSProperties, ReactNode } from 'react';
import { Meter } from 'react-aria-components/Meter';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Ruler.styles.ts';

export interface RulerProps extends PlainRootProps {
  /** Accessible name: what is measured, such as "Days of the season". */
  label: string;
  /** Position of the needle, between 0 and `max`. */
  value: number;
  /** End of the scale, which starts at 0. */
  max: number;
  /** Distance between ticks; every tenth is long. Default 1. */
  unit?: number;
  /** Text below the needle, also the announced value: "Today, day 48". */
  valueLabel: string;
  /** Label below the start of the scale. */
  startLabel: ReactNode;
  /** Label below the end of the scale. */
  endLabel: ReactNode;
}

/**
 * A scale from 0 with one needle, exposed with the role `meter`. Ticks are dark before the needle and pale after it.
 */
export function Ruler({ label, value, max, unit = 1, valueLabel, startLabel, endLabel, ...root }: RulerProps) {
  const share = Math.min(Math.max(value / max, 0), 1);
  const count = Math.floor(max / unit);
  const passed = Math.floor((share * max) / unit);
  const reach = room(valueLabel) / 2;
  const isCrowded = share < room(startLabel) + reach || share > 1 - room(endLabel) - reach;
  return (
    <div
      {...root}
      css={styles.root}
      data-component="Ruler"
      data-crowded={isCrowded || undefined}
      style={{ '--share': share, ...root.style } as CSSProperties}
    >
      <Meter aria-label={label} value={value} maxValue={max} valueLabel={valueLabel}>
        <svg viewBox={`0 0 ${count} 10`} preserveAspectRatio="none" aria-hidden css={styles.scale}>
          <path d={`${ticks(passed + 1, count)}M${share * count} 0H${count}`} data-part="coming" />
          <path d={`${ticks(0, passed)}M0 0H${share * count}`} data-part="passed" />
        </svg>
        <span css={styles.needle} data-part="needle" />
        <span css={styles.reading} data-part="reading">
          {valueLabel}
        </span>
      </Meter>
      <div css={styles.ends} data-part="ends">
        <span>{startLabel}</span>
        <span>{endLabel}</span>
      </div>
    </div>
  );
}

/**
 * Estimates a label's share of the narrowest scale with labels on one line, at 480 px and 6.5 px per letter. A label
 * that isn't a string is assumed to be as long as a date.
 */
const room = (label: ReactNode) => (((typeof label === 'string' ? label.length : 6) + 1) * 6.5) / 480;

/** Returns the ticks in a range as path data. */
function ticks(first: number, last: number): string {
  let path = '';
  for (let tick = first; tick <= last; tick++) path += `M${tick} 0v${tick % 10 === 0 ? 10 : 6}`;
  return path;
}
