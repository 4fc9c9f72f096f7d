'use client';
import type { ReactNode } from 'react';
import * as styles from './WelcomeHero.styles.ts';

export interface WelcomeHeroProps {
  /** The page's only `h1`. */
  title: ReactNode;
  /** What the site is, in one or two sentences. */
  lead?: ReactNode;
  /** One figure of the reader's own, as their points. */
  reading?: { label: ReactNode; value: ReactNode };
  /** What to do first: Buttons and Links, the primary one first. */
  actions?: ReactNode;
  /** One of the Illustrations, as Pylons. Decoration: it goes where there is no room for it. */
  illustration?: ReactNode;
}

/** The first thing on the first page: what this is, and where to begin. */
export function WelcomeHero({ title, lead, reading, actions, illustration }: WelcomeHeroProps) {
  return (
    <div css={styles.root} data-component="WelcomeHero">
      <div css={styles.words} data-part="words">
        <h1 css={styles.title} data-part="title">
          {title}
        </h1>
        {lead && (
          <p css={styles.lead} data-part="lead">
            {lead}
          </p>
        )}
        {reading && (
          <dl css={styles.reading} data-part="reading">
            <dt css={styles.readingLabel}>{reading.label}</dt>
            <dd css={styles.readingValue}>{reading.value}</dd>
          </dl>
        )}
        {actions && (
          <div css={styles.actions} data-part="actions">
            {actions}
          </div>
        )}
      </div>
      {illustration && (
        <div css={styles.drawing} data-part="illustration">
          {illustration}
        </div>
      )}
    </div>
  );
}
