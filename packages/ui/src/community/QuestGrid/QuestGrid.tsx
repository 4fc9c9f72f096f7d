'use client';
import { type ReactNode, useId } from 'react';
import { LonePole } from '../../components/Illustration/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { status } from '../../internal/status.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Panel } from '../../components/Panel/index.ts';
import { QuestCard, QuestCardSkeleton, type QuestCardProps } from '../QuestCard/index.ts';
import { type PlainRootProps, rootOf } from '../../internal/root.ts';
import * as styles from './QuestGrid.styles.ts';

export interface QuestGridProps extends PlainRootProps<HTMLElement> {
  /** Quests in display order. */
  quests: readonly (QuestCardProps & { id: string })[];
  /** `loading` shows skeleton cells, `error` a retry button, `done` the quests or the empty state. */
  state: 'loading' | 'error' | 'done';
  /** Number of skeleton cells while loading. Default 9. */
  expected?: number;
  /** Link beside the heading, to a page that explains quests. */
  link?: ReactNode;
  /** ToggleButtonGroup at the end of the heading's line. */
  filter?: ReactNode;
  /** Called when the reader retries after an error. */
  onRetry: () => void;
  /** Action of the empty state, such as a button that shows all quests. */
  emptyAction?: ReactNode;
  /** All visible and announced text. */
  messages: {
    /** Heading, an `h2`, and accessible name of the list. */
    title: string;
    loading: string;
    error: string;
    retry: string;
    empty: string;
    /** Hint shown under `empty`. */
    emptyHint: string;
  };
}

/** Quests as one divided panel under a heading: three columns from 1024 px, two from 640 px, otherwise one. */
export function QuestGrid(props: QuestGridProps) {
  const { quests, state, link, filter, onRetry, emptyAction, messages } = props;
  const id = useId();
  const isEmpty = state === 'done' && quests.length === 0;
  const isLoading = state === 'loading' || (state === 'done' && quests.some((quest) => quest.isLoading));
  return (
    <section {...rootOf(props)} aria-labelledby={id} css={styles.root} data-component="QuestGrid">
      <div css={styles.head} data-part="head">
        <div css={styles.words} data-part="words">
          <h2 id={id} css={styles.title} data-part="title">
            {messages.title}
          </h2>
          {link}
        </div>
        {filter}
      </div>
      <Spoken isNews css={status}>
        {isLoading && <p css={visuallyHidden}>{messages.loading}</p>}
        {(state === 'error' || isEmpty) && (
          <Panel>
            <ListState
              hasFailed={!isEmpty}
              onRetry={onRetry}
              emptyIllustration={<LonePole />}
              emptyAction={emptyAction}
              headingLevel={3}
              messages={messages}
            />
          </Panel>
        )}
      </Spoken>
      {state === 'loading' && <Loading {...props} />}
      {state === 'done' && !isEmpty && (
        <div css={styles.panel} data-part="panel">
          <ul role="list" aria-labelledby={id} css={styles.cells} data-part="cells">
            {quests.map(({ id: questId, ...quest }) => (
              <li key={questId}>
                <QuestCard {...quest} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Loading({ expected = 9 }: QuestGridProps) {
  return (
    <div aria-busy css={styles.panel}>
      <div css={styles.cells}>
        {Array.from({ length: expected }, (_, cell) => (
          <div key={cell}>
            <QuestCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
