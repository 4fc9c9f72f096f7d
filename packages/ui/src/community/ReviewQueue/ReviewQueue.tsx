'use client';
import { type CSSProperties, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { WarningIcon } from '../../components/Icon/index.ts';
import { LonePole } from '../../components/Illustration/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { useRowsInView } from '../../internal/useRowsInView.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { useStable } from '../../internal/useStable.ts';
import { type PlainRootProps, rootOf } from '../../internal/root.ts';
import * as styles from './ReviewQueue.styles.ts';

/** Estimated height of an unmeasured row, in px. */
const ROW = 53;

/** Maximum length of a list that is rendered completely, so that the browser's find-in-page works. */
const MOST_WHOLE = 100;

export interface ReviewQueueItem {
  id: string;
  /** First words of the submission, or its file name. */
  title: string;
  /** Name of the author. */
  author: string;
  /** Icon of the submission's type. */
  icon: ReactNode;
  /** Name of the submission's type; screen readers read it before the title. */
  kind: string;
  /** Waiting time, as a RelativeTime. */
  age: ReactNode;
  /** Warning about the member, such as "Degen", shown with an icon. */
  warning?: ReactNode;
  /** Activity of another reviewer, such as "Mia has it open". */
  note?: ReactNode;
}

/** The selected rows of a queue. */
export interface ReviewSelection {
  ids: ReadonlySet<string>;
  /**
   * Called when the reader selects or deselects a row. `isRange` is true with Shift: the range starts at the row that
   * was toggled last.
   */
  onToggle: (id: string, isRange: boolean) => void;
  /** Accessible name of a row's checkbox, such as "Select grid-town.png". */
  label: (title: string) => string;
}

export interface ReviewQueueProps extends PlainRootProps {
  /** Submissions, oldest first. */
  items: readonly ReviewQueueItem[];
  /** `loading` shows skeleton rows, `error` a retry button, `done` the items or the empty state. */
  state: 'loading' | 'error' | 'done';
  /** Id of the open item. */
  currentId: string | null;
  /** Called with the id of the item to open. */
  onOpen: (id: string) => void;
  /** A ToggleButtonGroup of the types, above the list. */
  filters?: ReactNode;
  /** Selects and a TextField that narrow the list further, side by side below the filters. */
  refinements?: ReactNode;
  /** Selected rows, for bulk actions. Leave it out to hide the checkboxes. */
  selection?: ReviewSelection | undefined;
  /** Actions on the selection and on the list, shown above the list. */
  toolbar?: ReactNode;
  /** A Pagination or a bulk action below the list, always visible. */
  footer?: ReactNode;
  /** Called when the reader retries after an error. */
  onRetry: () => void;
  /** Heading level of the title. Default 2. */
  headingLevel?: 1 | 2 | 3;
  /** All visible and announced text. */
  messages: {
    /** Title and accessible name of the list, such as "Review queue". */
    title: string;
    /** Position beside the title, such as "1 of 37". */
    position: (index: number, count: number) => string;
    /** Announced when another item opens, such as "2 of 37, grid-town.png, Marta Zielińska". */
    opened: (index: number, count: number, title: string, author: string) => string;
    loading: string;
    error: string;
    retry: string;
    empty: string;
    /** Hint shown under `empty`. */
    emptyHint: string;
  };
}

/** Submissions awaiting a decision, one row each. The open one is marked and scrolled into view. */
export function ReviewQueue(props: ReviewQueueProps) {
  const { items, state, currentId, filters, refinements, toolbar, footer, onRetry, headingLevel = 2, messages } = props;
  const Heading = `h${headingLevel}` as const;
  const below = (headingLevel + 1) as 2 | 3 | 4;
  const index = items.findIndex(({ id }) => id === currentId);
  const current = items[index];
  return (
    <div {...rootOf(props)} css={styles.root} data-component="ReviewQueue" aria-busy={state === 'loading'}>
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
      {toolbar && (
        <div css={styles.toolbar} data-part="toolbar">
          {toolbar}
        </div>
      )}
      {/* A refetch that moves the open item is not announced. */}
      <Spoken as="p" isNews about={state === 'loading' ? state : current?.id} css={visuallyHidden}>
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

function List({ items, currentId, onOpen, selection, messages }: ReviewQueueProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(-1);
  const on = useStable({
    open: onOpen,
    toggle: (id: string, isRange: boolean) => selection?.onToggle(id, isRange),
  });
  const current = useMemo(() => items.findIndex(({ id }) => id === currentId), [items, currentId]);
  const { drawn, blockSize, measure, scrollToIndex } = useRowsInView({
    scroller,
    rows: items,
    estimate: ROW,
    kept: [current, focused],
    mostWhole: MOST_WHOLE,
  });
  const reached = useRef<string>(null);
  useEffect(() => {
    // A refetch that moves the open item must not scroll a list in which the reader looks elsewhere.
    if (current < 0 || reached.current === currentId) return;
    reached.current = currentId;
    scrollToIndex(current);
  }, [current, currentId, scrollToIndex]);
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
              <Entry
                item={item}
                isCurrent={item.id === currentId}
                isSelected={selection?.ids.has(item.id)}
                label={selection?.label(item.title)}
                onOpen={on.open}
                onToggle={on.toggle}
              />
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
  /** Undefined if rows can't be selected. */
  isSelected: boolean | undefined;
  /** Accessible name of the checkbox. */
  label: string | undefined;
  onOpen: (id: string) => void;
  onToggle: (id: string, isRange: boolean) => void;
}

/** Memoized: every decision moves the following rows up, and only changed rows should re-render. */
const Entry = memo(function Entry({ item, isCurrent, isSelected, label, onOpen, onToggle }: EntryProps) {
  const { id, title, author, icon, kind, age, warning, note } = item;
  // A checkbox's `onChange` doesn't report Shift, so the preceding click event records whether it was held.
  const isRange = useRef(false);
  return (
    <div css={styles.entry} data-selected={isSelected || undefined}>
      {isSelected !== undefined && (
        <div
          css={styles.check}
          onClickCapture={(event) => {
            isRange.current = event.shiftKey;
          }}
        >
          <Checkbox isSelected={isSelected} onChange={() => onToggle(id, isRange.current)}>
            <span css={visuallyHidden}>{label}</span>
          </Checkbox>
        </div>
      )}
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
            {note && <span data-part="note">{note}</span>}
          </span>
        </span>
        <span css={styles.age}>{age}</span>
      </AriaButton>
    </div>
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
