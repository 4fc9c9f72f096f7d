'use client';
import { type ReactNode, useRef } from 'react';
import { LonePole } from '../Illustration/index.ts';
import { useLostFocus } from '../../internal/focus/useLostFocus.ts';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { type PlainRootProps, useRootRef } from '../../internal/root.ts';
import * as styles from './DetailList.styles.ts';

export interface DetailRow {
  id: string;
  /** Decorative icon of 20 px at the start. Either all rows of a list have one, or none. */
  icon?: ReactNode;
  title: ReactNode;
  /** Label after the title, such as a StatusBadge. */
  badge?: ReactNode;
  /** Lines of text below the title. */
  details?: readonly ReactNode[];
  /** An amount or actions at the end. */
  end?: ReactNode;
  /** Marks the row whose details are open elsewhere on the page. Pass a Link with `aria-current` as the row's title. */
  isCurrent?: boolean;
}

export interface DetailListProps extends PlainRootProps {
  /** Rows in reading order. */
  rows: readonly DetailRow[];
  /** State of the list. Default `done`. */
  state?: 'loading' | 'error' | 'done';
  /** Number of skeleton rows while loading. Default 3. */
  expected?: number;
  /** The skeleton rows have icons. Default `true`. */
  hasIcons?: boolean;
  /** Called when the reader retries after an error. */
  onRetry: () => void;
  /** Other rows are loading, and the current ones stay until then. Default `false`. */
  isUpdating?: boolean;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the list. */
    label: string;
    /** Announced while loading. */
    loading: string;
    error: string;
    retry: string;
    /** Shown instead of rows if there are none. */
    empty: string;
    /** Hint shown under `empty`. */
    emptyHint?: string;
  };
}

/** Items of one or two lines with actions, such as accounts, sessions or ledger entries. */
export function DetailList({
  rows,
  state = 'done',
  expected = 3,
  hasIcons = true,
  onRetry,
  isUpdating = false,
  messages,
  ...root
}: DetailListProps) {
  const list = useRef<HTMLUListElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  useLostFocus(rootRef, () => list.current);

  return (
    <div {...root} ref={useRootRef(rootRef, root.ref)} css={styles.root} data-component="DetailList">
      {state === 'loading' && (
        <>
          <ul css={styles.rows} aria-hidden>
            {Array.from({ length: expected }, (_, row) => (
              <li key={row} data-part="row">
                {hasIcons && (
                  <span data-part="icon">
                    <Skeleton shape="circle" inlineSize="20px" />
                  </span>
                )}
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
              {icon && (
                <span data-part="icon" aria-hidden>
                  {icon}
                </span>
              )}
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
