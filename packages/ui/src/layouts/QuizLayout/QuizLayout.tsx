'use client';
import type { ReactNode } from 'react';
import * as styles from './QuizLayout.styles.ts';

export interface QuizLayoutProps {
  /** Above the question: a QuizProgress. */
  progress?: ReactNode;
  /** A QuizQuestion, QuizStart or QuizResult, or what stands in for one. */
  children: ReactNode;
  /** The readings of the one who plays: StatCards, split by hairlines. Beside the question, below it under 1024 px. */
  standing: readonly ReactNode[];
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the readings, as "Your standing". */
    standing: string;
  };
}

/** A quiz: where it is, the question, and what the player has so far. */
export function QuizLayout({ progress, children, standing, messages }: QuizLayoutProps) {
  return (
    <div css={styles.root} data-component="QuizLayout">
      <div css={styles.main} data-part="main">
        {progress}
        {children}
      </div>
      {standing.length > 0 && (
        <aside aria-label={messages.standing} css={styles.standing} data-part="standing">
          <div css={styles.readings} data-padding="m" data-divided>
            {standing.map((reading, index) => (
              <div key={index}>{reading}</div>
            ))}
          </div>
        </aside>
      )}
    </div>
  );
}
