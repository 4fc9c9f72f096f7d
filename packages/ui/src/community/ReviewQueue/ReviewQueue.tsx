'use client';
import { type CSSProperties, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { WarningIcon } from '../../components/Icon/index.ts';
import { LonePole } from '../../components/Illustration/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { useRowsInView } from '../../internal/useRowsInView.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { useStable } from '../../internal/useStable.ts';
import * as styles from './ReviewQueue.styles.ts';

/** Height of a row before it is measured, in px. */
const ROW = 69;

/** Up to this many rows all are drawn: what a reviewer searches the page for is in it. */
const MOST_WHOLE = 100;

export interface ReviewQueueItem {
  id: string;
  /** The first words of it, or the name of its file. */
  title: string;
  /** Who sent it. */
  author: string;
  /** The icon of its kind. */
  icon: ReactNode;
  /** The kind in words; read out before the title. */
  kind: string;
  /** How long it has been waiting: a RelativeTime. */
  age: ReactNode;
  /** What a reviewer should know of the member, as "Degen"; with a sign before it. */
  warning?: ReactNode;
}

export interface ReviewQueueProps {
  /** The oldest first. */
  items: readonly ReviewQueueItem[];
  /** `loading` shows rows to come, `error` a way to try again. */
  state: 'loading' | 'error' | 'done';
  /** The item that is open. */
  currentId: string | null;
  /** An item is to be opened: its id. */
  onOpen: (id: string) => void;
  /** Above the list: a ToggleButtonGroup of the kinds. */
  filters?: ReactNode;
  /** Under them, side by side: Selects and a TextField that narrow the list further. */
  refinements?: ReactNode;
  /** Under the list, always in sight: a Pagination, or what is done with all of it. */
  footer?: ReactNode;
  /** Asks again for what could not be read. */
  onRetry: () => void;
  /** Level of the title on the page around it. Default 2. */
  headingLevel?: 1 | 2 | 3;
  /** Every word that is shown or spoken. */
  messages: {
    /** As "Review queue"; names the list too. */
    title: string;
    /** Beside the title, as "1 of 37". */
    position: (index: number, count: number) => string;
    /** Read out when another item is opened, as "2 of 37, grid-town.png, Marta Zielińska". */
    opened: (index: number, count: number, title: string, author: string) => string;
    loading: string;
    error: string;
    retry: string;
    empty: string;
    /** The sentence under `empty`. */
    emptyHint: string;
  };
}

/** What waits for a decision, one row each; the open one has the needle and is kept in view. */
export function ReviewQueue(props: ReviewQueueProps) {
  const { items, state, currentId, filters, refinements, footer, onRetry, headingLevel = 2, messages } = props;
  const Heading = `h${headingLevel}` as const;
  const below = (headingLevel + 1) as 2 | 3 | 4;
  const index = items.findIndex(({ id }) => id === currentId);
  const current = items[index];
  return (
    <div css={styles.root} data-component="ReviewQueue" aria-busy={state === 'loading'}>
      <div css={styles.head} data-part="head">
        <Heading css={styles.title}>{messages.title}</Heading>
        {state === 'done' && current && (
          <span css={styles.position} aria-hidden data-part="position">
            {messages.position(index + 1, items.length)}
          </span>
        )}
      </div>
      {filters && <div css={styles.filters}>{filters}</div>}
      {refinements && (
        <div css={styles.refinements} data-part="refinements">
          {refinements}
        </div>
      )}
      <Spoken as="p" isNews css={visuallyHidden}>
        {state === 'loading'
          ? messages.loading
          : current && messages.opened(index + 1, items.length, current.title, current.author)}
      </Spoken>
      {state === 'loading' && <Loading />}
      {state === 'done' && items.length > 0 && <List {...props} />}
      {(state === 'error' || (state === 'done' && items.length === 0)) && (
        <div css={styles.other}>
          <ListState
            hasFailed={state === 'error'}
            onRetry={onRetry}
            emptyIllustration={<LonePole />}
            headingLevel={below}
            messages={messages}
          />
        </div>
      )}
      {footer && (
        <div css={styles.footer} data-part="footer">
          {footer}
        </div>
      )}
    </div>
  );
}

function List({ items, currentId, onOpen, messages }: ReviewQueueProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(-1);
  const on = useStable({ open: onOpen });
  const current = useMemo(() => items.findIndex(({ id }) => id === currentId), [items, currentId]);
  const { drawn, blockSize, measure, scrollToIndex } = useRowsInView({
    scroller,
    rows: items,
    estimate: ROW,
    kept: [current, focused],
    mostWhole: MOST_WHOLE,
  });
  useEffect(() => {
    if (current >= 0) scrollToIndex(current);
  }, [current, scrollToIndex]);
  return (
    <div ref={scroller} css={styles.list} data-part="scroller">
      <ul
        role="list"
        aria-label={messages.title}
        css={styles.rows}
        style={{ '--ui-block-size': `${blockSize}px` } as CSSProperties}
      >
        {drawn.map(({ index, start }) => {
          const item = items[index]!;
          return (
            <li
              key={item.id}
              ref={measure}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              onFocus={() => setFocused(index)}
              style={{ '--ui-start': `${start}px` } as CSSProperties}
            >
              <Entry item={item} isCurrent={item.id === currentId} onOpen={on.open} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface EntryProps {
  item: ReviewQueueItem;
  isCurrent: boolean;
  onOpen: (id: string) => void;
}

/** With each decision all rows after it move up: what is in them is drawn again only where it has changed. */
const Entry = memo(function Entry({ item, isCurrent, onOpen }: EntryProps) {
  const { id, title, author, icon, kind, age, warning } = item;
  return (
    <AriaButton aria-current={isCurrent || undefined} onPress={() => onOpen(id)} css={styles.item} data-part="item">
      <span css={styles.icon}>
        {icon}
        <span css={visuallyHidden}>{kind}</span>
      </span>
      <span css={styles.words}>
        <span css={styles.name}>
          <bdi>{title}</bdi>
        </span>
        <span css={styles.author}>
          <bdi>{author}</bdi>
          {warning && (
            <span css={styles.warning}>
              <WarningIcon />
              {warning}
            </span>
          )}
        </span>
      </span>
      <span css={styles.age}>{age}</span>
    </AriaButton>
  );
});

function Loading() {
  return (
    <div aria-hidden css={styles.list}>
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} css={styles.item}>
          <Skeleton shape="block" inlineSize="16px" blockSize="16px" />
          <span css={styles.words}>
            <span css={styles.name}>
              <Skeleton inlineSize="14em" />
            </span>
            <span css={styles.author}>
              <Skeleton inlineSize="7em" />
            </span>
          </span>
        </div>
      ))}
    </div>
  );
}
