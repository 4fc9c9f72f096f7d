'use client';
import type { ReactNode } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './QuizLayout.styles.ts';

export interface QuizLayoutProps extends PlainRootProps {
  /** A QuizProgress above the question. */
  progress?: ReactNode;
  /** A QuizQuestion, QuizStart or QuizResult, or the skeleton that replaces it. */
  children: ReactNode;
  /** The player's figures as StatCards, divided by hairlines. Beside the question from 1024 px, else below it. */
  standing: readonly ReactNode[];
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the figures, such as "Your standing". */
    standing: string;
  };
}

/** A quiz page: progress, question, and the player's standing. */
export function QuizLayout({ progress, children, standing, messages, ...root }: QuizLayoutProps) {
  return (
    <div {...root} css={styles.root} data-component="QuizLayout">
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
