'use client';
import type { ReactNode } from 'react';
import { Panel } from '../Panel/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './CheckList.styles.ts';

export interface CheckListProps extends PlainRootProps<HTMLElement> {
  /** Checks in display order. */
  checks: readonly {
    id: string;
    /** Name of the check, such as "API". */
    name: ReactNode;
    /** Result in a few words, such as "answers". */
    result: ReactNode;
    /** `good` and `bad` show an icon; `unknown` is pending or neutral. Default `unknown`. */
    state?: 'good' | 'bad' | 'unknown';
  }[];
}

const signs = { good: 'accepted', bad: 'rejected' } as const;

/** Checks and their results, one per line. */
export function CheckList({ checks, ...root }: CheckListProps) {
  return (
    <Panel {...root} padding="none">
      <dl css={styles.root} data-component="CheckList">
        {checks.map(({ id, name, result, state = 'unknown' }) => (
          <div key={id} css={styles.check} data-part="check" data-state={state}>
            <dt css={styles.name}>{name}</dt>
            <dd css={styles.result}>
              {state === 'unknown' ? result : <StatusBadge status={signs[state]}>{result}</StatusBadge>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
