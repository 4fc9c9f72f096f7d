'use client';
import type { ReactNode } from 'react';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Panel } from '../Panel/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './ItemList.styles.ts';

export interface ItemListProps extends PlainRootProps {
  /** Cards with their ids, in display order: ItemCards or your own cards. */
  items: readonly { id: string; content: ReactNode }[];
  /** `rows` is one divided panel. `grid` has up to three columns, for cards with their own border. Default `rows`. */
  layout?: 'rows' | 'grid';
  /** `loading` shows skeletons; `error` shows a retry button. */
  state: 'loading' | 'error' | 'done';
  /** Other items are loading; the current ones stay visible until they arrive. Default `false`. */
  isUpdating?: boolean;
  /** Placeholder with the size of one card, such as an ItemCardSkeleton. Not announced. */
  skeleton: ReactNode;
  /** Number of skeletons while loading. Default 5. */
  expected?: number;
  /** On a phone, `rows` extend to the screen's edges, across the page's gutter (`--ui-bleed`). Default `false`. */
  isBleeding?: boolean;
  /** Called when the reader retries after an error. */
  onRetry: () => void;
  /** An Illustration for the empty state. */
  emptyIllustration?: ReactNode;
  /** Action of the empty state, such as a button that clears the filters. */
  emptyAction?: ReactNode;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the list, such as "Patterns". */
    label: string;
    loading: string;
    error: string;
    retry: string;
    empty: string;
    /** Hint shown under `empty`. */
    emptyHint: string;
  };
}

/** One page of items in the states loading, error, empty or done. */
export function ItemList({
  items,
  layout = 'rows',
  state,
  isUpdating,
  skeleton,
  expected = 5,
  isBleeding,
  onRetry,
  emptyIllustration,
  emptyAction,
  messages,
  ...root
}: ItemListProps) {
  const isEmpty = state === 'done' && items.length === 0;
  return (
    <div data-component="ItemList" {...root} css={styles.root}>
      <Spoken isNews data-part="status">
        {state === 'loading' && <p css={visuallyHidden}>{messages.loading}</p>}
        {(state === 'error' || isEmpty) && (
          <Panel isBleeding={isBleeding}>
            <ListState
              hasFailed={!isEmpty}
              onRetry={onRetry}
              emptyIllustration={emptyIllustration}
              emptyAction={emptyAction}
              messages={messages}
            />
          </Panel>
        )}
      </Spoken>
      {state === 'loading' && (
        <Box layout={layout} isBleeding={isBleeding} aria-busy>
          {Array.from({ length: expected }, (_, item) => (
            <div key={item}>{skeleton}</div>
          ))}
        </Box>
      )}
      {state === 'done' && !isEmpty && (
        <Box as="ul" layout={layout} isBleeding={isBleeding} aria-label={messages.label} aria-busy={isUpdating}>
          {items.map(({ id, content }) => (
            <li key={id}>{content}</li>
          ))}
        </Box>
      )}
    </div>
  );
}

interface BoxProps extends Pick<ItemListProps, 'layout' | 'isBleeding'> {
  as?: 'div' | 'ul';
  children: ReactNode;
  'aria-label'?: string;
  'aria-busy'?: boolean | undefined;
}

function Box({ layout, isBleeding, ...props }: BoxProps) {
  if (layout === 'rows') return <Panel {...props} padding="none" isDivided isBleeding={isBleeding} />;
  const { as: Grid = 'div', ...list } = props;
  return <Grid {...list} role={Grid === 'ul' ? 'list' : undefined} css={styles.grid} data-part="cards" />;
}
