'use client';
import { Fragment, type ReactNode } from 'react';
import { LonePole } from '../../components/Illustration/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Panel } from '../../components/Panel/index.ts';
import * as styles from './CardList.styles.ts';

export interface CardListProps {
  /** Cards, each with what it is known by. */
  items: readonly { id: string; content: ReactNode }[];
  /** `grid`: cards with an edge of their own in up to three columns. `rows`: rows of one divided panel. Default `grid`. */
  layout?: 'grid' | 'rows';
  /** `loading` shows room for cards to come, `error` a way to try again. */
  state: 'loading' | 'error' | 'done';
  /** Other cards are on their way, these stay until then. Default `false`. */
  isUpdating?: boolean;
  /** The room of one card, silent. */
  skeleton: ReactNode;
  /** How many cards are expected while loading. Default 6. */
  expected?: number;
  /** Asks again for what could not be read. */
  onRetry: () => void;
  /** What to do when there is nothing, as a button that sends the first one. */
  emptyAction?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the list, as "Memes". */
    label: string;
    loading: string;
    error: string;
    retry: string;
    empty: string;
    /** The sentence under `empty`. */
    emptyHint: string;
  };
}

/** A page of cards of one kind: on its way, not loaded, none, or there. */
export function CardList(props: CardListProps) {
  const { state, items, onRetry, emptyAction, messages } = props;
  const isEmpty = state === 'done' && items.length === 0;
  return (
    <div css={styles.root} data-component="CardList">
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
