'use client';
import { type ReactNode, useRef } from 'react';
import { LonePole } from '../Illustration/index.ts';
import { useLostFocus } from '../../internal/focus/useLostFocus.ts';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './DetailList.styles.ts';

export interface DetailRow {
  id: string;
  /** 20 px, at its start; decoration. */
  icon?: ReactNode;
  title: ReactNode;
  /** After the title: what sets this row apart, as a StatusBadge. */
  badge?: ReactNode;
  /** Under the title, one line each. */
  details?: readonly ReactNode[];
  /** At its end: a reading, or what can be done with it. */
  end?: ReactNode;
  /** It is the one that is open elsewhere on the page: it has the needle. Its title is a Link with `aria-current`. */
  isCurrent?: boolean;
}

export interface DetailListProps {
  /** In the order in which they are read. */
  rows: readonly DetailRow[];
  /** Default `done`. */
  state?: 'loading' | 'error' | 'done';
  /** How many rows are expected while loading. Default 3. */
  expected?: number;
  /** Asks again for what could not be read. */
  onRetry: () => void;
  /** Other rows are on their way. Default `false`. */
  isUpdating?: boolean;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the list. */
    label: string;
    /** Read out while loading. */
    loading: string;
    error: string;
    retry: string;
    /** In place of rows, where there are none. */
    empty: string;
    /** The sentence under `empty`. */
    emptyHint?: string;
  };
}

/** Things with a line or two about each, and what can be done with them: accounts, sessions, entries of a ledger. */
export function DetailList({
  rows,
  state = 'done',
  expected = 3,
  onRetry,
  isUpdating = false,
  messages,
}: DetailListProps) {
  const list = useRef<HTMLUListElement>(null);
  const root = useRef<HTMLDivElement>(null);
  useLostFocus(root, () => list.current);

  return (
    <div ref={root} css={styles.root} data-component="DetailList">
      {state === 'loading' && (
        <>
          <ul css={styles.rows} aria-hidden>
            {Array.from({ length: expected }, (_, row) => (
              <li key={row} data-part="row">
                <span data-part="icon">
                  <Skeleton shape="circle" inlineSize="20px" />
                </span>
                <div data-part="words">
                  <Skeleton inlineSize={`${[10, 14, 12][row % 3]}em`} />
                  <Skeleton inlineSize={`${[16, 12, 18][row % 3]}em`} />
                </div>
              </li>
            ))}
          </ul>
          <Spoken as="p" isNews css={visuallyHidden}>
            {messages.loading}
          </Spoken>
        </>
      )}
      {(state === 'error' || (state === 'done' && rows.length === 0)) && (
        <ListState
          hasFailed={state === 'error'}
          onRetry={onRetry}
          emptyIllustration={<LonePole />}
          messages={messages}
        />
      )}
      {state === 'done' && rows.length > 0 && (
        <ul ref={list} tabIndex={-1} css={styles.rows} aria-label={messages.label} aria-busy={isUpdating}>
          {rows.map(({ id, icon, title, badge, details = [], end, isCurrent }) => (
            <li key={id} data-part="row" data-current={isCurrent || undefined}>
              <span data-part="icon" aria-hidden>
                {icon}
              </span>
              <div data-part="words">
                <div data-part="head">
                  <span data-part="title">{title}</span>
                  {badge}
                </div>
                {details.map((detail, index) => (
                  <div key={index} data-part="detail">
                    {detail}
                  </div>
                ))}
              </div>
              {end && <div data-part="end">{end}</div>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
