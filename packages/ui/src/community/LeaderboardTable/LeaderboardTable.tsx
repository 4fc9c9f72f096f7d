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
import * as styles from './LeaderboardTable.styles.ts';
import { RankChange } from './RankChange.tsx';

export interface LeaderboardTableMessages {
  /** Names the table, as "Members by points". */
  label: string;
  rank: string;
  member: string;
  interests: string;
  /** The column of `gained`, as "7 days". Absent, there is no such column. */
  gained?: string;
  /** The column of the bars, as "Of first place". */
  share: string;
  points: string;
  /** Beside the reader's own name. */
  you: string;
  /** Read out in place of the sign, as "up 3 places", "down 1 place", "same place". Absent, no change is shown. */
  change?: (places: number) => string;
  /** Read out where members are left out, as "238 members between". */
  gap: (count: number) => string;
  loading: string;
  error: string;
  retry: string;
  empty: string;
  /** The sentence under `empty`. */
  emptyHint: string;
}

export interface LeaderboardTableProps {
  /** In the order of the board. Where ranks are missing between two of them, a dotted row says how many. */
  entries: readonly LeaderboardEntry[];
  /** Those who come before them and are shown elsewhere, as on a podium: they are not missing. Default none. */
  above?: readonly LeaderboardEntry[];
  /** `loading` shows rows to come, `error` a way to try again. */
  state: 'loading' | 'error' | 'done';
  /** The reader: this row is tinted, and keeps to the edge of the screen when it is scrolled out of view. */
  ownId?: string;
  /** The points that the bars are held against: those of first place, which may stand on a podium instead. */
  firstPoints: number;
  /** How many rows are expected while loading. Default 10, a page. */
  rows?: number;
  /** Below the table, how to gain the next place: "Say GM once and you pass Thomas Girard." */
  hint?: ReactNode;
  /** At the end of that line: the ways to other pages. */
  actions?: ReactNode;
  /** Asks again for what could not be read. */
  onRetry: () => void;
  /** Every word that is shown or spoken. */
  messages: LeaderboardTableMessages;
}

/** Members by points. One row reads as "248, up 36 places, selin.k, Türkiye, You, DeFi, Memes, +1,150, 12%, 8,240". */
export function LeaderboardTable(props: LeaderboardTableProps) {
  const { state, entries, rows = 10, hint, actions, onRetry, messages } = props;
  const isEmpty = state === 'done' && entries.length === 0;
  return (
    <div css={styles.root} data-component="LeaderboardTable">
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

/*
 * The roles are written out: on a phone a row is a grid, and an element that is not shown as a table is none to a
 * screen reader.
 */
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
          <Avatar id={entry.id} src={entry.avatar} />
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
