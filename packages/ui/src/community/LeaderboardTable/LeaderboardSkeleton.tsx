'use client';
import { Skeleton } from '../../components/Skeleton/index.ts';
import type { LeaderboardTableMessages } from './LeaderboardTable.tsx';
import * as styles from './LeaderboardTable.styles.ts';

interface LeaderboardSkeletonProps {
  rows: number;
  messages: LeaderboardTableMessages;
}

/** The table with skeleton bars instead of text, so that nothing shifts when the rows load. */
export function LeaderboardSkeleton({ rows, messages }: LeaderboardSkeletonProps) {
  return (
    <table aria-hidden css={styles.table}>
      <thead css={styles.head}>
        <tr>
          {(['rank', 'member', 'interests', 'gained', 'share', 'points'] as const).map(
            (part) =>
              messages[part] !== undefined && (
                <th key={part} data-part={part}>
                  {messages[part]}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row} data-part="row">
            <td data-part="rank">
              <span css={styles.rank}>
                <Skeleton inlineSize="1.5em" />
                {messages.change && <Skeleton inlineSize="1.5em" />}
              </span>
            </td>
            <td data-part="member">
              <span css={styles.member}>
                <Skeleton shape="circle" />
                <Skeleton inlineSize="9em" />
              </span>
            </td>
            <td data-part="interests">
              <Skeleton inlineSize="10em" />
            </td>
            {messages.gained !== undefined && (
              <td data-part="gained">
                <span css={styles.figure}>
                  <Skeleton inlineSize="3em" />
                </span>
              </td>
            )}
            <td data-part="share">
              <Skeleton shape="block" blockSize="4px" />
            </td>
            <td data-part="points">
              <span css={styles.figure}>
                <Skeleton inlineSize="3.5em" />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
