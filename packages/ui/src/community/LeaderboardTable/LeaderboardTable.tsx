'use client';
import { type CSSProperties, Fragment, type ReactNode, useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Avatar } from '../../components/Avatar/index.ts';
import { CategoryTag } from '../../components/CategoryTag/index.ts';
import { Count } from '../../components/Count/index.ts';
import { BrokenWire } from '../../components/Illustration/index.ts';
import { ListState } from '../../internal/ListState.tsx';
import { Spoken } from '../../internal/Spoken.tsx';
import { status } from '../../internal/status.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.ts';
import { Link } from '../../components/Link/index.ts';
import { Panel } from '../../components/Panel/index.ts';
import { TagList } from '../../components/TagList/index.ts';
import type { LeaderboardEntry } from './entry.ts';
import { Flag } from './Flag.tsx';
import { hiddenBefore } from './gaps.ts';
import { LeaderboardSkeleton } from './LeaderboardSkeleton.tsx';
import { type PlainRootProps, rootOf } from '../../internal/root.ts';
import * as styles from './LeaderboardTable.styles.ts';
import { RankChange } from './RankChange.tsx';

export interface LeaderboardTableMessages {
  /** Accessible name of the table, such as "Members by points". */
  label: string;
  rank: string;
  member: string;
  interests: string;
  /** Heading of the `gained` column, such as "7 days". Leave it out to hide the column. */
  gained?: string;
  /** Heading of the column of bars, such as "Of first place". */
  share: string;
  points: string;
  /** Tag beside the reader's own name. */
  you: string;
  /**
   * Screen readers read this instead of the arrow, such as "up 3 places", "down 1 place", "same place". Leave it
   * out to hide changes.
   */
  change?: (places: number) => string;
  /** Screen readers read this instead of the members in a gap, such as "238 members between". */
  gap: (count: number) => string;
  loading: string;
  error: string;
  retry: string;
  empty: string;
  /** Hint shown under `empty`. */
  emptyHint: string;
}

export interface LeaderboardTableProps extends PlainRootProps {
  /** Entries in order of rank. Dots mark each gap between ranks; screen readers read the number of missing members. */
  entries: readonly LeaderboardEntry[];
  /** Preceding entries shown elsewhere, such as on a podium, which don't count as a gap. Default: none. */
  above?: readonly LeaderboardEntry[];
  /** `loading` shows skeleton rows, `error` a retry button, `done` the table or the empty state. */
  state: 'loading' | 'error' | 'done';
  /** The reader's id. The reader's row is tinted and sticks to the edge of the viewport when scrolled out of view. */
  ownId?: string;
  /** Points of first place, which set the scale of the bars, even if first place isn't in the table. */
  firstPoints: number;
  /** Number of skeleton rows while loading. Default 10, one page. */
  rows?: number;
  /** Advice below the table, such as "Say GM once and you pass Thomas Girard." */
  hint?: ReactNode;
  /** Links to other pages, at the end of the hint's line. */
  actions?: ReactNode;
  /** Called when the reader retries after an error. */
  onRetry: () => void;
  /** All visible and announced text. */
  messages: LeaderboardTableMessages;
}

