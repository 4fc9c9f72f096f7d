'use client';
import type { ReactNode } from 'react';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './WelcomeHero.styles.ts';

export interface WelcomeHeroProps extends PlainRootProps {
  /** Page heading, the only `h1`. */
  title: ReactNode;
  /** One or two sentences about the site. */
  lead?: ReactNode;
  /** One figure about the reader, such as their points. */
  reading?: { label: ReactNode; value: ReactNode };
  /** Buttons and Links, the primary one first. */
  actions?: ReactNode;
  /** An Illustration such as Pylons; decorative. Hidden if there is no room. */
  illustration?: ReactNode;
}

/** Hero of the home page: a welcome and the first actions. */
export function WelcomeHero({ title, lead, reading, actions, illustration, ...root }: WelcomeHeroProps) {
  return (
    <div {...root} css={styles.root} data-component="WelcomeHero">
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
