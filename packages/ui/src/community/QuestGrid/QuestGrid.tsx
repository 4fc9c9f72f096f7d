'use client';
import { type ReactNode, useId } from 'react';
import { LonePole } from '../../components/Illustration/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { status } from '../../internal/status.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Panel } from '../../components/Panel/index.ts';
import { QuestCard, QuestCardSkeleton, type QuestCardProps } from '../QuestCard/index.ts';
import * as styles from './QuestGrid.styles.ts';

export interface QuestGridProps {
  /** In the order in which they are shown. */
  quests: readonly (QuestCardProps & { id: string })[];
  /** `loading` shows cells to come, `error` a way to try again. */
  state: 'loading' | 'error' | 'done';
  /** How many cells are expected while loading. Default 9. */
  expected?: number;
  /** Beside the heading: a Link to what explains quests. */
  link?: ReactNode;
  /** At the end of the heading's line: a ToggleButtonGroup. */
  filter?: ReactNode;
  /** Asks again for what could not be read. */
  onRetry: () => void;
  /** What to do when there is nothing, as a button that shows all quests. */
  emptyAction?: ReactNode;
  /** Every word that is shown or spoken. */
  messages: {
    /** The heading, an `h2`; it names the list as well. */
    title: string;
    loading: string;
    error: string;
    retry: string;
    empty: string;
    /** The sentence under `empty`. */
    emptyHint: string;
  };
}

/** Quests as one divided panel under its heading: three columns from 1024 px, two from 640 px, else one. */
export function QuestGrid(props: QuestGridProps) {
  const { quests, state, link, filter, onRetry, emptyAction, messages } = props;
  const id = useId();
  const isEmpty = state === 'done' && quests.length === 0;
  return (
    <section aria-labelledby={id} css={styles.root} data-component="QuestGrid">
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
        {state === 'loading' && <p css={visuallyHidden}>{messages.loading}</p>}
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