/** Members by points. A row reads as "248, up 36 places, selin.k, Türkiye, You, DeFi, Memes, +1,150, 12%, 8,240". */
export function LeaderboardTable(props: LeaderboardTableProps) {
  const { state, entries, rows = 10, hint, actions, onRetry, messages } = props;
  const isEmpty = state === 'done' && entries.length === 0;
  return (
    <div {...rootOf(props)} css={styles.root} data-component="LeaderboardTable">
      <Spoken isNews css={status}>
        {state === 'loading' && <p css={visuallyHidden}>{messages.loading}</p>}
        {(state === 'error' || isEmpty) && (
          <Panel>
            <ListState hasFailed={!isEmpty} onRetry={onRetry} emptyIllustration={<BrokenWire />} messages={messages} />
          </Panel>
        )}
      </Spoken>
      {state === 'loading' && <LeaderboardSkeleton rows={rows} messages={messages} />}
      {state === 'done' && !isEmpty && <Rows {...props} />}
      {state === 'done' && (hint || actions) && (
        <div css={styles.footer} data-part="footer">
          {hint && (
            <p css={styles.hint} data-part="hint">
              {hint}
            </p>
          )}
          {actions && (
            <div css={styles.actions} data-part="actions">
              {actions}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/* Explicit roles, because rows are grids on a phone, and non-table `display` values remove the table semantics. */
function Rows({ entries, above = [], ownId, firstPoints, messages }: LeaderboardTableProps) {
  const hasGained = messages.gained !== undefined && entries.some(({ gained }) => gained !== undefined);
  return (
    <table role="table" aria-label={messages.label} css={styles.table}>
      <thead role="rowgroup" css={styles.head}>
        <tr role="row">
          <Header part="rank">{messages.rank}</Header>
          <Header part="member">{messages.member}</Header>
          <Header part="interests">{messages.interests}</Header>
          {hasGained && <Header part="gained">{messages.gained}</Header>}
          <Header part="share">{messages.share}</Header>
          <Header part="points">{messages.points}</Header>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map((entry, index) => {
          const hidden = hiddenBefore([...above, ...entries], above.length + index);
          return (
            <Fragment key={entry.id}>
              {hidden > 0 && (
                <tr role="row" css={styles.gap} data-part="gap">
                  <td role="cell" colSpan={hasGained ? 6 : 5}>
                    <span aria-hidden css={styles.dots} />
                    <span css={visuallyHidden}>{messages.gap(hidden)}</span>
                  </td>
                </tr>
              )}
              <Row
                entry={entry}
                isOwn={entry.id === ownId}
                hasGained={hasGained}
                firstPoints={firstPoints}
                messages={messages}
              />
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function Header({ part, children }: { part: string; children: ReactNode }) {
  return (
    <th role="columnheader" scope="col" data-part={part}>
      {children}
    </th>
  );
}

interface RowProps {
  entry: LeaderboardEntry;
  isOwn: boolean;
  hasGained: boolean;
  firstPoints: number;
  messages: LeaderboardTableMessages;
}

function Row({ entry, isOwn, hasGained, firstPoints, messages }: RowProps) {
  const { locale } = useLocale();
  const format = useMemo(
    () => ({
      gained: new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }),
      share: new Intl.NumberFormat(locale, { style: 'percent' }),
    }),
    [locale],
  );
  const share = Math.max(0, Math.min(1, entry.points / Math.max(1, firstPoints)));
  return (
    <tr role="row" data-part="row" data-own={isOwn || undefined} data-tone={isOwn ? 'accent' : undefined}>
      <td role="cell" data-part="rank">
        <span css={styles.rank}>
          <span data-part="number">
            <Count value={entry.rank} />
          </span>
          <span data-part="change">
            {entry.change !== undefined && messages.change && (
              <RankChange change={entry.change} messages={{ change: messages.change }} />
            )}
          </span>
        </span>
      </td>
      <th role="rowheader" scope="row" data-part="member">
        <span css={styles.member}>
          <Avatar memberId={entry.id} src={entry.avatar} />
          <span css={styles.words}>
            <span css={styles.name}>
              <Link variant="quiet" href={entry.href}>
                <bdi>{entry.name}</bdi>
              </Link>
              {entry.flag && <Flag {...entry.flag} />}
            </span>
            {isOwn && <CategoryTag tone="tint">{messages.you}</CategoryTag>}
          </span>
        </span>
      </th>
      <td role="cell" data-part="interests">
        <TagList variant="text" size="m" tags={entry.interests} />
      </td>
      {hasGained && (
        <td role="cell" data-part="gained">
          {entry.gained !== undefined && format.gained.format(entry.gained)}
        </td>
      )}
      <td role="cell" data-part="share" data-tone={isOwn ? 'accent' : undefined}>
        <span css={styles.bar} style={{ '--share': `${share * 100}%` } as CSSProperties} />
        <span css={visuallyHidden}>{format.share.format(share)}</span>
      </td>
      <td role="cell" data-part="points">
        <Count value={entry.points} />
      </td>
    </tr>
  );
}
