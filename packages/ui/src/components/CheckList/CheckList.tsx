'use client';
import type { ReactNode } from 'react';
import { Panel } from '../Panel/index.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import * as styles from './CheckList.styles.ts';

export interface CheckListProps {
  /** What was looked at, in the order of the page. */
  checks: readonly {
    id: string;
    /** As "API". */
    name: ReactNode;
    /** What was found, in a few words, as "answers". */
    result: ReactNode;
    /** `good` and `bad` carry a sign, `unknown` is still being looked at or neither. Default `unknown`. */
    state?: 'good' | 'bad' | 'unknown';
  }[];
}

const signs = { good: 'accepted', bad: 'rejected' } as const;

/** What was looked at and what was found, line by line. */
export function CheckList({ checks }: CheckListProps) {
  return (
    <Panel padding="none">
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
