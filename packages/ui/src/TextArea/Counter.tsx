'use client';
import { visuallyHidden } from '../internal/visuallyHidden.ts';
import type { TextAreaProps } from './TextArea.tsx';
import * as styles from './TextArea.styles.ts';

interface CounterProps {
  used: number;
  limit: number;
  countFrom: number;
  messages: NonNullable<TextAreaProps['messages']>;
}

/** Shown at every character; spoken in steps, or nothing else would be heard while typing. */
export function Counter({ used, limit, countFrom, messages }: CounterProps) {
  const left = limit - used;
  const isNear = left <= limit / 10;
  const step = left > 20 ? 20 : left > 0 ? 5 : 1;
  return (
    <>
      {used >= countFrom && (
        <span css={styles.counter} data-over={left < 0 || undefined} data-part="counter" aria-hidden>
          {messages.count(used, limit)}
        </span>
      )}
      <span role="status" css={visuallyHidden}>
        {isNear ? messages.left(Math.ceil(left / step) * step) : ''}
      </span>
    </>
  );
}
