'use client';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Points } from '../Points/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { StatusBadge } from '../../components/StatusBadge/index.ts';
import * as styles from './SubmissionCard.styles.ts';

export type SubmissionStatus = 'inReview' | 'accepted' | 'rejected';

export interface SubmissionCardProps {
  /** What was sent, in its own words or as its address. */
  title: string;
  /** Where it can be seen; opens in a new tab. Absent, the title is text. */
  href?: string;
  /** What kind it is: a mark or an Icon of size `l`. Decoration. */
  icon: ReactNode;
  /** When it was sent: a RelativeTime. */
  date: ReactNode;
  /** What has been decided about it. */
  status: SubmissionStatus;
  /** What it brought; needed when `accepted`. */
  points?: number;
  /** Why, in a few words; shown when `rejected`. */
  reason?: ReactNode;
  /** The reader wants to know more about the reason. */
  onReadReason?: () => void;
  /** Level of the title on the page around it. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Every word that is shown or spoken. */
  messages: Record<SubmissionStatus, string> & {
    /** On the button, as "See why"; the title is read after it. */
    readReason: string;
    /** Read out after a title that leads away, as "opens in a new tab". */
    newTab: string;
  };
}

/** Something that a member sent, and what became of it. A row of a divided Panel. */
export function SubmissionCard({
  title,
  href,
  icon,
  date,
  status,
  points,
  reason,
  onReadReason,
  headingLevel = 3,
  messages,
}: SubmissionCardProps) {
  const id = useId();
  const actionId = `${id}-action`;
  const Heading = `h${headingLevel}` as const;
  return (
    <article css={styles.root} data-component="SubmissionCard" data-status={status}>
      <div data-part="icon">{icon}</div>
      <div data-part="words">
        <Heading id={id} dir="auto" data-part="title">
          {href ? (
            <Link href={href} variant="quiet" isExternal messages={messages}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        <p data-part="facts">
          {date}
          {status === 'rejected' && reason && <span data-part="reason">{reason}</span>}
        </p>
      </div>
      <div data-part="outcome">
        <StatusBadge status={status}>{messages[status]}</StatusBadge>
        {status === 'accepted' && points !== undefined && (
          <span data-part="points">
            <Points value={points} isSigned />
          </span>
        )}
        {status === 'rejected' && onReadReason && (
          <Button size="s" id={actionId} aria-labelledby={`${actionId} ${id}`} onPress={onReadReason}>
            {messages.readReason}
          </Button>
        )}
      </div>
    </article>
  );
}

/** The room of a SubmissionCard. Silent: what is loading says so once. */
export function SubmissionCardSkeleton() {
  return (
    <div css={styles.root} data-component="SubmissionCardSkeleton" aria-hidden>
      <div data-part="icon">
        <Skeleton shape="block" inlineSize="20px" blockSize="20px" />
      </div>
      <div data-part="words">
        <div data-part="title">
          <Skeleton inlineSize="60%" />
        </div>
        <div data-part="facts">
          <Skeleton inlineSize="30%" />
        </div>
      </div>
      <div data-part="outcome">
        <Skeleton inlineSize="6em" />
      </div>
    </div>
  );
}
