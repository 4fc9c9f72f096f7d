'use client';
import type { ReactNode } from 'react';
import { Pylons } from '../../components/Illustration/index.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './AirdropHero.styles.ts';

export interface AirdropHeroProps extends PlainRootProps {
  /** The page's only `h1`: the first half of a sentence that the countdown completes, such as "Season 2 closes in". */
  title: ReactNode;
  /** One sentence that explains the title. */
  lead?: ReactNode;
  /** A Countdown, or the outcome once the season is over. Leave it out if the season has no end. */
  countdown?: ReactNode;
  /** A Ruler of the season's days, if they are known. */
  ruler?: ReactNode;
  /** A PointsCard. Leave it out for visitors: the season then spans the full width. */
  standing?: ReactNode;
  /** A NextStep. For visitors, it explains how to start. */
  nextStep?: ReactNode;
  /** A GmCard. */
  gm?: ReactNode;
  /** A StreakCard. */
  streak?: ReactNode;
}

/** Top of the airdrop page as one divided panel: the season, the reader's standing, and today's tasks. */
export function AirdropHero({
  title,
  lead,
  countdown,
  ruler,
  standing,
  nextStep,
  gm,
  streak,
  ...root
}: AirdropHeroProps) {
  const parts = { standing, 'next-step': nextStep, gm, streak };
  return (
    <div {...root} css={styles.root} data-component="AirdropHero">
      <div css={styles.parts} data-part="parts" data-standing={!!standing || undefined} data-gm={!!gm || undefined}>
        <div css={styles.season} data-part="season">
          <div css={styles.words} data-part="words">
            <h1 css={styles.title} data-part="title">
              {title}
            </h1>
            {lead && (
              <p css={styles.lead} data-part="lead">
                {lead}
              </p>
            )}
          </div>
          {countdown && (
            <div css={styles.countdown} data-part="countdown">
              {countdown}
            </div>
          )}
          <div css={styles.drawing} data-part="illustration">
            <Pylons />
          </div>
          {ruler && (
            <div css={styles.ruler} data-part="ruler">
              {ruler}
            </div>
          )}
        </div>
        {Object.entries(parts).map(
          ([name, part]) =>
            part && (
              <div key={name} data-part={name}>
                {part}
              </div>
            ),
        )}
      </div>
    </div>
  );
}
