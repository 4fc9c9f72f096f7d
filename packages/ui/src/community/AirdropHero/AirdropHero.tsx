'use client';
import type { ReactNode } from 'react';
import { Pylons } from '../../components/Illustration/index.ts';
import * as styles from './AirdropHero.styles.ts';

export interface AirdropHeroProps {
  /** The page's only `h1`, the beginning of what the countdown ends: "Season 2 closes in". */
  title: ReactNode;
  /** What it means, in a sentence. */
  lead?: ReactNode;
  /** A Countdown; or, when the season is over, what came of it. */
  countdown: ReactNode;
  /** A Ruler of the season's days, where these are known. */
  ruler?: ReactNode;
  /** A PointsCard. Absent for visitors: the season takes the whole width. */
  standing?: ReactNode;
  /** A NextStep. For visitors: how to begin. */
  nextStep?: ReactNode;
  /** A GmCard. */
  gm?: ReactNode;
  /** A StreakCard. */
  streak?: ReactNode;
}

/** What the airdrop page begins with, one divided panel: the season, where the reader stands, and what to do today. */
export function AirdropHero({ title, lead, countdown, ruler, standing, nextStep, gm, streak }: AirdropHeroProps) {
  const parts = { standing, 'next-step': nextStep, gm, streak };
  return (
    <div css={styles.root} data-component="AirdropHero">
      <div css={styles.parts} data-part="parts">
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
          <div css={styles.countdown} data-part="countdown">
            {countdown}
          </div>
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
