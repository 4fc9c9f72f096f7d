'use client';
import type { CSSProperties, ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Avatar } from '../../components/Avatar/index.ts';
import { CategoryTag } from '../../components/CategoryTag/index.ts';
import { Count } from '../../components/Count/index.ts';
import { Flag, type LeaderboardEntry } from '../LeaderboardTable/index.ts';
import { Link } from '../../components/Link/index.ts';
import { TagList } from '../../components/TagList/index.ts';
import { formatCount } from '../../internal/formatCount.ts';
import type { PlainRootProps } from '../../internal/root.ts';
import * as styles from './Podium.styles.ts';
import { scaleTo } from './scale.ts';

export interface PodiumProps extends PlainRootProps {
  /** The first three entries in order of rank. Fewer are fine; more are ignored. */
  entries: readonly LeaderboardEntry[];
  /** The reader's id, which marks their entry. */
  ownId?: string;
  /** All visible and announced text. */
  messages: {
    /** Accessible name of the list, such as "Top three". */
    label: string;
    /** Tag beside the reader's own name. */
    you: string;
    /** Adds the unit to the number, such as "61,050 points". */
    points: (figure: ReactNode, points: number) => ReactNode;
    /** Lead of first place over second, such as "7,370 ahead". */
    ahead: (figure: ReactNode, points: number) => ReactNode;
  };
}

/** Bars that reach this share of the axis have room for their text. The text of shorter bars is above them. */
const roomy = 0.62;

/** The first three members as bars from zero, to scale on one axis. Screen readers read them in order of rank. */
export function Podium({ entries, ownId, messages, ...root }: PodiumProps) {
  const places = entries.slice(0, 3);
  const [first, second] = places;
  const scale = scaleTo(first?.points ?? 0);
  const ahead = first && second ? first.points - second.points : 0;
  return (
    <div {...root} css={styles.root} data-component="Podium">
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
                  <Avatar memberId={entry.id} src={entry.avatar} />
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

/** Axis labels are rounded; the exact points are on the bars. */
function Axis({ end, ticks, labelled }: ReturnType<typeof scaleTo>) {
  const { locale } = useLocale();
  return (
    <div aria-hidden css={styles.axis} data-part="axis">
      {ticks.map((tick) => (
        <span
          key={tick}
          css={styles.tick}
          data-labelled={labelled.includes(tick) || undefined}
          style={{ '--at': `${(tick / end) * 100}%` } as CSSProperties}
        >
          {labelled.includes(tick) && formatCount(locale, tick, 'compact')}
        </span>
      ))}
    </div>
  );
}
