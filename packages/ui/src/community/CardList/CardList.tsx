'use client';
import { Fragment, type ReactNode } from 'react';
import { LonePole } from '../../components/Illustration/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Panel } from '../../components/Panel/index.ts';
import { type PlainRootProps, rootOf } from '../../internal/root.ts';
import * as styles from './CardList.styles.ts';

export interface CardListProps extends PlainRootProps {
  /** Cards with their ids. */
  items: readonly { id: string; content: ReactNode }[];
  /** `grid` shows bordered cards in up to three columns; `rows` shows one divided panel. Default `grid`. */
  layout?: 'grid' | 'rows';
  /** `loading` shows skeleton cards; `error` shows a retry button. */
  state: 'loading' | 'error' | 'done';
  /** New cards are loading, and the current ones stay until then. Default `false`. */
  isUpdating?: boolean;
  /** Placeholder with the size of one card, not announced. */
  skeleton: ReactNode;
  /** Number of skeleton cards while loading. Default 6. */
  expected?: number;
  /** Called when the reader retries after an error. */
  onRetry: () => void;
  /** Action of the empty state, such as a button that submits the first card. */
  emptyAction?: ReactNode;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the list, such as "Memes". */
    label: string;
    loading: string;
    error: string;
    retry: string;
    empty: string;
    /** Hint shown under `empty`. */
    emptyHint: string;
  };
}

/** One page of cards in the states loading, error, empty or done. */
export function CardList(props: CardListProps) {
  const { state, items, onRetry, emptyAction, messages } = props;
  const isEmpty = state === 'done' && items.length === 0;
  return (
    <div {...rootOf(props)} css={styles.root} data-component="CardList">
      <Spoken isNews>
        {state === 'loading' && <p css={visuallyHidden}>{messages.loading}</p>}
        {(state === 'error' || isEmpty) && (
          <Panel>
            <ListState
              hasFailed={!isEmpty}
              onRetry={onRetry}
              emptyIllustration={<LonePole />}
              emptyAction={emptyAction}
              messages={messages}
            />
          </Panel>
        )}
      </Spoken>
      {state === 'loading' && <Loading {...props} />}
      {state === 'done' && !isEmpty && <Cards {...props} />}
    </div>
  );
}

function Cards({ items, layout, isUpdating, messages }: CardListProps) {
  const cards = items.map(({ id, content }) => <li key={id}>{content}</li>);
  if (layout === 'rows')
    return (
      <Panel as="ul" padding="none" isDivided aria-label={messages.label} aria-busy={isUpdating}>
        {cards}
      </Panel>
    );
  return (
    <ul role="list" aria-label={messages.label} aria-busy={isUpdating} css={styles.grid} data-part="cards">
      {cards}
    </ul>
  );
}

function Loading({ layout, skeleton, expected = 6 }: CardListProps) {
  const cards = Array.from({ length: expected }, (_, card) => <Fragment key={card}>{skeleton}</Fragment>);
  return layout === 'rows' ? (
    <Panel padding="none" isDivided aria-busy>
      {cards}
    </Panel>
  ) : (
    <div aria-busy css={styles.grid}>
      {cards}
    </div>
  );
}
