'use client';
import type { CSSProperties, ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Avatar } from '../../components/Avatar/index.ts';
import { CategoryTag } from '../../components/CategoryTag/index.ts';
import { Count } from '../../components/Count/index.ts';
import { Flag, type LeaderboardEntry } from '../LeaderboardTable/index.ts';
import { Link } from '../../components/Link/index.ts';
import { TagList } from '../../components/TagList/index.ts';
import * as styles from './Podium.styles.ts';
import { scaleTo } from './scale.ts';

export interface PodiumProps {
  /** The first three in their order; fewer are drawn as well, more are left out. */
  entries: readonly LeaderboardEntry[];
  /** The reader's own entry, which is marked where it is among them. */
  ownId?: string;
  /** Every word that is shown or spoken. */
  messages: {
    /** Names the list, as "First three". */
    label: string;
    /** Beside the reader's own name. */
    you: string;
    /** Puts the unit to the figure, as "61,050 points". */
    points: (figure: ReactNode, points: number) => ReactNode;
    /** How far the first is ahead of the second, as "7,370 ahead". */
    ahead: (figure: ReactNode, points: number) => ReactNode;
  };
}

/** A bar this much of the axis or higher has room for the words; they stand on top of a lower one. */
const roomy = 0.62;

/** The first three as bars from zero on one axis, true to their points. Read out in the order of the board. */
export function Podium({ entries, ownId, messages }: PodiumProps) {
  const places = entries.slice(0, 3);
  const [first, second] = places;
  const scale = scaleTo(first?.points ?? 0);
  const ahead = first && second ? first.points - second.points : 0;
  return (
    <div css={styles.root} data-component="Podium">
      <Axis {...scale} />
      <ol role="list" aria-label={messages.label} css={styles.places}>
        {places.map((entry, index) => {
          const share = Math.max(0, entry.points) / scale.end;
          return (
            <li
              key={entry.id}
              css={styles.place}
              data-part="place"
              data-place={index + 1}
              data-solid={entry.rank === 1 || undefined}
              data-words={share >= roomy ? 'in' : 'on'}
              style={
                {
                  '--share': `${share * 100}%`,
                  '--of-first': Math.max(0, entry.points) / Math.max(1, first!.points),
                } as CSSProperties
              }
            >
              <span css={styles.bar} data-part="bar" />
              <div css={styles.words} data-part="words">
                <span css={styles.rank} data-part="rank">
                  <Count value={entry.rank} />
                </span>
                <span data-part="avatar">
                  <Avatar id={entry.id} src={entry.avatar} />
                </span>
                <span css={styles.name} data-part="name">
                  <Link variant="quiet" href={entry.href}>
                    <bdi>{entry.name}</bdi>
                  </Link>
                  {entry.flag && <Flag {...entry.flag} />}
                  {entry.id === ownId && <CategoryTag tone="tint">{messages.you}</CategoryTag>}
                </span>
                <span css={styles.points} data-part="points">
                  {messages.points(
                    <strong>
                      <Count value={entry.points} />
                    </strong>,
                    entry.points,
                  )}
                </span>
                <div css={styles.more} data-part="more">
                  <TagList variant="text" size="m" tags={entry.interests} />
                  {index === 0 && ahead > 0 && <p>{messages.ahead(<Count value={ahead} />, ahead)}</p>}
                </div>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Its numbers are rounded: the points themselves stand in the bars. */
function Axis({ end, ticks, labelled }: ReturnType<typeof scaleTo>) {
  const { locale } = useLocale();
  const format = new Intl.NumberFormat(locale, { notation: 'compact' });
  return (
    <div aria-hidden css={styles.axis} data-part="axis">
      {ticks.map((tick) => (
        <span
          key={tick}
          css={styles.tick}
          data-labelled={labelled.includes(tick) || undefined}
          style={{ '--at': `${(tick / end) * 100}%` } as CSSProperties}
        >
          {labelled.includes(tick) && format.format(tick)}
        </span>
      ))}
    </div>
  );
}
