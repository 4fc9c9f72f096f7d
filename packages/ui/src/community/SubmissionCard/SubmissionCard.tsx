'use client';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Points } from '../Points/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { StatusBadge } from '../../components/StatusBadge/index.ts';
import type { NamedRootProps, PlainRootProps } from '../../internal/root.ts';
import * as styles from './SubmissionCard.styles.ts';

export type SubmissionStatus = 'inReview' | 'accepted' | 'rejected';

export interface SubmissionCardProps extends NamedRootProps {
  /** Title or URL of the submission. */
  title: string;
  /** URL of the submission, opened in a new tab. Leave it out to show the title as plain text. */
  href?: string;
  /** Mark or Icon of the submission's type, size `l`; decorative. */
  icon: ReactNode;
  /** Time of submission, as a RelativeTime. */
  date: ReactNode;
  /** Status of the submission. */
  status: SubmissionStatus;
  /** Points awarded. Required when `accepted`. */
  points?: number;
  /** Reason in a few words; shown when `rejected`. */
  reason?: ReactNode;
  /** A remark after the date, such as that the post no longer exists. */
  note?: ReactNode;
  /** Called when the reader asks for details about the reason; offered only when `rejected`. */
  onReadReason?: () => void;
  /** Called when the reader wants to appeal; offered only when `rejected`. Leave it out if no appeal is possible. */
  onAppeal?: () => void;
  /** Called when the reader wants to withdraw the submission; offered only when `inReview`. */
  onWithdraw?: () => void;
  /** AppealSteps, below the card's text. */
  appeal?: ReactNode;
  /** Heading level of the title. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** All visible and announced text. */
  messages: Record<SubmissionStatus, string> & {
    /** Label of the button, such as "See why"; screen readers read the title after it. */
    readReason: string;
    /** Label of the button, such as "Appeal"; screen readers read the title after it. */
    appeal: string;
    /** Label of the button, such as "Withdraw"; screen readers read the title after it. */
    withdraw: string;
    /** Screen readers read this after an external link, such as "opens in a new tab". */
    newTab: string;
  };
}

/** A member's submission and its status. A row of a divided Panel. */
export function SubmissionCard({
  title,
  href,
  icon,
  date,
  status,
  points,
  reason,
  note,
  onReadReason,
  onAppeal,
  onWithdraw,
  appeal,
  headingLevel = 3,
  messages,
  ...root
}: SubmissionCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const actions = [
    { name: 'readReason' as const, onPress: status === 'rejected' && onReadReason },
    { name: 'appeal' as const, onPress: status === 'rejected' && onAppeal },
    { name: 'withdraw' as const, onPress: status === 'inReview' && onWithdraw },
  ].flatMap(({ name, onPress }) => (onPress ? [{ name, onPress }] : []));
  return (
    <article {...root} css={styles.root} data-component="SubmissionCard" data-status={status}>
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
          {note && <span data-part="note">{note}</span>}
        </p>
      </div>
      <div data-part="outcome">
        <StatusBadge status={status}>{messages[status]}</StatusBadge>
        {status === 'accepted' && points !== undefined && (
          <span data-part="points">
            <Points value={points} isSigned />
          </span>
        )}
        {actions.length > 0 && (
          <div data-part="actions">
            {actions.map(({ name, onPress }) => (
              <Button
                key={name}
                size="s"
                id={`${id}-${name}`}
                aria-labelledby={`${id}-${name} ${id}`}
                onPress={onPress}
              >
                {messages[name]}
              </Button>
            ))}
          </div>
        )}
      </div>
      {appeal && <div data-part="appeal">{appeal}</div>}
    </article>
  );
}

/** Placeholder the size of a SubmissionCard. Not announced: the surrounding region announces loading once. */
export function SubmissionCardSkeleton(root: PlainRootProps) {
  return (
    <div {...root} css={styles.root} data-component="SubmissionCardSkeleton" aria-hidden>
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
